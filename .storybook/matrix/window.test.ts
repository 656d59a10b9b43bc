import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from './show.ts';

const files = import.meta.glob<{ Default: unknown }>(
  '../../src/design-system/components/VirtualGrid/VirtualGrid.stories.tsx',
  { eager: true },
);

it('a grid draws what a window shows that has only grown taller', async () => {
  const [grid] = Object.values(files);
  await show(grid?.Default);
  await page.viewport(1200, 600);
  const bottom = () => document.querySelector('ul > li:last-child')?.getBoundingClientRect().bottom;
  await expect.poll(bottom).toBeLessThan(1800);
  await page.viewport(1200, 3000);
  await expect.poll(bottom).toBeGreaterThan(3000);
});
