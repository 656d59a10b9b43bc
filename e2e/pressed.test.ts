import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { useJourneys } from './harness/journeys';
import { desktop, type Cell } from './harness/visit';

const { walk } = useJourneys();
const phone: Cell = { ...desktop, device: 'phone', theme: 'light' };

/** Marks one element in sight for each look that can be pressed, and says what they are. What opens something shows that. */
const markPressables = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const looks = new Map<string, Element>();
    for (const each of document.querySelectorAll('a[href], button:enabled, summary')) {
      const { x, y, width, height } = each.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      if (!hit || !each.contains(hit) || each.ariaHasPopup || each.matches('[aria-expanded]')) continue;
      looks.set(`${each.tagName} ${each.className}`, each);
    }
    return [...looks.values()].map((each, at) => {
      each.setAttribute('data-press-me', String(at));
      return `${each.tagName} ${each.getAttribute('aria-label') ?? each.textContent.trim().slice(0, 40)}`;
    });
  });

/** The middle of the element; nothing when it has gone: slides and rails move on. */
const pointOf = (page: Page, at: number): Promise<{ x: number; y: number } | undefined> =>
  page.evaluate((place) => {
    const found = document.querySelector(`[data-press-me="${place}"]`);
    found?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { x = 0, y = 0, width = 0, height = 0 } = found?.getBoundingClientRect() ?? {};
    const point = { x: x + width / 2, y: y + height / 2 };
    return found?.contains(document.elementFromPoint(point.x, point.y)) ? point : undefined;
  }, at);

const painted = ['opacity', 'color', 'backgroundColor', 'borderColor', 'boxShadow', 'transform', 'textDecorationColor'] as const; // prettier-ignore

/** What is painted of the element and of all within it. */
const lookOf = (page: Page, at: number): Promise<string> =>
  page.evaluate(
    ({ place, names }) =>
      [...document.querySelectorAll(`[data-press-me="${place}"], [data-press-me="${place}"] *`)]
        .map((each) => getComputedStyle(each))
        .flatMap((look) => names.map((name) => look[name]))
        .join(),
    { place: at, names: painted },
  );

it.each([
  { at: '/', cell: desktop },
  { at: '/rng', cell: phone },
  { at: '/sports', cell: desktop },
])('whatever is pressed on $at shows it before it is let go, $cell.device', ({ at, cell }) =>
  walk({ at, cell, hasAxe: false }, async ({ page }) => {
    const silent: string[] = [];
    let pressed = 0;
    for (const [index, name] of (await markPressables(page)).entries()) {
      const point = await pointOf(page, index);
      if (!point) continue;
      await page.mouse.move(point.x, point.y);
      await page.waitForTimeout(150);
      const before = await lookOf(page, index);
      await page.mouse.down();
      const isSeen = await expect.poll(() => lookOf(page, index), { timeout: 1_000 }).not.toBe(before).then(() => true, () => false); // prettier-ignore
      if (!isSeen) silent.push(name);
      // Let go elsewhere, it presses nothing.
      await page.mouse.move(1, 1);
      await page.mouse.up();
      pressed += 1;
    }
    expect(pressed).toBeGreaterThan(5);
    expect(silent).toEqual([]);
  }),
);
