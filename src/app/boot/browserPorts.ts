import { followPlatform, platformNow } from '#ds-i18n';
import type { Clock, Random, Storage } from '../data/ports';

export const browserClock: Clock = {
  now: platformNow,
  follow: (said) => followPlatform(Date.parse(said ?? '')),
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
};

export const browserRandom: Random = {
  // randomUUID is missing on pages that are not served over https; getRandomValues is not.
  id: () =>
    Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
      '',
    ),
  fraction: () => Math.random(),
};

/** Calls back with the first scroll, press or key. */
export function onFirstInput(callback: () => void): void {
  for (const type of ['scroll', 'pointerdown', 'keydown'])
    addEventListener(type, callback, { capture: true, once: true, passive: true });
}

/** A browser storage that never throws: visitors may have forbidden it, or it may be full. */
export function browserStorage(open: () => globalThis.Storage): Storage {
  const attempt = <T>(work: (storage: globalThis.Storage) => T, fallback: T): T => {
    try {
      return work(open());
    } catch {
      return fallback;
    }
  };
  return {
    read: (key) => attempt((storage) => storage.getItem(key), null),
    write: (key, value) => attempt((storage) => storage.setItem(key, value), undefined),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
  };
}
