import type { Wording } from '#platform/schema';
import { word } from '#platform/words';
import type { BrandFacts } from '../brandFacts';

/** One slide of a brand's carousel. */
export interface BannerSeed {
  /** A slide's name, or a brand whose hero it shows. */
  picture: string;
  label: Wording;
  title: Wording;
  words: Wording;
  action: Wording;
  href: string;
}

const season: BannerSeed = {
  picture: 'aurora',
  label: word('demo.banner.season.label'),
  title: word('demo.banner.season.title'),
  words: word('demo.banner.season.words'),
  action: word('demo.banner.season.action'),
  href: '/rng',
};

const lotus: BannerSeed = {
  picture: 'lotus',
  label: word('demo.banner.lotus.label'),
  title: word('demo.banner.lotus.title'),
  words: word('demo.banner.lotus.words'),
  action: word('demo.banner.lotus.action'),
  href: '/promotions',
};

const matchweek: BannerSeed = {
  picture: 'solar',
  label: word('demo.banner.matchweek.label'),
  title: word('demo.banner.matchweek.title'),
  words: word('demo.banner.matchweek.words'),
  action: word('demo.banner.matchweek.action'),
  href: '/sports',
};

const tables: BannerSeed = {
  picture: 'tables',
  label: word('demo.banner.tables.label'),
  title: word('demo.banner.tables.title'),
  words: word('demo.banner.tables.words'),
  action: word('demo.banner.tables.action'),
  href: '/live',
};

const vault: BannerSeed = {
  picture: 'vault',
  label: word('demo.banner.vault.label'),
  title: word('demo.banner.vault.title'),
  words: word('demo.banner.vault.words'),
  action: word('demo.banner.vault.action'),
  href: '/rng',
};

const limits: BannerSeed = {
  picture: 'tidewatch',
  label: word('demo.banner.limits.label'),
  title: word('demo.banner.limits.title'),
  words: word('demo.banner.limits.words'),
  action: word('demo.banner.limits.action'),
  href: '/help',
};

/** The first slide of a brand that has written none. */
const welcome = ({ name }: BrandFacts) => ({
  label: word('demo.banner.welcome.label'),
  title: word('demo.banner.welcome.title', { name }),
  words: word('demo.banner.welcome.words'),
  action: word('demo.banner.welcome.action'),
});

const written: Readonly<Record<string, readonly BannerSeed[]>> = {
  aurora: [season, tables, vault, limits],
  lotus: [lotus, tables, season, limits],
  solar: [matchweek, tables, vault, limits],
};

/** Four slides of a brand; the first is the one that visitors meet, with the brand's own picture. */
export const bannersOf = (brand: BrandFacts): readonly BannerSeed[] =>
  written[brand.id] ?? [
    { picture: brand.id, ...welcome(brand), ...brand.banner, href: '/rng' },
    tables,
    vault,
    limits,
  ];
