import { configure } from 'mobx';
import { expect, test } from 'vitest';
import { MapStorage } from '../testing/ports';
import { LocaleStore } from './localeStore';

// Nothing observes what a test reads.
configure({ computedRequiresReaction: false });

/** A store that can have these areas of a language, and no others. */
function makeLocale(...there: readonly string[]) {
  const storage = new MapStorage();
  const store = new LocaleStore<string>({
    storage,
    loadArea: async (tag, area) => {
      const name = `${tag}/${area}`;
      if (!there.includes(name)) throw new Error(name);
      return { [area]: name };
    },
    resolve: (wanted) => wanted ?? 'en',
  });
  return { store, storage };
}

test('the site comes in its language though the words of its page cannot be had', async () => {
  const { store } = makeLocale('th/start');
  const words = store.restore(['start'], 'th');
  const page = store.ensureAreas(['center']);
  await expect(page).rejects.toThrow('th/center');
  await words;
  expect(store.messages).toEqual({ start: 'th/start' });
  expect(store.hasArea('center')).toBe(false);
});

test('the site does not come without the words that every page has', async () => {
  const { store } = makeLocale();
  const words = store.restore(['start'], 'th');
  await expect(words).rejects.toThrow('th/start');
});

test('a change of language brings the words of a page that was opened meanwhile', async () => {
  const { store, storage } = makeLocale('en/start', 'en/center', 'th/start', 'th/center');
  await store.restore(['start'], null);
  const change = store.switchTo('th');
  await store.ensureAreas(['center']);
  await change;
  expect(store.messages).toEqual({ start: 'th/start', center: 'th/center' });
  expect(storage.read('lang')).toBe('th');
});

test('a change of language fails without the words that are on the screen, and the one before stays', async () => {
  const { store, storage } = makeLocale('en/start', 'en/center', 'th/start');
  await store.restore(['start'], null);
  await store.ensureAreas(['center']);
  await store.switchTo('th');
  expect(store.hasFailed).toBe(true);
  expect(store.tag).toBe('en');
  expect(storage.read('lang')).toBeNull();
});
