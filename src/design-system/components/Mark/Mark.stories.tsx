import { expect, waitFor } from 'storybook/test';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { Mark } from '.';

const bird =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cpath d='M12 1l3 8 8 3-8 3-3 8-3-8-8-3 8-3z'/%3E%3C/svg%3E";

const meta = preview.meta({ component: Mark, args: { name: 'Orrery', src: bird } });

const Gallery = () => (
  <p style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
    <Mark name="Orrery" src={bird} size="sm" />
    <Mark name="Orrery" src={bird} />
    <Mark name="Orrery" src={bird} size="lg" />
    <Mark name="Velora" />
    {'Orrery and Velora'}
  </p>
);

export const Default = meta.story();

/** The address leads nowhere. */
export const Broken = meta.story({ args: { src: 'data:image/png;base64,AAAA' } });
Broken.test('shows the first letter instead of a mark that cannot be had', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('O')).toBeVisible());
});

export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => <Matrix>{() => <Gallery />}</Matrix>,
});
