import type { Browser } from 'playwright';
import { missingEngine, type Engine } from '#scripts/engines.mjs';
import type { Platform } from '../platform';
import type { Driver, Place } from './driver';
import { launch, openPlaywrightDriver } from './playwrightDriver';
import { openWebkitDriver } from './webkitDriver';

/**
 * One engine for the tests of a file: Playwright's browser is started once, WebKit anew for each page. Where the machine
 * has none it says so, and the tests are left out.
 */
export function useEngine(engine: Engine) {
  let browser: Promise<Browser> | undefined;
  const missing = missingEngine(engine);
  if (missing !== undefined) console.warn(missing);
  return {
    isMissing: missing !== undefined,
    open: async (platform: Platform, place: Place): Promise<Driver> => {
      if (engine === 'webkit') return openWebkitDriver(platform, place);
      browser ??= launch(engine);
      return openPlaywrightDriver(await browser, engine, platform, place);
    },
    close: async (): Promise<void> => (await browser)?.close(),
  };
}
