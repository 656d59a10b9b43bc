import { afterAll, beforeAll, expect } from 'vitest';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { drawWithoutBlur } from '../../scripts/without-blur.mjs';
import { launchBrowser } from './browser';
import { Platform } from './platform';
import { Watch } from './watch';
import { words, type Language, type Say } from './words';

/** A visitor: the language and look of their system, and what they hold in their hands. */
export interface Cell {
  language: Language;
  theme: 'dark' | 'light';
  device: 'desktop' | 'phone';
  /** Uses nothing but the keyboard. @default false */
  isKeyboardOnly?: boolean;
  /** Has not been here before, so that a brand may ask for the age first. @default false */
  isFirstVisit?: boolean;
}

export const desktop: Cell = { language: 'en', theme: 'dark', device: 'desktop' };

/** A page with the whole chrome and little below it, for flows in dialogs: home costs more than twice as much to draw. */
export const smallPage = '/aboutUs';

export interface Visit {
  cell: Cell;
  context: BrowserContext;
  page: Page;
  say: Say;
  watch: Watch;
  platform: Platform;
}

const devices = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} satisfies Record<Cell['device'], BrowserContextOptions>;

/** What the site keeps of whoever has said their age. */
const hasBeenHere = (origin: string): NonNullable<BrowserContextOptions['storageState']> => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: 'ofAge', value: '1' }] }],
});

/** What a visitor does, as a test writes it. */
type Work = (visit: Visit) => Promise<void>;

/**
 * A fresh platform and a browser for the tests of one file. `visit` gives a new visitor; whatever must never happen
 * in a browser fails the test at its end.
 */
export function useSite(): {
  /** A visit in a browser context of its own: no cookie, no cache, nothing kept. */
  visit: (cell: Cell, work: Work) => Promise<void>;
  /** A visit in a tab of its own, in a context with all other visits of its cell: cookies and cache are kept. */
  visitShared: (cell: Cell, work: Work) => Promise<void>;
  platform: () => Platform;
} {
  const made: { platform?: Platform; browser?: Browser } = {};
  const shared = new Map<string, Promise<Watched>>();
  beforeAll(async () => {
    made.platform = await Platform.fresh();
    made.browser = await launchBrowser();
  });
  afterAll(async () => {
    await made.browser?.close();
    await made.platform?.remove();
    expect(made.platform?.log ?? [], 'errors in the log of the platform').toEqual([]);
  });
  const platform = (): Platform => {
    if (!made.platform) throw new Error('The platform is there during tests only.');
    return made.platform;
  };
  const open = async (cell: Cell): Promise<Watched> => {
    if (!made.browser) throw new Error('The browser is there during tests only.');
    return openContext(made.browser, platform(), cell);
  };
  return {
    platform,
    async visit(cell, work) {
      const own = await open(cell);
      try {
        await visitIn(own, cell, platform(), work);
      } finally {
        await own.context.close();
      }
    },
    async visitShared(cell, work) {
      const key = JSON.stringify(cell);
      const kept = shared.get(key) ?? open(cell);
      shared.set(key, kept);
      await visitIn(await kept, cell, platform(), work);
    },
  };
}

/** A browser context, and what watches over it. */
interface Watched {
  context: BrowserContext;
  watch: Watch;
}

async function openContext(browser: Browser, platform: Platform, cell: Cell): Promise<Watched> {
  const watch = new Watch(platform);
  const context = await browser.newContext({
    ...devices[cell.device],
    locale: cell.language === 'vi' ? 'vi-VN' : 'en-US',
    colorScheme: cell.theme,
    baseURL: platform.siteOrigin,
    reducedMotion: 'reduce',
    ...(!cell.isFirstVisit && { storageState: hasBeenHere(platform.siteOrigin) }),
  });
  context.setDefaultTimeout(15_000);
  // Whole pages come from a machine that may be busy with others; how quick they are is measured elsewhere.
  context.setDefaultNavigationTimeout(60_000);
  await watch.over(context);
  await context.addInitScript(drawWithoutBlur);
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
  cell: Cell,
  platform: Platform,
  work: Work,
): Promise<void> {
  watch.begin();
  const page = await context.newPage();
  if (platform.movedBy > 0) await page.clock.install({ time: Date.now() + platform.movedBy });
  try {
    await work({ cell, context, page, say: words(cell.language), watch, platform });
  } catch (error) {
    // What a person would have seen says more than a locator that was not found.
    const shot = process.env['E2E_SHOTS'];
    if (shot) await page.screenshot({ path: `${shot}/${Date.now()}.png` });
    if (error instanceof Error)
      error.message += await page.evaluate(namesInert).then(
        (names) => (names === '' ? '' : `\nInert: ${names}`),
        () => '',
      );
    if (error instanceof Error && watch.faults.length > 0)
      error.message += `\nIn the browser:\n${watch.faults.join('\n')}`;
    throw error;
  } finally {
    await page.close();
  }
  expect(watch.faults, 'faults in the browser').toEqual([]);
}
