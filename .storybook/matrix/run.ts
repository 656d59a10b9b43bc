import { isStory } from 'storybook/internal/csf';
import { composeStory, getCsfFactoryAnnotations } from 'storybook/preview-api';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cells, viewports, type Cell } from '../modes.ts';
import { findMoving } from './motion.ts';
import { findWide, phoneWidth } from './overflow.ts';

/** Story files by path, as `import.meta.glob` gives them. */
export type StoryFiles = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

// The switch that main.ts sets for the workshop, and without which a story refuses `.test`.
vi.stubGlobal('FEATURES', { experimentalTestSyntax: true });

type Composed = ReturnType<typeof composeStory>;
type Play = NonNullable<Parameters<typeof composeStory>[0]['play']>;

const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** Until what is drawn has run its effects, and what these have measured is drawn as well. */
async function settle(): Promise<void> {
  await new Promise(requestAnimationFrame);
  // React goes on in tasks of this kind, of which each may ask for another one.
  await nextTask();
  await nextTask();
}

/**
 * The story as a page with these globals would have it, and with these annotations instead of its own. It is settled
 * when it is played, and again afterwards: React for visitors has no `act`, with which Storybook waits for effects.
 */
export function compose(exported: unknown, meta: unknown, globals: object, instead: object = {}): Composed {
  const annotations = getCsfFactoryAnnotations(exported as never, meta as never);
  const { play }: { play?: Play | undefined } = { ...annotations.meta, ...annotations.story, ...instead };
  const playSettled: Play = async (context) => {
    await settle();
    if (!play) return;
    await play(context);
    await settle();
  };
  return composeStory(
    { ...annotations.story, ...instead, play: playSettled },
    annotations.meta ?? {},
    { initialGlobals: globals },
    annotations.preview,
  );
}

/** CSS pixels of the viewport that the story asks for. */
export function sizeOf({ globals }: Composed): { width: number; height: number } | undefined {
  const asked = (globals['viewport'] as { value?: string } | undefined)?.value ?? '';
  const frame = Object.entries(viewports).find(([name]) => name === asked)?.[1].styles;
  return frame ? { width: Number.parseInt(frame.width), height: Number.parseInt(frame.height) } : undefined;
}

/** The workshop's own gutter, into which a carousel may reach. */
export function setGutter({ parameters }: Composed): void {
  document.body.style.padding = parameters['layout'] === 'fullscreen' ? '0' : '1rem';
}

/** How a folder's stories are held against the cells. */
export interface MatrixOptions {
  /** Which combinations of brand, theme and language. @default all of modes.ts */
  within?: readonly Cell[];
  /** Whether axe looks here as well: it looks at every story where `stories` draws it, light and in English. @default false */
  hasAxe?: boolean;
}

/**
 * Tests every story tagged `matrix` in each cell: it renders and plays, nothing moves where motion is reduced, and on a
 * phone's width it does not scroll sideways. The story and the cell are the test's name.
 */
export function testMatrix(files: StoryFiles, { within = cells, hasAxe = false }: MatrixOptions = {}): void {
  for (const [path, exports] of Object.entries(files)) {
    const name = nameOf(path);
    const drawn = Object.entries(exports)
      .filter(([, exported]) => isStory(exported as never))
      .flatMap(([exportName, exported]) =>
        within.map((cell) => {
          const globals = { ...cell.globals, a11y: { manual: !hasAxe } };
          return { exportName, cell, story: compose(exported, exports['default'], globals) };
        }),
      )
      .filter(({ story }) => story.tags.includes('matrix'));
    if (drawn.length === 0) continue;
    describe(name, () => {
      for (const { exportName, cell, story } of drawn)
        it(`${exportName}, ${cell.name}`, () => draw(story, hasAxe));
    });
  }
}

/** The name of a story file, without what all have in common. */
export const nameOf = (path: string): string => /([^/]+)\.stories\.tsx$/.exec(path)?.[1] ?? path;

/** Axe looked at this story, or at a page that was the same. */
export function assertAxeRan({ reporting }: Composed): void {
  expect(reporting.reports, 'axe has not run').toMatchObject([{ type: 'a11y', status: 'passed' }]);
}

async function draw(story: Composed, hasAxe: boolean): Promise<void> {
  const size = sizeOf(story) ?? { width: 1200, height: 900 };
  await page.viewport(size.width, size.height);
  setGutter(story);
  await story.run();
  if (hasAxe) assertAxeRan(story);
  expect(findMoving(), 'moves although motion is reduced').toEqual([]);
  if (size.width > phoneWidth) await page.viewport(phoneWidth, size.height);
  // What floats beside its trigger follows the new size a frame or two later.
  await expect.poll(findWide, { message: 'reaches beyond the sides of the page', timeout: 2000 }).toEqual([]);
}
