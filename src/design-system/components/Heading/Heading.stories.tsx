import { expect } from 'storybook/test';
import { Stack } from '#ds/Stack';
import { phoneFrame } from '#testing/Frame';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { Heading } from '.';

const meta = preview.meta({
  component: Heading,
  tags: ['new'],
  args: { children: 'Your bets stay open' },
});

const sizes = ['sm', 'md', 'lg', 'xl', '2xl'] as const;

const Gallery = () => (
  <Stack gap={3}>
    {(['text', 'display'] as const).map((face) =>
      sizes.map((size) => (
        <Heading key={`${face}-${size}`} level={3} size={size} face={face}>
          {`${face}, ${size}`}
        </Heading>
      )),
    )}
  </Stack>
);

export const Default = meta.story();
Default.test('is a heading of its level', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 2, name: 'Your bets stay open' })).toBeVisible();
});

/** Each size in the face of text and in the brand's. */
export const Faces = meta.story({ render: () => <Gallery /> });

export const LongText = meta.story({
  args: { wrap: 'anywhere' as const, children: 'Donaudampfschifffahrtsgesellschaftskapitänspatentprüfung' },
  decorators: [phoneFrame],
});
LongText.test('breaks a name that has no spaces', async ({ canvas }) => {
  const heading = canvas.getByRole('heading');
  await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
});

export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => (
    <Matrix>
      <Gallery />
    </Matrix>
  ),
});
