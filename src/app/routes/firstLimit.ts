import type { LocaleStore } from '../stores/localeStore';
import { lazyWithPreload } from './lazyWithPreload';

/** The first limit of a new account: only who registers fetches it. */
export const firstLimit = lazyWithPreload<object>(
  async () => (await import('./FirstLimitBinding')).FirstLimitBinding,
);

/** Areas of the words of the first limit. */
export const firstLimitAreas = 'session safer';

/** Fetches the first limit while an account is made, so that it follows at once. What cannot be had is asked for again then. */
export const preloadFirstLimit = (locale: Pick<LocaleStore, 'ensureAreas'>): void => {
  Promise.all([firstLimit.load(), locale.ensureAreas(firstLimitAreas.split(' '))]).catch(() => undefined);
};
