import { locales, pseudo, type AnyLocaleTag } from '../locales/registry.ts';
import {
  brands,
  testBrand,
  themes,
  type AnyBrandId,
  type ThemeId,
} from '../src/design-system/theme/brands.ts';

/** The toolbar values a story is drawn with; the names are Storybook globals. */
export interface Globals {
  theme: ThemeId;
  brand: AnyBrandId;
  locale: AnyLocaleTag;
}

/** The toolbar's menus: every value each global can take, as shown and as stored. */
export const choices = {
  theme: themes.map((theme) => ({ value: theme, title: theme })),
  brand: [...brands, testBrand].map((brand) => ({ value: brand, title: brand })),
  locale: [...locales, ...pseudo].map(({ tag, endonym }) => ({ value: tag, title: endonym, right: tag })),
};

/** What the toolbar shows first. */
export const initialGlobals: Globals = {
  theme: 'light',
  brand: 'aurora',
  locale: 'en',
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

/** One run of story tests under fixed globals. Each becomes a Vitest project of the same name. */
export interface Cell {
  /** Vitest project name, as in `vitest run --project <name>`. */
  name: string;
  globals: Globals;
  /** Only stories with this tag are run; absent means every story. */
  tag?: 'matrix';
  /** Whether `npm test` and a plain `vitest run` include the cell. The others are run by naming them. */
  isDefault: boolean;
}

const cell = (name: string, globals: Globals, rest: Pick<Cell, 'isDefault' | 'tag'>): Cell => ({
  name,
  globals,
  ...rest,
});
const asked = { tag: 'matrix', isDefault: false } as const;

/** Every combination of theme, brand and locale that stories are tested in. */
export const cells: readonly Cell[] = [
  cell('stories', initialGlobals, { isDefault: true }),
  cell(
    'matrix-dark-ar',
    { theme: 'dark', brand: 'aurora', locale: 'ar' },
    { tag: 'matrix', isDefault: true },
  ),
  cell('matrix-lotus-light-th', { theme: 'light', brand: 'lotus', locale: 'th' }, asked),
  cell('matrix-solar-dark-vi', { theme: 'dark', brand: 'solar', locale: 'vi' }, asked),
  cell('matrix-acid-light-en-XA', { theme: 'light', brand: 'acid', locale: 'en-XA' }, asked),
];
