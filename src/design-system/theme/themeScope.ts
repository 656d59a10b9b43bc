import type { BrandName, ThemeId } from './brands';

/** The attributes that open a theme scope. */
export interface ThemeScope {
  'data-brand': BrandName;
  'data-theme': ThemeId;
}

/**
 * Attributes for an element whose content wears another brand or theme.
 *
 * Both are always set: a custom property is resolved where it is declared, so an element with only `data-brand`
 * would keep its parent's semantic colours. Overlays are rendered at the body and take the page's scope, so use this
 * for stories and strips without menus. The element sets its own background; its text colour follows.
 *
 * @param brand the brand whose sheet is loaded; without a sheet of that name the default brand shows
 */
export function themeScope(brand: BrandName, theme: ThemeId): ThemeScope {
  return { 'data-brand': brand, 'data-theme': theme };
}
