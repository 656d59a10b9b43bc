import { afterAll, beforeAll, expect } from 'vitest';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { drawWithoutBlur } from '../../scripts/without-blur.mjs';
import { dayNumber, moveClock, saysSurroundings, surroundingsOf, type Surroundings } from './place';
import { Platform } from './platform';
import { Watch } from './watch';
import { words, type Language, type Translate } from './words';
import { engine, workersBrowser, workersPlatform } from './worker';

/** A visitor: the language and look of their system, and what they hold in their hands. */
export interface Cell {
  /** `any`: one that follows from the journey's name, as the zone does. */
  language: Language | 'any';
  theme: 'dark' | 'light';
  device: 'desktop' | 'phone';
  /** Uses nothing but the keyboard. @default false */
  isKeyboardOnly?: boolean;
  /**
   * Their browser keeps the site. Others' has no service worker: what a journey breaks on the way would not be met.
   * @default false
   */
  keepsSite?: boolean;
  /** Has not been here before, so that a brand may ask for the age first. @default false */
  isFirstVisit?: boolean;
}

export const desktop: Visit['cell'] = { language: 'en', theme: 'dark', device: 'desktop' };
/** Whoever it may be, wherever they are. */
export const anybody: Cell = { ...desktop, language: 'any' };

/** A page with the whole chrome and little below it, for flows in dialogs: home costs more than twice as much to draw. */
export const smallPage = '/aboutUs';

export interface Visit {
  cell: Cell & { language: Language };
  context: BrowserContext;
  page: Page;
  t: Translate;
  watch: Watch;
  platform: Platform;
}

const devices = {
  desktop: { viewport: { width: 1440, height: 900 }, isMobile: false },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} satisfies Record<Cell['device'], BrowserContextOptions>;

/** What the site keeps of whoever has said their age, and of what else they chose. */
export const hasBeenHere = (
  origin: string,
  chosenByThem: Readonly<Record<string, string>> = {},
): NonNullable<BrowserContextOptions['storageState']> => {
  const kept = Object.entries({ ofAge: '1', ...chosenByThem });
  return { cookies: [], origins: [{ origin, localStorage: kept.map(([name, value]) => ({ name, value })) }] };
};

/** What a visitor does, as a test writes it. */
type Work = (visit: Visit) => Promise<void>;

/** All journeys, as before a release: `npm test` walks some of them, others each day. */
const isFull = process.env['E2E_FULL'] === '1';

/** Who of several walks a journey in this run: everybody in a full one, else one, who follows from the commit's day. */
export const chosen = <Each>(all: readonly Each[]): readonly Each[] =>
  isFull ? all : all.filter((_, at) => at === dayNumber % all.length);

/**
 * A platform and a browser for the tests of one file. `visit` gives a new visitor; whatever must never happen
 * in a browser fails the test at its end. The platform is the worker's, as others left it, unless it has to be fresh.
 */
export function useSite({ isFresh = false } = {}): {
  /** A visit in a browser context of its own: no cookie, no cache, nothing kept. */
  visit: (cell: Cell, work: Work) => Promise<void>;
  /** A visit in a tab of its own, in a context with all other visits of its cell: cookies and cache are kept. */
  visitShared: (cell: Cell, work: Work) => Promise<void>;
  platform: () => Platform;
} {
  const made: { platform?: Platform } = {};
  const shared = new Map<string, Promise<Watched>>();
  let logged = 0;
  beforeAll(async () => {
    made.platform = isFresh ? await Platform.fresh() : await workersPlatform();
    logged = made.platform.log.length;
  });
  afterAll(async () => {
    for (const each of shared.values()) await (await each).context.close();
    if (isFresh) await made.platform?.remove();
    expect(made.platform?.log.slice(logged) ?? [], 'errors in the log of the platform').toEqual([]);
  });
  const platform = (): Platform => {
    if (!made.platform) throw new Error('The platform is there during tests only.');
    return made.platform;
  };
  return {
    platform,
    async visit(cell, work) {
      const around = surroundings(cell);
      const own = await openContext(platform(), cell, around);
      try {
        await visitIn(own, { ...cell, language: around.language }, platform(), work);
      } finally {
        await own.context.close();
      }
    },
    async visitShared(cell, work) {
      const around = surroundings(cell);
      const key = JSON.stringify([cell, around]);
      const kept = shared.get(key) ?? openContext(platform(), cell, around);
      shared.set(key, kept);
      await visitIn(await kept, { ...cell, language: around.language }, platform(), work);
    },
  };
}

