import { page } from 'vitest/browser';
import { initialGlobals } from '../modes.ts';
import { compose, setGutter, sizeOf } from './run.ts';

/**
 * Draws a story in the first theme, brand and language, in a viewport of its size, and plays it; axe stays out.
 *
 * @param args instead of some of the story's own
 */
export async function show(story: unknown, args: object = {}): Promise<HTMLElement> {
  const globals = { ...initialGlobals, isStacked: false, a11y: { manual: true } };
  const composed = compose(story, undefined, globals);
  const { width, height } = sizeOf(composed) ?? { width: 1200, height: 900 };
  await page.viewport(width, height);
  setGutter(composed);
  await composed.run({ args: { ...composed.args, ...args } });
  return document.body;
}
