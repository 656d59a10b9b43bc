import { siteConfig, type SiteConfig } from '#contract';
import { defaultBrand, isBrandId } from '#theme/brands';
import * as v from 'valibot';
import type { Brand } from '../brand/brand';
import { brandConfigs } from '../brand/generated/brandConfigs';

/** What the page was told, with the brand it names. */
export interface PageConfig {
  site: SiteConfig;
  brand: Brand;
}

/** Reads the data block of the page. A block that is missing or broken counts as empty: the default brand, its own origin. */
export function readConfig(document: Pick<Document, 'getElementById'>, search: string): PageConfig {
  const site = parseBlock(document.getElementById('site-config')?.textContent ?? null);
  const asked = site.allowBrandQuery ? new URLSearchParams(search).get('brand') : null;
  const name = isBrandId(asked) ? asked : site.brand;
  return { site, brand: brandConfigs[isBrandId(name) ? name : defaultBrand] };
}

function parseBlock(text: string | null): SiteConfig {
  const fallback = v.parse(siteConfig, { brand: defaultBrand });
  if (text === null) return fallback;
  try {
    const result = v.safeParse(siteConfig, JSON.parse(text));
    return result.success ? result.output : fallback;
  } catch {
    return fallback;
  }
}
