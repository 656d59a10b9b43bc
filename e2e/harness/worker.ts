import type { Browser } from 'playwright';
import { launch } from './engine/playwrightDriver';
import { Platform } from './platform';

// What all files of a worker share. Both end with it: the platform hears that nobody is there any more.
const kept: { platform?: Promise<Platform>; browser?: Promise<Browser> } = {};

/** `E2E_ENGINE=firefox` walks the same journeys in Firefox. */
export const engine = process.env['E2E_ENGINE'] === 'firefox' ? 'firefox' : 'chromium';

/** The browser of this worker; each visit has a context of its own. */
export const workersBrowser = (): Promise<Browser> => (kept.browser ??= launch(engine));

/** The platform of this worker, for files that leave no trace which another file would trip over. */
export const workersPlatform = (): Promise<Platform> =>
  (kept.platform ??= Platform.fresh().then((platform) => {
    process.once('exit', () => platform.forget());
    return platform;
  }));
