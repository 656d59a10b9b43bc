import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { expect } from 'vitest';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
  run: (
    context: unknown,
    options: unknown,
  ) => Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
}

/**
 * Holds the page of the moment, without the games framed in it, against the rules of axe. While a dialog is open, only
 * the dialog is there for people, so that `within` names it.
 */
export async function assertNoAxeViolations(page: Page, within?: string): Promise<void> {
  const viewport = page.viewportSize() ?? { width: 1440, height: 900 };
  if (within === undefined) await showWhole(page, viewport.width);
  await page.evaluate(source);
  const found = await page.evaluate(async (place) => {
    const { axe } = globalThis as unknown as { axe: Axe };
    const { violations } = await axe.run(
      // React Aria's announcer names a pressed button for seconds after its dialog has gone.
      { exclude: ['iframe', '[data-live-announcer]'], ...(place !== undefined && { include: [place] }) },
      {
        iframes: false,
        reporter: 'no-passes',
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
    );
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
    );
  }, within);
  await page.setViewportSize(viewport);
  expect(found, 'violations').toEqual([]);
}

/** CSS pixels; a hall of thousands of games is looked at in part. */
const tallest = 12_000;

/**
 * Makes the window as tall as the page: what a bar at the edge of the window covers now, scrolling uncovers. What was
 * below the window takes its real height only when it is in view, so that this may take several steps.
 */
async function showWhole(page: Page, width: number): Promise<void> {
  await expect
    .poll(async () => {
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height: Math.min(height, tallest) });
      return page.evaluate(async (most) => {
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
        return Math.min(document.documentElement.scrollHeight, most) - innerHeight;
      }, tallest);
    })
    .toBe(0);
}
