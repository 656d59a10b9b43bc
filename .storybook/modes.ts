import { locales, pseudo, type AnyLocaleTag } from '../locales/registry.ts';
import {
  brands,
  testBrand,
  themes,
  type AnyBrandId,
  type ThemeId,
} from '../src/design-system/theme/brands.ts';

/**
 * `sample`: that which the story's samples are written in. The others have none, two or three decimals. `longest`: the
 * longest figures and names that the platform can send.
 */
export type Currency = 'sample' | 'VND' | 'JPY' | 'EUR' | 'BHD' | 'longest';

/** The toolbar values a story is drawn with; the names are Storybook globals. */
export interface Globals {
  theme: ThemeId;
  brand: AnyBrandId;
  locale: AnyLocaleTag;
  /** `auto`: that of the language. */
  direction: 'auto' | 'ltr' | 'rtl';
  density: 'comfortable' | 'compact';
  currency: Currency;
  /** Whether `AllThemes` stories stack every brand and theme, or show the page's only. */
  isStacked: boolean;
  /** Which brands those are: all there are, or those that pictures stack. */
  stack: 'all' | 'pictured';
}

/** Brands that pictures stack: another one that is added changes none of them. */
const picturedBrands: readonly string[] = ['aurora', 'lotus', 'solar', testBrand];

/** The brands that an `AllThemes` story stacks, of all there are. */
export const stackOf = (stack: Globals['stack'], all: readonly AnyBrandId[] = [...brands, testBrand]) =>
  stack === 'all' ? all : all.filter((brand) => picturedBrands.includes(brand));

/** The toolbar's menus: every value each global can take, as shown and as stored. */
export const choices = {
  theme: themes.map((theme) => ({ value: theme, title: theme })),
  brand: [...brands, testBrand].map((brand) => ({ value: brand, title: brand })),
  locale: [...locales, ...pseudo].map(({ tag, endonym }) => ({ value: tag, title: endonym, right: tag })),
  direction: [
    { value: 'auto', title: 'direction of the language' },
    { value: 'ltr', title: 'left to right' },
    { value: 'rtl', title: 'right to left' },
  ],
  density: [
    { value: 'comfortable', title: 'comfortable' },
    { value: 'compact', title: 'compact' },
  ],
  currency: [
    { value: 'sample', title: 'currency of the sample' },
    { value: 'VND', title: 'VND, no decimals' },
    { value: 'JPY', title: 'JPY, no decimals' },
    { value: 'EUR', title: 'EUR, two decimals' },
    { value: 'BHD', title: 'BHD, three decimals' },
    { value: 'longest', title: 'longest figures and names' },
  ],
};

/** What the toolbar shows first. */
export const initialGlobals: Globals = {
  theme: 'light',
  brand: 'aurora',
  locale: 'en',
  direction: 'auto',
  density: 'comfortable',
  currency: 'sample',
  isStacked: true,
  stack: 'all',
};

const frame = (name: string, width: number, height: number, type: 'mobile' | 'tablet' | 'desktop') => ({
  name: `${name} ${width} × ${height}`,
  styles: { width: `${width}px`, height: `${height}px` },
  type,
});

/** The four widths the product is designed at. */
export const viewports = {
  phone: frame('Phone', 390, 844, 'mobile'),
  tablet: frame('Tablet', 768, 1024, 'tablet'),
  desktop: frame('Desktop', 1280, 800, 'desktop'),
  wide: frame('Wide', 1440, 900, 'desktop'),
};

/** What a story has to look right in, besides the toolbar's first values. */
export interface Cell {
  /** As test names and pictures show it. */
  name: string;
  globals: Globals;
}

const cell = (brand: AnyBrandId, theme: ThemeId, locale: AnyLocaleTag): Cell => ({
  name: `${brand}, ${theme}, ${locale}`,
  globals: { ...initialGlobals, brand, theme, locale, isStacked: false },
});

/**
 * The combinations of brand, theme and locale that stories tagged `matrix` are tested and drawn in: right to left, tall
 * marks without spaces, stacked marks, and the hostile brand with text 40 % longer.
 */
export const cells: readonly Cell[] = [
  cell('aurora', 'dark', 'ar'),
  cell('lotus', 'light', 'th'),
  cell('solar', 'dark', 'vi'),
  cell('acid', 'light', 'en-XA'),
];

/**
 * The cells that screens are tested in beside the first one: they are made of components, which are tested in all. A
 * release is preceded by `npm run test:full`, which draws everything in every brand, theme and language.
 */
export const screenCells: readonly Cell[] = cells.filter(({ globals }) => globals.locale === 'ar');

/** Cells of pictures: the toolbar's first values, in which `AllThemes` stacks every brand and theme, and each test cell. */
export const pictureCells: readonly Cell[] = [
  { name: 'aurora, light, en', globals: { ...initialGlobals, stack: 'pictured' } },
  ...cells,
];

/**
 * Cells that Chromatic draws in, which counts pictures: of components all, of screens the first two (in two widths). The
 * rest is what `npm run visual` draws beside them.
 */
export const snapshotCells: readonly Cell[] = pictureCells.filter(({ globals }) =>
  ['en', 'ar', 'en-XA'].includes(globals.locale),
);
