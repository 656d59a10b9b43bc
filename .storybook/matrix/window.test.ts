import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { initialGlobals } from '../modes.ts';
import { compose, setGutter } from './run.ts';

const files = import.meta.glob<{ Default: unknown; default: unknown }>(
  '../../src/design-system/components/VirtualGrid/VirtualGrid.stories.tsx',
  { eager: true },
);

it('a grid draws what a window shows that has only grown taller', async () => {
  await page.viewport(1200, 600);
  const [grid] = Object.values(files);
  const story = compose(grid?.Default, grid?.default, { ...initialGlobals, a11y: { manual: true } });
  setGutter(story);
  await story.run();
  const bottom = () => document.querySelector('ul > li:last-child')?.getBoundingClientRect().bottom;
  await expect.poll(bottom).toBeLessThan(1800);
  await page.viewport(1200, 3000);
  await expect.poll(bottom).toBeGreaterThan(3000);
});