/** A browser context, and what watches over it. */
interface Watched {
  context: BrowserContext;
  watch: Watch;
}

/** Where the test that runs now has its visitor stand. */
function surroundings({ language }: Cell): Surroundings {
  const around = surroundingsOf(expect.getState().currentTestName ?? '');
  return language === 'any' ? around : { ...around, language };
}

/** Playwright cannot tell Firefox which theme its visitor's system has: they chose it on the site. */
const chosenTheme = ({ theme }: Cell): Record<string, string> => (engine === 'firefox' ? { theme } : {});

async function openContext(
  platform: Platform,
  cell: Cell,
  { language, zone, clockOff }: Surroundings,
): Promise<Watched> {
  const watch = new Watch(platform, cell);
  const { isMobile, ...device } = devices[cell.device];
  const context = await (
    await workersBrowser()
  ).newContext({
    ...device,
    ...(engine === 'chromium' && { isMobile }),
    locale: { en: 'en-US', vi: 'vi-VN' }[language as string] ?? language,
    timezoneId: zone,
    colorScheme: cell.theme,
    baseURL: platform.siteOrigin,
    reducedMotion: 'reduce',
    serviceWorkers: cell.keepsSite ? 'allow' : 'block',
    ...(!cell.isFirstVisit && { storageState: hasBeenHere(platform.siteOrigin, chosenTheme(cell)) }),
  });
  context.setDefaultTimeout(30_000);
  // Whole pages come from a machine that may be busy with others; how quick they are is measured elsewhere.
  context.setDefaultNavigationTimeout(60_000);
  await watch.over(context);
  await context.addInitScript(drawWithoutBlur);
  if (clockOff !== 0) await context.addInitScript(moveClock, clockOff * 60_000);
  return { context, watch };
}

/** What in the page takes no press, and which dialogs there are: a modal that another one holds back looks open. */
const namesInert = (): string =>
  [...document.querySelectorAll('[inert], [role="dialog"]')]
    .map((each) => `${each.tagName}.${each.className} ${each.closest('[inert]') ? 'inert' : 'open'}`)
    .join(', ');

/** One visit in a tab of its own. What went wrong in an earlier visit of the same context does not count for it. */
async function visitIn(
  { context, watch }: Watched,
  cell: Visit['cell'],
  platform: Platform,
  work: Work,
): Promise<void> {
  watch.begin();
  const page = await context.newPage();
  if (platform.movedBy > 0) await page.clock.install({ time: Date.now() + platform.movedBy });
  try {
    await work({ cell, context, page, t: words(cell.language), watch, platform });
  } catch (error) {
    // What a person would have seen says more than a locator that was not found.
    const shot = process.env['E2E_SHOTS'];
    if (shot) await page.screenshot({ path: `${shot}/${Date.now()}.png` });
    if (error instanceof Error)
      error.message += await page.evaluate(namesInert).then(
        (names) => (names === '' ? '' : `\nInert: ${names}`),
        () => '',
      );
    if (error instanceof Error) error.message += `\nAgain by: ${saysSurroundings(surroundings(cell))}`;
    if (error instanceof Error && watch.faults.length > 0)
      error.message += `\nIn the browser:\n${watch.faults.join('\n')}`;
    throw error;
  } finally {
    await page.close();
  }
  expect(watch.faults, 'faults in the browser').toEqual([]);
}
