import type { IntlShape, MessageDescriptor } from 'react-intl';
import { textOfHtml } from '#contract';
import { blogMessages } from '../../features/articles/blog.messages';
import { helpMessages } from '../../features/articles/help.messages';
import { newsMessages } from '../../features/articles/news.messages';
import { contentMessages } from '../../features/content/messages';
import { downloadMessages } from '../../features/download/messages';
import { gameCenterMessages } from '../../features/home/gameCenter.messages';
import { joinMessages } from '../../features/join/messages';
import { lotteryMessages } from '../../features/lottery/messages';
import { pointMessages } from '../../features/points/messages';
import { siteMessages } from '../../features/site.messages';
import { hallMessages } from '../../features/slots/messages';
import { vipMessages } from '../../features/vip/messages';
import type { SiteStores } from '../boot/compose';
import type { Resource } from '../data/resource';
import { categoryPaths } from '../routes/categoryPaths';
import { openHall } from '../routes/chooseHall';
import { blogStore, newsStore } from '../stores/articleListStore';
import { gameCenterStore } from '../stores/gameCenterStore';
import { helpStore } from '../stores/helpStore';
import { jackpotStore } from '../stores/jackpotStore';
import { joinStore } from '../stores/joinStore';
import { everyItem, pointStore } from '../stores/pointStore';
import { promotionStore } from '../stores/promotionStore';
import { vipStore } from '../stores/vipStore';
import { headMessages } from './head.messages';

/** What the head of a page says of it. */
export interface PageFacts {
  /** Without the brand's name. */
  title: string;
  description: string;
  /** Address of a picture of the page's own, on the platform. */
  image?: string | undefined;
  /** Of an article: when it was published. */
  publishedAt?: string | undefined;
  /** Of a post: the name of who wrote it, and its category in words. */
  author?: string | undefined;
  section?: string | undefined;
  /** Pages that it stands below, the uppermost first. */
  above?: readonly { title: string; path: string }[];
  kind: 'home' | 'page' | 'article';
}

/** `missing`: the address names something that is not there; `late`: the platform did not answer, the browser asks again. */
export type Prepared = PageFacts | 'missing' | 'late';

/** Loads what a page shows, and says what its head does. */
interface PublicPage {
  /** Parameters of the address that choose what is shown; all others change nothing. */
  parameters: readonly string[];
  /** The browser alone draws it: it shows as much as fits into the window. Its head has words. */
  isHeadOnly?: true;
  prepare: (
    stores: SiteStores,
    t: IntlShape['formatMessage'],
    brand: string,
    /** `parameters` alone, see `askedOf`. */
    query: URLSearchParams,
  ) => Promise<Prepared>;
}

/** A page whose facts are known beforehand. */
const plain = (
  title: MessageDescriptor,
  description: MessageDescriptor,
  load: (stores: SiteStores, query: URLSearchParams) => Promise<Resource<unknown> | 'missing' | undefined>,
): PublicPage => ({
  parameters: [],
  prepare: async (stores, t, brand, query) => {
    const resource = await load(stores, query);
    if (resource === 'missing') return 'missing';
    if (resource && resource.value === undefined) return 'late';
    const name = t(title, { brand });
    return { title: name, description: t(description, { brand, hall: name }), kind: 'page' };
  },
});

async function loaded<T extends Resource<unknown>>(resource: T): Promise<T> {
  await resource.ensure();
  return resource;
}

const isMissing = ({ failure }: Resource<unknown>): boolean =>
  failure?.kind === 'refused' && failure.code === 'record.unknown';

