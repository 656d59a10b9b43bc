import { coverSvg } from './covers';
import { avatarSvg, crestSvg } from './emblems';
import { headlines } from './headlines';
import { lotteryMark, lotteryPlatforms, vendorMark } from './marks';
import type { MotifName } from './motifs/registry';
import { bannerNames, bannerSvg } from './scenes/banners';
import { heroNames, heroSvg } from './scenes/heroes';
import { productNames, productSvg } from './scenes/products';
import { promoNames, promoSvg } from './scenes/promos';
import { liveGames, liveSvg } from './scenes/studio';
import { artVendors } from './vendors';

type Finder = (name: string) => string | undefined;

/** The name in a list that `text` spells, so that text from a URL becomes a name of ours or nothing. */
const known = <T extends string>(names: readonly T[], text: string): T | undefined =>
  names.find((name) => name.toLowerCase() === text.toLowerCase());

const number = (text: string) => (/^\d{1,5}$/.test(text) ? Number(text) : undefined);
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

const piece: Finder = (name) => {
  const headline = headlines.find(({ slug }) => slug === name);
  return headline && house(headline.motif);
};

const live: Finder = (name) => {
  const [, game = '', seed = '0'] = /^(?:live-)?([a-z]+)(?:-(\d{1,5}))?$/i.exec(name) ?? [];
  const found = known(liveGames, game);
  return found && liveSvg(found, Number(seed));
};

const banner: Finder = (name) => {
  const hero = known(heroNames, name.replace(/^hero-/, ''));
  if (hero) return heroSvg(hero);
  const slide = known(bannerNames, name === 'prism-vault' ? 'vault' : name);
  if (slide) return bannerSvg(slide);
  return piece(name) ?? live(name);
};

const promo: Finder = (name) => {
  const found = known(promoNames, name.replace(/^promo-/, '').replace(/-rtl$/, ''));
  return found && promoSvg(found, name.endsWith('-rtl'));
};

const mark: Finder = (code) => {
  const place = artVendors.findIndex((vendor) => vendor.code === code);
  if (place >= 0) return vendorMark(place);
  const platform = known(lotteryPlatforms, code);
  return platform && lotteryMark(platform);
};

const numbered =
  (draw: (index: number) => string): Finder =>
  (name) => {
    const index = number(name);
    return index === undefined ? undefined : draw(index);
  };

const product: Finder = (name) => {
  const found = known(productNames, name.replace(/^prod-/, ''));
  return found && productSvg(found);
};

const finders = {
  live,
  banner,
  promo,
  mark,
  category: (name) =>
    Object.hasOwn(categories, name.toLowerCase()) ? categories[name.toLowerCase()]?.() : undefined,
  product,
  piece,
  avatar: numbered(avatarSvg),
  crest: numbered(crestSvg),
} satisfies Record<string, Finder>;

/** Kinds of picture that have names; the covers of the catalogue have numbers instead: `coverSvg(coverSpec(i))`. */
export type PictureKind = keyof typeof finders;

/**
 * A picture by kind and name, for a server that answers image paths:
 * `live` live-baccarat, live-roulette-7 (any number: another hand) · `banner` hero-aurora, games, tidewatch, ember-fox ·
 * `promo` promo-lotto, promo-lotto-rtl · `mark` a vendor's code · `category` sports · `product` watch ·
 * `piece` a headline cover such as ember-fox · `avatar`, `crest` a number. Undefined for what there is not.
 */
export function pictureSvg(kind: string, name: string): string | undefined {
  const finder = known(Object.keys(finders) as PictureKind[], kind);
  return finder && finders[finder](name);
}
