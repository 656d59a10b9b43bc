import type { MessageFormatElement } from 'react-intl';
import { fallbackChain, type LocaleTag } from './registry';

/** Compiled messages by id. Every id is there in every language: what a language lacks is filled in from its relatives. */
export type Messages = Readonly<Record<string, MessageFormatElement[]>>;

interface Catalogue {
  readonly start: Messages;
  readonly areas: Readonly<Record<string, () => Promise<Messages>>>;
}

const catalogues = import.meta.glob<Catalogue>([
  './.generated/*/index.js',
  // The site is not offered in the test languages; loadMessages has them for Storybook and tests.
  '!./.generated/{en-XA,ar-XB}/index.js',
]);

function open(tag: LocaleTag): Promise<Catalogue> {
  for (const candidate of fallbackChain(tag)) {
    const load = catalogues[`./.generated/${candidate}/index.js`];
    if (load) return load();
  }
  return Promise.reject(new Error('No catalogue is compiled. Run: node scripts/locales.mjs'));
}

/**
 * The messages that every page needs (`ds`, `error`, `notice`, `shell`), and those of home, in one file per language.
 * Rejects when the network fails.
 */
export async function loadStart(tag: LocaleTag): Promise<Messages> {
  return (await open(tag)).start;
}

/** The area whose words pages share: it comes with any other. */
const shared = 'common';

/** Source files of the words that a page with these areas needs, so that a document can name them ahead. */
export const wordSources = (tag: LocaleTag, areas: readonly string[]): string[] =>
  ['index.js', ...[...(areas.length > 0 ? [shared] : []), ...areas].map((area) => `${area}.json`)].map(
    (file) => `locales/.generated/${tag}/${file}`,
  );

/**
 * The messages of one area, such as `wallet`: the first segment of their ids, with those that pages share.
 * Those of `loadStart` come again from any of its areas, at no cost. Rejects when the network fails, or with a clear error
 * for an area that does not exist.
 */
export async function loadArea(tag: LocaleTag, area: string): Promise<Messages> {
  const { start, areas } = await open(tag);
  const load = areas[area];
  if (load) return Object.assign({}, ...(await Promise.all([areas[shared]?.(), load()]))) as Messages;
  if (Object.keys(start).some((id) => id.startsWith(`${area}.`))) return start;
  throw new Error(`No message has an id that starts with "${area}.".`);
}