/** The first words of html, as a description: whole words, some 160 characters. */
export function firstWords(html: string): string {
  const text = textOfHtml(html);
  if (text.length <= 160) return text;
  const cut = text.slice(0, 160);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 100)).trimEnd()}…`;
}

const home: PublicPage = {
  parameters: [],
  prepare: async ({ home: store, lobby }, t, brand) => {
    await Promise.all([store.load(), lobby.hot.ensure()]);
    if (store.notices.value === undefined) return 'late';
    return {
      title: t(headMessages.homeTitle, { brand }),
      description: t(headMessages.home, { brand }),
      kind: 'home',
    };
  },
};

const help: PublicPage = {
  parameters: ['article', 'topic'],
  prepare: async ({ pages, locale }, t, brand, query) => {
    const store = pages.get(helpStore);
    const id = query.get('article');
    const center = await loaded(store.centers.get(locale.tag));
    if (center.value === undefined) return 'late';
    if (!id)
      return { title: t(helpMessages.name), description: t(headMessages.help, { brand }), kind: 'page' };
    const article = await loaded(store.articleIn(locale.tag, id));
    if (isMissing(article)) return 'missing';
    const { value } = article;
    if (value === undefined) return 'late';
    return {
      title: value.title,
      description: value.lead || firstWords(value.sections.map(({ html }) => html).join(' ')),
      kind: 'article',
      publishedAt: value.publishedAt,
      above: [{ title: t(helpMessages.name), path: '/help' }],
    };
  },
};

/** A list of dated articles, and each of them. */
const feed = (
  key: typeof newsStore,
  path: string,
  title: MessageDescriptor,
  lead: MessageDescriptor,
  filters: readonly ('category' | 'author')[] = [],
): PublicPage => ({
  parameters: ['article', ...filters],
  prepare: async ({ pages, locale }, t, brand, query) => {
    const store = pages.get(key);
    const id = query.get('article');
    if (!id) {
      const asked = filters.flatMap((name) => {
        const value = query.get(name);
        return value ? [[name, value] as const] : [];
      });
      await store.list.setPage({ language: locale.tag, ...Object.fromEntries(asked) }, 1);
      if (store.list.failure) return 'late';
      return { title: t(title), description: t(lead, { brand }), kind: 'page' };
    }
    const article = await loaded(store.articleIn(locale.tag, id));
    if (isMissing(article)) return 'missing';
    const { value } = article;
    if (value === undefined) return 'late';
    return {
      title: value.title,
      description: value.lead || firstWords(value.sections.map(({ html }) => html).join(' ')),
      image: value.image,
      kind: 'article',
      publishedAt: value.publishedAt,
      author: value.author,
      section: value.category?.title,
      above: [{ title: t(title), path }],
    };
  },
});

const promotion: PublicPage = {
  parameters: ['id'],
  prepare: async ({ pages }, t, _brand, query) => {
    const id = query.get('id');
    if (!id) return 'missing';
    const detail = await loaded(pages.get(promotionStore).details.get(id));
    if (isMissing(detail)) return 'missing';
    const { value } = detail;
    if (value === undefined) return 'late';
    return {
      title: value.title,
      description: firstWords(value.content) || value.title,
      image: value.image,
      kind: 'page',
      above: [{ title: t(siteMessages.promotions), path: '/promotions' }],
    };
  },
};

const none = () => Promise.resolve(undefined);

/** The lobby of one kind of games. */
const hall = (title: MessageDescriptor, load: Parameters<typeof plain>[2]): PublicPage =>
  plain(title, headMessages.hall, load);

/** The lobbies, of which the lotteries' has a page of its own. Books follow matches by the second: the browser draws them. */
const halls = Object.fromEntries(
  categoryPaths
    .filter(({ id }) => id !== 'ELOTT')
    .map(({ id, path }): [string, PublicPage] => {
      if (id === 'SPORTS' || id === 'ESPORTS')
        return [path, { ...hall(hallMessages[id], none), isHeadOnly: true }];
      const games = hall(hallMessages[id], async (stores, query) => {
        const opened = await openHall(stores, { pathname: path, search: String(query) });
        return opened?.isStranger ? 'missing' : opened?.list;
      });
      return [path, { ...games, parameters: ['page'] }];
    }),
);

const gameCenter = plain(
  gameCenterMessages.title,
  headMessages.gameCenter,
  async ({ pages, home: store, lobby, locale }) => {
    const lists = (['RNG', 'FISH', 'PVP'] as const).map((id) =>
      pages.get(gameCenterStore).listOf(id, locale.tag),
    );
    const parts = [...lists, store.popular, store.lotteries, store.matches, lobby.vendors];
    await Promise.all(parts.map((part) => part.ensure()));
    return parts.find(({ value }) => value === undefined);
  },
);

const mall: PublicPage = {
  ...plain(pointMessages.title, headMessages.mall, async ({ pages }) => {
    const store = pages.get(pointStore);
    const [items] = await Promise.all([loaded(store.items.get(everyItem)), store.config.ensure()]);
    return items;
  }),
  parameters: ['view'],
};

/** Pages that are answered with their words in them, by path. */
export const publicPages: Readonly<Record<string, PublicPage>> = {
  '/': home,
  '/login': { ...home, isHeadOnly: true },
  '/promotions': plain(siteMessages.promotions, headMessages.promotions, ({ pages }) =>
    loaded(pages.get(promotionStore).all),
  ),
  '/promoDetail': promotion,
  '/help': help,
  '/news': feed(newsStore, '/news', newsMessages.title, headMessages.news),
  '/blog': feed(blogStore, '/blog', blogMessages.title, headMessages.blog, ['category', 'author']),
  '/join': plain(joinMessages.badge, headMessages.join, ({ pages }) =>
    loaded(pages.get(joinStore).programme),
  ),
  '/download': plain(downloadMessages.title, headMessages.download, none),
  ...halls,
  '/gameCenter': gameCenter,
  '/hotgame': hall(hallMessages.HOT, ({ lobby }) => loaded(lobby.hot)),
  '/jackpots': hall(hallMessages.JACKPOTS, async ({ pages }) => {
    const store = pages.get(jackpotStore);
    const [games] = await Promise.all([loaded(store.games), store.jackpots.ensure()]);
    return games;
  }),
  '/pointMall': mall,
  '/elott': plain(lotteryMessages.title, headMessages.lottery, ({ home: store }) => loaded(store.lotteries)),
  '/aboutUs': plain(contentMessages.aboutTitle, headMessages.about, none),
  '/noticePage': plain(contentMessages.noticesTitle, headMessages.notices, ({ home: store }) =>
    loaded(store.notices),
  ),
  '/vip': plain(vipMessages.title, headMessages.vip, ({ pages }) => loaded(pages.get(vipStore).levels)),
};

/** Addresses that are another page's: search engines are led to that one. */
export const samePages: Readonly<Record<string, string>> = {
  '/home': '/',
  '/index': '/',
  '/index.html': '/',
  '/register': '/',
  '/register.html': '/',
  '/helpmc': '/help',
};

/**
 * What is drawn at an address: the page, and of the query only what chooses what it shows. Whatever else was typed changes
 * nothing, for a page that is drawn is everybody's.
 */
export function placeOf(address: string): { path: string; query: URLSearchParams } {
  const { pathname, searchParams } = new URL(address, 'http://page');
  const path = samePages[pathname] ?? pathname;
  const query = new URLSearchParams();
  for (const name of ['lang', ...(publicPages[path]?.parameters ?? [])]) {
    const value = searchParams.get(name);
    if (value) query.set(name, value.slice(0, longestValue));
  }
  return { path, query };
}

/** Characters of a parameter that are looked at. */
const longestValue = 100;
