import { coverSvg } from './covers';
import { drawing } from './drawings';
import { headlines } from './headlines';
import { liveGames, liveSvg } from './live';
import type { MotifName } from './motifs';

type Finder = (name: string) => string | undefined;

/** The name in a list that `text` spells, so that text from a URL becomes a name of ours or nothing. */
const known = <T extends string>(names: readonly T[], text: string): T | undefined =>
  names.find((name) => name.toLowerCase() === text.toLowerCase());

const house = (motif: MotifName) => coverSvg({ seed: 0, motif, palette: 'house' });

/** What stands for a whole category of games. */
const categories: Readonly<Record<string, () => string>> = {
  elott: () => house('drum'),
  lott: () => house('drum'),
  lottery: () => house('drum'),
  rng: () => house('gem'),
  slots: () => house('gem'),
  live: () => liveSvg('roulette'),
  sports: () => house('pitch'),
  esports: () => house('arena'),
  fish: () => house('reef'),
  pvp: () => house('mahjong'),
};

/** Scenes that are shown as they were drawn, by kind. Slides and promotions have their subject in the end half. */
export const scenes = {
  banner: ['games', 'treasure', 'tables', 'draw', 'vault', 'tidewatch'],
  promo: ['welcome', 'rebate', 'lotto', 'cup', 'spins', 'friends', 'vip', 'festival'],
  product: ['phone', 'headphones', 'watch', 'voucher', 'coffee', 'spins', 'bonus', 'luggage'],
} as const;

const scene = (kind: keyof typeof scenes, file: string) => {
  const { head, parts } = drawing(`${kind}/${file}`);
  return `${head}${parts.get('') ?? ''}</svg>`;
};

/** One of the signs of a sheet. */
function sign(sheet: string, name: string): string | undefined {
  const { head, parts } = drawing(sheet);
  const found = name === '' ? undefined : parts.get(name);
  return found && `${head}${found}</svg>`;
}

/** Signs that have numbers: as many as there are different ones, then round again. */
const numbered =
  (sheet: string): Finder =>
  (name) =>
    /^\d{1,5}$/.test(name) ? sign(sheet, `n${Number(name) % (drawing(sheet).parts.size - 1)}`) : undefined;

const piece: Finder = (name) => {
  const headline = headlines.find(({ slug }) => slug === name);
  return headline && house(headline.motif);
};

const live: Finder = (name) => {
  const [, game = '', table = '0'] = /^(?:live-)?([a-z]+)(?:-(\d{1,5}))?$/i.exec(name) ?? [];
  const found = known(liveGames, game);
  return found && liveSvg(found, Number(table));
};

const banner: Finder = (name) => {
  const slide = known(scenes.banner, name === 'prism-vault' ? 'vault' : name);
  return slide ? scene('banner', slide) : (piece(name) ?? live(name));
};

const promo: Finder = (name) => {
  const found = known(scenes.promo, name.replace(/^promo-/, '').replace(/-rtl$/, ''));
  if (!found || !name.endsWith('-rtl')) return found && scene('promo', found);
  // Numerals and arrows are not mirrored by style, so these two were drawn twice.
  if (found === 'lotto' || found === 'rebate') return scene('promo', `${found}-rtl`);
  return scene('promo', found).replace('xMaxYMid', 'xMinYMid');
};

const finders = {
  live,
  banner,
  promo,
  mark: (code) => sign('mark', code),
  category: (name) =>
    Object.hasOwn(categories, name.toLowerCase()) ? categories[name.toLowerCase()]?.() : undefined,
  product: (name) => {
    const found = known(scenes.product, name.replace(/^prod-/, ''));
    return found && scene('product', found);
  },
  piece,
  avatar: numbered('avatar'),
  crest: numbered('crest'),
} satisfies Record<string, Finder>;

/** Kinds of picture that have names; the covers of the catalogue have numbers instead: `coverSvg(coverSpec(i))`. */
export type PictureKind = keyof typeof finders;

/**
 * A picture by kind and name, for a server that answers image paths:
 * `live` live-baccarat, live-roulette-7 (any number: another table) · `banner` games, tidewatch, ember-fox ·
 * `promo` promo-lotto, promo-lotto-rtl · `mark` a vendor's code · `category` sports · `product` watch ·
 * `piece` a headline cover such as ember-fox · `avatar`, `crest` a number. Undefined for what there is not.
 */
export function pictureSvg(kind: string, name: string): string | undefined {
  const finder = known(Object.keys(finders) as PictureKind[], kind);
  return finder && finders[finder](name);
}
