import { isStory } from 'storybook/internal/csf';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cells, type Cell } from '../modes.ts';
import { findWide, phoneWidth } from './overflow.ts';
import { compose, nameOf, setGutter, sizeOf, type StoryFiles } from './run.ts';

/** Right to left, tall marks without spaces, and the hostile brand with text 40 % longer. */
export const layoutCells = cells.filter(({ globals }) => ['ar', 'th', 'en-XA'].includes(globals.locale));
const phoneHeight = 844;

async function resize(width: number, height: number): Promise<void> {
  if (innerWidth !== width || innerHeight !== height) await page.viewport(width, height);
}

/**
 * Tests every story, as it stands before it is played, in cells whose languages break layouts: on a phone's width, and
 * before that on the wider page that it may ask for, nothing reaches beyond the sides. Those tagged `matrix` are held to
 * the same where they are drawn in every cell.
 */
export function testWidths(files: StoryFiles, within: readonly Cell[] = layoutCells): void {
  for (const [path, exports] of Object.entries(files)) {
    const drawn = Object.entries(exports).filter(
      ([, exported]) => isStory(exported as never) && !isInMatrix(exported, exports['default']),
    );
    if (drawn.length === 0) continue;
    describe(nameOf(path), () => {
      for (const [exportName, exported] of drawn)
        it(`${exportName} keeps between the sides`, () => draw(exported, exports['default'], within));
    });
  }
}

const isInMatrix = (exported: unknown, meta: unknown): boolean =>
  compose(exported, meta, {}).tags.includes('matrix');

async function draw(exported: unknown, meta: unknown, within: readonly Cell[]): Promise<void> {
  const found: string[] = [];
  const note = (cell: string) =>
    found.push(...findWide().map((each) => `${cell}, ${innerWidth} px: ${each}`));
  for (const { name, globals } of within) {
    const story = compose(exported, meta, { ...globals, a11y: { manual: true } }, { play: undefined });
    const { width, height } = sizeOf(story) ?? { width: phoneWidth, height: phoneHeight };
    await resize(width, height);
    setGutter(story);
    await story.run();
    note(name);
    if (width <= phoneWidth) continue;
    await resize(phoneWidth, phoneHeight);
    // What measures its room follows the new size a frame or two later.
    await vi.waitUntil(() => findWide().length === 0, { timeout: 2000 }).catch(() => note(name));
  }
  expect(found).toEqual([]);
}
