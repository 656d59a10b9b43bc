import { expect, fn } from 'storybook/test';
import { Matrix } from '#testing/Matrix';
import { phoneFrame } from '#testing/Frame';
import { forceState } from '#testing/State';
import preview from '#.storybook/preview';
import { Breadcrumbs } from '.';

const items = [
  { id: 'home', label: 'Home', href: '#home' },
  { id: 'slots', label: 'Slots', href: '#slots' },
  { id: 'velora', label: 'Velora game hall' },
];
const meta = preview.meta({ component: Breadcrumbs, args: { items, onAction: fn() } });

export const Default = meta.story();
Default.test('leads back, and says where the page is', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible();
  await expect(canvas.getByText('Velora game hall')).toHaveAttribute('aria-current', 'page');
  await userEvent.tab();
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: 'Slots' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onAction).toHaveBeenLastCalledWith('slots');
  await userEvent.click(canvas.getByRole('link', { name: 'Home' }));
  await expect(args.onAction).toHaveBeenLastCalledWith('home');
});
export const States = meta.story({
  play: async ({ canvas }) => {
    forceState(await canvas.findByRole('link', { name: 'Home' }), 'hovered');
    forceState(canvas.getByRole('link', { name: 'Slots' }), 'focused', 'focus-visible');
  },
});
export const LongText = meta.story({
  args: {
    items: Array.from({ length: 7 }, (_, index) => ({
      id: `${index}`,
      label: `Member number ${index + 1}`,
      href: `#${index}`,
    })),
  },
  decorators: [phoneFrame],
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => (
    <Matrix>{({ brand, theme }) => <Breadcrumbs items={items} aria-label={`${brand} ${theme}`} />}</Matrix>
  ),
});
