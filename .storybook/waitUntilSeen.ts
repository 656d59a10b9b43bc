import { expect } from 'storybook/test';

/** Longest that what is asked for may take to appear, or to go, ms. */
const patienceMs = 2_000;

const isSeen = (element: Element): boolean =>
  element.isConnected && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

/** What hides it: the element and all that it stands in, with what each says of itself. */
function trailOf(element: Element): string {
  const lines: string[] = [];
  for (let each: Element | null = element; each; each = each.parentElement) {
    const { display, visibility, opacity } = getComputedStyle(each);
    const states = each.getAttributeNames().filter((name) => name.startsWith('data-') || name === 'hidden');
    const moves = each
      .getAnimations()
      .map(({ playState, currentTime }) => `${playState} at ${String(currentTime)}`);
    lines.push([each.tagName, display, visibility, opacity, ...states, ...moves].join(' '));
  }
  return lines.join('\n  ');
}

/**
 * Lets `toBeVisible` wait as a person would: what a dialog or a list fades in is there from the first frame that shows
 * it, and a busy machine draws that one late. Says what hides an element that stays hidden.
 */
export function waitUntilSeen(): void {
  expect.extend({
    async toBeVisible(element: Element) {
      const until = performance.now() + patienceMs;
      while (isSeen(element) === Boolean(this.isNot) && performance.now() < until)
        await new Promise((resolve) => setTimeout(resolve, 20));
      const pass = isSeen(element);
      return {
        pass,
        message: () => `Expected this to be ${pass ? 'out of sight' : 'seen'}:\n  ${trailOf(element)}`,
      };
    },
  });
}
