import { isBrandId } from '#theme/brands';
import type { Brand } from '../brand/brand';
import { brandConfigs } from '../brand/generated/brandConfigs';
import { categoryPaths, placesOf } from '../routes/categoryPaths';
import { helpStore } from '../stores/helpStore';
import { blogStore, newsStore, type ArticleListStore } from '../stores/articleListStore';
import { promotionStore } from '../stores/promotionStore';
import { composeServer, type ServerSite } from './composeServer';
import { addressOf } from './pageHead';
import { publicPages } from './publicPages';

/** A page of the site map, with the same page in each language of the brand. */
export interface ListedAddress {
  address: string;
  alternates: readonly { language: string; href: string }[];
}

/** Pages of news, and of the blog, that are listed at most, of twelve articles each. */
const listedPages = 40;

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
  const [promotions, help] = [pages.get(promotionStore), pages.get(helpStore)];
  const feeds = { '/news': pages.get(newsStore).list, '/blog': pages.get(blogStore).list };
  const loadFeed = async (list: ArticleListStore['list']): Promise<void> => {
    await list.setPage({ language }, 1);
    for (let page = 1; page < listedPages && list.hasMore; page += 1) await list.loadMore();
  };
  const center = help.centers.get(language);
  await Promise.all([promotions.all.ensure(), center.ensure(), ...Object.values(feeds).map(loadFeed)]);
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
    ...Object.entries(feeds).flatMap(([path, list]) =>
      list.rows.map(({ id: one }): [string, [string, string][]] => [path, [['article', one]]]),
    ),
  ];
  return listed.map(([path, values]) => ({
    address: addressOf(origin, path, values),
    alternates: brand.languages.map((each) => ({
      language: each,
      href: addressOf(origin, path, values, each),
    })),
  }));
}
