import { firefox, type Browser, type FrameLocator, type Locator, type Page } from 'playwright';
import { launchBrowser } from '#scripts/browser.mjs';
import type { Platform } from '../platform';
import { savesFolder } from '../savedFile';
import { Watch } from '../watch';
import type { Driver, Part, Place, Target } from './driver';

type Scope = Page | FrameLocator;

function find(scope: Scope, { within, role, name, nth = 0 }: Target): Locator {
  const around = within ? find(scope, within) : scope;
  const options = name === undefined ? {} : { name, exact: typeof name === 'string' };
  return around.getByRole(role, options).nth(nth);
}

function partOf(page: Page, scope: Scope): Omit<Part, 'evaluate'> {
  return {
    async click(target) {
      const found = find(scope, target);
      // The box of a choice is hidden behind its drawing; its words are what people press.
      const label = found.locator('xpath=ancestor::label[1]');
      const isChoice = /^(?:radio|checkbox|switch)$/.test(target.role);
      await found.waitFor({ state: 'attached' });
      await (isChoice && (await label.count()) > 0 ? label : found).click();
    },
    async fill(target, text) {
      const field = find(scope, target);
      await field.click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    async paste(target, text) {
      // Once the field is there: what opens with it takes the focus, and then nothing would be copied.
      await find(scope, target).click();
      // A clipboard of the browser itself: the text is copied from a field that nobody sees.
      await page.evaluate(copyFrom, text);
      await page.keyboard.press('ControlOrMeta+c');
      await page.evaluate(dropCopied);
      await find(scope, target).click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.press('ControlOrMeta+v');
    },
    focus: (target) => find(scope, target).focus(),
    wait: (target, timeout) => find(scope, target).waitFor({ ...(timeout && { timeout }) }),
    waitGone: (target, timeout) =>
      find(scope, target).waitFor({ state: 'hidden', ...(timeout && { timeout }) }),
    count: ({ nth: _nth, ...target }) => {
      const around = target.within ? find(scope, target.within) : scope;
      const { role, name } = target;
      return around
        .getByRole(role, name === undefined ? {} : { name, exact: typeof name === 'string' })
        .count();
    },
    value: (target) => find(scope, target).inputValue(),
    text: (target) => find(scope, target).innerText(),
  };
}

/** Puts a text into a field of its own and selects it. Runs in the page. */
export const copyFrom = (text: string): void => {
  const field = document.createElement('textarea');
  field.id = 'copied-from';
  field.value = text;
  // An open dialog takes the focus back from what is outside of it.
  ([...document.querySelectorAll('[role=dialog]')].at(-1) ?? document.body).append(field);
  field.select();
};
/** Runs in the page. */
export const dropCopied = (): void => document.getElementById('copied-from')?.remove();

/** Starts Chromium or Firefox. */
export const launch = (engine: 'chromium' | 'firefox'): Promise<Browser> =>
  engine === 'chromium'
    ? launchBrowser()
    : firefox.launch({
        channel: 'moz-firefox',
        executablePath: '/usr/bin/firefox-esr',
        downloadsPath: savesFolder(),
        // Playwright cannot tell it so for a context of its own.
        firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
      });

/** A page of Chromium or Firefox in a context of its own. */
export async function openPlaywrightDriver(
  browser: Browser,
  engine: 'chromium' | 'firefox',
  platform: Platform,
  { locale, zone, clockOff }: Place,
): Promise<Driver> {
  const watch = new Watch(platform, { keepsSite: engine === 'firefox' });
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale,
    timezoneId: zone,
    reducedMotion: 'reduce',
    baseURL: platform.siteOrigin,
    storageState: {
      cookies: [],
      origins: [{ origin: platform.siteOrigin, localStorage: [{ name: 'ofAge', value: '1' }] }],
    },
  });
  context.setDefaultTimeout(40_000);
  context.setDefaultNavigationTimeout(60_000);
  await watch.over(context);
  const page = await context.newPage();
  if (clockOff !== 0) await page.clock.install({ time: Date.now() + clockOff * 60_000 });
  // What a visitor who is not signed in is refused is in the console of Chromium and in no other.
  watch.allowRequestErrors(/\/wps\//);
  return {
    ...partOf(page, page),
    engine,
    async goto(path) {
      const before = watch.faults.length;
      await page.goto(path, { waitUntil: 'commit' });
      watch.leave(before);
      await page.locator('h1, h2, [role=heading]').first().waitFor();
      await page.locator('.server-page').waitFor({ state: 'detached' });
    },
    back: async () => void (await page.goBack()),
    path: async () => new URL(page.url()).pathname,
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    evaluate: (work, given) => page.evaluate(work as never, given) as never,
    async inFrame(work) {
      const frame = page.locator('iframe');
      const content = await (await frame.elementHandle())?.contentFrame();
      // What stands in a frame before its address answers goes away with all that is asked of it.
      await content?.waitForURL(/^http/);
      await work({
        ...partOf(page, frame.contentFrame()),
        evaluate: (run, given) => content?.evaluate(run as never, given) as never,
      });
    },
    cookies: async () => (await context.cookies(platform.siteOrigin)).map(({ value }) => value),
    faults: () => Promise.resolve([...watch.faults]),
    screenshot: async (path) => void (await page.screenshot({ path })),
    close: () => context.close(),
  };
}
