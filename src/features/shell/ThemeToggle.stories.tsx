import { expect, fn } from 'storybook/test';
import { themeScope } from '#theme/themeScope';
import preview from '#.storybook/preview';
import { ThemeToggle } from './ThemeToggle';

const wear = (theme: 'dark' | 'light') => {
  for (const [name, value] of Object.entries(themeScope('aurora', theme))) {
    document.documentElement.setAttribute(name, value);
  }
};

const meta = preview.meta({ component: ThemeToggle, args: { onPress: fn() } });

export const Default = meta.story();
Default.test('tells a press and knows no theme', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: 'Switch between light and dark' });
  await userEvent.click(button);
  button.focus();
  await userEvent.keyboard(' ');
  await expect(args.onPress).toHaveBeenCalledTimes(2);
});
Default.test('the drawing follows the attribute of the page', async ({ canvas }) => {
  const shown = () =>
    Array.from(canvas.getByRole('button').querySelectorAll('svg'), (svg) => getComputedStyle(svg).visibility);
  wear('light');
  await expect(shown()).toEqual(['visible', 'hidden']);
  wear('dark');
  await expect(shown()).toEqual(['hidden', 'visible']);
  wear('light');
});

export const InDrawer = meta.story({ args: { size: 'md', emphasis: 'solid' } });
export const Matrix = Default.extend({ tags: ['matrix', '!autodocs'] });
