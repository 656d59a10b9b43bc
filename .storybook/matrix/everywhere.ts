import { isStory } from 'storybook/internal/csf';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { brands, themes, type BrandId, type ThemeId } from '../../src/design-system/theme/brands.ts';
import { choices, initialGlobals, viewports } from '../modes.ts';
import { findWide, phoneWidth } from './overflow.ts';
import { compose, assertAxeRan, nameOf, setGutter, sizeOf, type StoryFiles } from './run.ts';

/** The widths that the product is designed at, the widest first: what fits there shrinks, as a window does. */
const frames = [viewports.wide, viewports.tablet, viewports.phone].map(({ styles }) => ({
  width: Number.parseInt(styles.width),
  height: Number.parseInt(styles.height),
}));

const languages = choices.locale.map(({ value }) => value);
/** Themes differ in colours only: what fits in one fits in all. */
const [firstTheme] = themes;

/** Minutes are what a hundred drawings take on a busy machine. */
const timeout = 600_000;

/**
 * Tests every story tagged `matrix` in every brand, language and width, before it is played: it is drawn without a missing
 * word and nothing reaches beyond the sides. In the first language axe looks at each brand and theme.
 */
export function testEverywhere(files: StoryFiles): void {
  for (const [path, exports] of Object.entries(files)) {
    const name = nameOf(path);
    const drawn = Object.entries(exports).filter(
      ([, exported]) =>
        isStory(exported as never) && compose(exported, exports['default'], {}).tags.includes('matrix'),
    );
    if (drawn.length === 0) continue;
    describe(name, () => {
      for (const [exportName, exported] of drawn)
        for (const brand of brands) {
          for (const theme of themes)
            it(`${exportName}, ${brand}, ${theme}: axe`, () =>
              look(exported, exports['default'], brand, theme));
          it(`${exportName}, ${brand}: ${languages.length} languages`, { timeout }, () =>
            drawAll(exported, exports['default'], brand),
          );
        }
    });
  }
}

async function look(exported: unknown, meta: unknown, brand: BrandId, theme: ThemeId): Promise<void> {
  const globals = {
    ...initialGlobals,
    brand,
    theme,
    locale: 'en',
    isStacked: false,
    a11y: { manual: false },
  };
  const story = compose(exported, meta, globals);
  const { width, height } = sizeOf(story) ?? { width: 1200, height: 900 };
  await page.viewport(width, height);
  setGutter(story);
  await story.run();
  assertAxeRan(story);
}

async function drawAll(exported: unknown, meta: unknown, brand: BrandId): Promise<void> {
  const found: string[] = [];
  for (const locale of languages) {
    const globals = {
      ...initialGlobals,
      brand,
      theme: firstTheme,
      locale,
      isStacked: false,
      a11y: { manual: true },
    };
    const story = compose(exported, meta, globals, { play: undefined });
    // A story for a phone has no wide page to stand on.
    const most = sizeOf(story)?.width ?? Infinity;
    const widths = frames.filter(({ width }) => width <= Math.max(most, phoneWidth));
    for (const [index, { width, height }] of widths.entries()) {
      await page.viewport(width, height);
      if (index === 0) {
        setGutter(story);
        await story.run();
      }
      // What measures its room follows the new size a frame or two later.
      await vi
        .waitUntil(() => findWide().length === 0, { timeout: 2000, interval: 20 })
        .catch(() => undefined);
      found.push(...findWide().map((each) => `${locale}, ${width} px: ${each}`));
    }
  }
  expect(found).toEqual([]);
}
