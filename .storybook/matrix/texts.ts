import { isStory } from 'storybook/internal/csf';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fewestLetters, findTextFaults } from '../../scripts/textFaults.ts';
import { locales, type LocaleTag } from '../../locales/registry.ts';
import { initialGlobals } from '../modes.ts';
import { compose, nameOf, setGutter, sizeOf, type StoryFiles } from './run.ts';

/** The longest words, right to left, and scripts with tall or wide signs and without spaces. */
const languages: readonly LocaleTag[] = ['ta', 'ar', 'th', 'my', 'hi', 'ja'];
const others = locales.map(({ tag }) => tag).filter((tag) => !languages.includes(tag));
const widths = [1280, 768, 360];
const height = 900;

/** Minutes are what eighteen drawings take on a busy machine. */
const timeout = 300_000;

/**
 * Tests every story, as it stands before it is played, with the longest figures and names that the platform can send: no
 * text lies over another, none is cut without saying so, and nothing scrolls sideways. In the languages that break
 * layouts it is looked at in three widths; each other language has every so many stories, in a width that changes.
 */
export function testTexts(files: StoryFiles): void {
  let turn = 0;
  for (const [path, exports] of Object.entries(files)) {
    const drawn = Object.entries(exports).filter(([, exported]) => isStory(exported as never));
    if (drawn.length === 0) continue;
    describe(nameOf(path), () => {
      for (const [exportName, exported] of drawn) {
        const other = others[turn % others.length];
        const width = widths[Math.floor(turn / others.length) % widths.length];
        turn += 1;
        it(`${exportName} keeps its texts apart, with the longest figures`, { timeout }, async () => {
          const found: string[] = [];
          for (const locale of languages)
            found.push(...(await look(exported, exports['default'], locale, widths)));
          if (other && width) found.push(...(await look(exported, exports['default'], other, [width])));
          expect(found).toEqual([]);
        });
      }
    });
  }
}

async function look(
  exported: unknown,
  meta: unknown,
  locale: LocaleTag,
  among: readonly number[],
): Promise<string[]> {
  const globals = {
    ...initialGlobals,
    locale,
    currency: 'longest',
    isStacked: false,
    a11y: { manual: true },
  };
  const story = compose(exported, meta, globals, { play: undefined });
  const faults = () => findTextFaults(fewestLetters);
  // A story for a phone has no wide page to stand on.
  const most = sizeOf(story)?.width ?? Infinity;
  const fitting = among.filter((width) => width <= Math.max(most, 390));
  const found: string[] = [];
  for (const [index, width] of fitting.entries()) {
    await page.viewport(width, height);
    if (index === 0) {
      setGutter(story);
      await story.run();
    }
    // What measures its room follows the new size a frame or two later.
    await vi.waitUntil(() => faults().length === 0, { timeout: 500, interval: 50 }).catch(() => undefined);
    found.push(...faults().map((each) => `${locale}, ${width} px: ${each}`));
  }
  return found;
}
