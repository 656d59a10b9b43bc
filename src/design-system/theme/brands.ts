/** The brands that ship, the default first. A visitor loads the CSS and the display font of one. */
export const brands = ['aurora', 'lotus', 'solar'] as const;

/** A brand that ships. */
export type BrandId = (typeof brands)[number];

/** The brand whose tokens `tokens.css` carries, used when no other is named. */
export const defaultBrand: BrandId = 'aurora';

/**
 * A legal but hostile brand (three times the radius, 20 px base type, inverted accents) that stories and tests wear
 * to find components which assume a look. It never ships.
 */
export const testBrand = 'acid';

/** A brand that ships, or the test brand. */
export type AnyBrandId = BrandId | typeof testBrand;

/** A brand by the word in `data-brand`: one of ours, or one whose sheet an application of the library brings itself. */
export type BrandName = AnyBrandId | (string & {});

/** The themes every brand has. */
export const themes = ['dark', 'light'] as const;

/** A theme. */
export type ThemeId = (typeof themes)[number];

/** Whether a word from outside (a query string, a configuration) names a brand that ships. */
export function isBrandId(word: unknown): word is BrandId {
  return brands.some((brand) => brand === word);
}

/** Whether a word from outside (storage, a configuration) names a theme. */
export function isThemeId(word: unknown): word is ThemeId {
  return themes.some((theme) => theme === word);
}
