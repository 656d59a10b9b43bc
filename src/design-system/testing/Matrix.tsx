import { createContext, useContext, type ReactNode } from 'react';
import {
  brands as shipped,
  testBrand,
  themes as allThemes,
  type AnyBrandId,
  type ThemeId,
} from '#theme/brands';
import { themeScope } from '#theme/themeScope';
import * as styles from './Matrix.styles';

/** One copy of the content: the brand and theme it wears. */
export interface MatrixScope {
  brand: AnyBrandId;
  theme: ThemeId;
}

/**
 * The one scope that a Matrix shows, in runs whose page wears every brand and theme in turn: there, stacking all of them
 * each time would cost eight times as much and find nothing more.
 */
export const OnlyScope = createContext<MatrixScope | undefined>(undefined);

/** Brands that a Matrix stacks when it names none; absent, all there are. Pictures are kept of some. */
export const StackedBrands = createContext<readonly AnyBrandId[] | undefined>(undefined);

export interface MatrixProps {
  /**
   * What every scope shows. A function is called once per scope, for content in which something must differ: the name
   * of a landmark, an id.
   */
  children: ReactNode | ((scope: MatrixScope) => ReactNode);
  /** Brands, one after the other. @default all that ship, and the test brand */
  brands?: readonly AnyBrandId[];
  /** Themes of each brand. @default dark and light */
  themes?: readonly ThemeId[];
}

/**
 * Stacks the same content in every brand and theme, for a component's `AllThemes` story: one picture and one axe run
 * cover what would otherwise be a story each. Content that opens at the body (dialogs, menus) takes the page's brand
 * and theme instead; give those a story of their own, tagged `matrix`.
 *
 * Each copy is a region named by its scope, as in `getByRole('region', { name: 'lotus, dark' })`.
 */
export function Matrix({ children, brands, themes = allThemes }: MatrixProps) {
  const only = useContext(OnlyScope);
  const usual = useContext(StackedBrands) ?? [...shipped, testBrand];
  const scopes = only
    ? [only]
    : (brands ?? usual).flatMap((brand) => themes.map((theme) => ({ brand, theme })));
  return scopes.map(({ brand, theme }) => (
    <section
      key={`${brand} ${theme}`}
      aria-label={`${brand}, ${theme}`}
      css={styles.scope}
      {...themeScope(brand, theme)}
    >
      <p lang="en" dir="ltr" css={styles.name}>{`${brand}, ${theme}`}</p>
      {typeof children === 'function' ? children({ brand, theme }) : children}
    </section>
  ));
}
