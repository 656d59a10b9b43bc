import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import * as grid from '../../src/design-system/components/VirtualGrid/VirtualGrid.stories.tsx';
import { initialGlobals } from '../modes.ts';
import { compose, setGutter } from './run.ts';

it('a grid draws what a window shows that has only grown taller', async () => {
  await page.viewport(1200, 600);
  const story = compose(grid.Default, undefined, { ...initialGlobals, a11y: { manual: true } });
  setGutter(story);
  await story.run();
  const bottom = () => document.querySelector('ul > li:last-child')?.getBoundingClientRect().bottom;
  await expect.poll(bottom).toBeLessThan(1800);
  await page.viewport(1200, 3000);
  await expect.poll(bottom).toBeGreaterThan(3000);
});
