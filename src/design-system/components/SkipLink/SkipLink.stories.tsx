import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { SkipLink } from '.';

const meta = preview.meta({
  component: SkipLink,
  args: { targetId: 'main' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <nav aria-label="Main">
        <a href="#one">One of many links</a>
      </nav>
      <main id="main" tabIndex={-1}>
        The content of the page
      </main>
    </>
  ),
});

export const Default = meta.story();
Default.test('comes first and jumps over the header', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  const link = canvas.getByRole('link', { name: 'Skip to content' });
  await expect(link).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByRole('main')).toHaveFocus();
});
export const Focused = meta.story({
  tags: ['matrix'],
  play: async ({ canvas }) => {
    canvas.getAllByRole('link')[0]?.focus();
    await expect(getComputedStyle(canvas.getAllByRole('link')[0] as HTMLElement).clipPath).toBe('none');
  },
});
