import type { Messages } from './load';
import type { AnyLocaleTag } from './registry';

const files = import.meta.glob<Messages>('./.generated/*/*.json', { import: 'default' });

/** All messages of a language, test languages too: for Storybook and tests, where size does not matter. */
export async function loadMessages(tag: AnyLocaleTag): Promise<Messages> {
  const own = Object.entries(files).filter(([path]) => path.startsWith(`./.generated/${tag}/`));
  if (own.length === 0) throw new Error(`${tag} is not compiled. Run: node scripts/locales.mjs`);
  const areas = await Promise.all(own.map(([, load]) => load()));
  return Object.assign({}, ...areas) as Messages;
}
