import { isBrandId } from '#theme/brands';
import type { Brand } from '../brand/brand';
import { brandConfigs } from '../brand/generated/brandConfigs';
import { categoryPaths, placesOf } from '../routes/categoryPaths';
import { helpStore } from '../stores/helpStore';
import { newsStore } from '../stores/newsStore';
import { promotionStore } from '../stores/promotionStore';
import { composeServer, type ServerSite } from './composeServer';
import { addressOf } from './pageHead';
import { publicPages } from './publicPages';

/** A page of the site map, with the same page in each language of the brand. */
export interface ListedAddress {
  address: string;
  alternates: readonly { language: string; href: string }[];
}

/** Pages of news that are listed at most, of twelve pieces each. */
const newsPages = 40;

/** Pages that are listed whatever the platform tells: without the lobbies that a brand does not show. */
export function listedPaths(navigation: Brand['navigation']): string[] {
  const shown = placesOf(navigation).map(({ path }) => path);
  const hidden = categoryPaths.map(({ path }) => path).filter((path) => !shown.includes(path));
  const left = new Set<string>([...hidden, '/promoDetail', '/login']);
  return Object.keys(publicPages).filter((path) => !left.has(path));
}

/** Every address that search engines may show. What the platform does not tell of now is left out. */
export async function listAddresses({
  brand: id,
  ...site
}: Pick<ServerSite, 'origin' | 'fetch'> & { brand: string }): Promise<ListedAddress[]> {
  if (!isBrandId(id)) return [];
  const brand = brandConfigs[id];
  const { pages } = composeServer({ ...site, brand, browserLanguages: [] });
  const { origin } = site;
  const language = brand.defaultLanguage;
  const [promotions, help, news] = [pages.get(promotionStore), pages.get(helpStore), pages.get(newsStore)];
  const center = help.centers.get(language);
  await Promise.all([promotions.all.ensure(), center.ensure(), news.list.show({ language }, 1)]);
  for (let page = 1; page < newsPages && news.list.hasMore; page += 1) await news.list.more();
  const listed: [path: string, values: [string, string][]][] = [
    ...listedPaths(brand.navigation).map((path): [string, [string, string][]] => [path, []]),
    ...(promotions.all.value?.list ?? []).map(({ id: one }): [string, [string, string][]] => [
      '/promoDetail',
      [['id', one]],
    ]),
    ...(center.value?.articles ?? []).map(({ id: one }): [string, [string, string][]] => [
      '/help',
      [['article', one]],
    ]),
    ...news.list.rows.map(({ id: one }): [string, [string, string][]] => ['/news', [['article', one]]]),
  ];
  return listed.map(([path, values]) => ({
    address: addressOf(origin, path, values),
    alternates: brand.languages.map((each) => ({
      language: each,
      href: addressOf(origin, path, values, each),
    })),
  }));
}
