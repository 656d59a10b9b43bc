import type { Browser } from 'playwright';
import type { Engine } from '../../../scripts/engines.mjs';
import type { Platform } from '../platform';
import type { Driver, Place } from './driver';
import { launch, openPlaywrightDriver } from './playwrightDriver';
import { openWebkitDriver } from './webkitDriver';

/** One engine for the tests of a file: Playwright's browser is started once, WebKit anew for each page. */
export function useEngine(engine: Engine) {
  let browser: Promise<Browser> | undefined;
  return {
    open: async (platform: Platform, place: Place): Promise<Driver> => {
      if (engine === 'webkit') return openWebkitDriver(platform, place);
      browser ??= launch(engine);
      return openPlaywrightDriver(await browser, engine, platform, place);
    },
    close: async (): Promise<void> => (await browser)?.close(),
  };
}
