import { expect, fn } from 'storybook/test';
import { Matrix } from '#testing/Matrix';
import { blockNavigation } from '#testing/blockNavigation';
import { forceState } from '#testing/State';
import preview from '#.storybook/preview';
import { TopNav } from '.';

const meta = preview.meta({
  component: TopNav,
  decorators: [blockNavigation],
  args: {
    'aria-label': 'Main',
    items: [
      { id: 'home', label: 'Home', href: '#home' },
      { id: 'games', label: 'Game center', href: '#games' },
      { id: 'about', label: 'About us', href: '#about' },
    ],
    currentId: 'home',
  },
});

export const Default = meta.story();
Default.test('names the page that is open, and leads to the others', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Home');
  const followed = fn();
  for (const link of canvas.getAllByRole('link')) link.addEventListener('click', followed);
  await userEvent.click(canvas.getByRole('link', { name: 'Game center' }));
  canvas.getByRole('link', { name: 'About us' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(followed).toHaveBeenCalledTimes(2);
});

export const States = meta.story({
  play: ({ canvas }) => {
    forceState(canvas.getByRole('link', { name: 'Game center' }), 'hovered');
    forceState(canvas.getByRole('link', { name: 'About us' }), 'focused', 'focus-visible');
  },
});
export const LongText = meta.story({
  decorators: [(Story) => <div style={{ inlineSize: 320 }}>{Story()}</div>],
  args: {
    items: [
      { id: 'home', label: 'Beginning of everything', href: '#home' },
      { id: 'games', label: 'Every game of every studio', href: '#games' },
    ],
  },
});

export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: (args) => (
    <Matrix>{({ brand, theme }) => <TopNav {...args} aria-label={`Main ${brand} ${theme}`} />}</Matrix>
  ),
});
