import { siteConfig, type SiteConfig } from '#contract';
import { defaultBrand, type BrandId } from '#theme/brands';
import * as v from 'valibot';
import { brandDefaults, type Brand } from '../brand/brand';

/** What the page was told, with the brand it names. */
export interface PageConfig {
  site: SiteConfig;
  brand: Brand;
}

/** Reads the data block of the page. A block that is missing or broken counts as empty: the default brand, its own origin. */
export function readConfig(document: Pick<Document, 'getElementById'>): PageConfig {
  const site = parseBlock(document.getElementById('site-config')?.textContent ?? null);
  const { brand: id, facts } = site;
  // The build has checked them: see scripts/brands/facts.mjs.
  return { site, brand: { ...brandDefaults, name: id, merchantCode: id, ...facts, id: id as BrandId } };
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
