import { enableStaticRendering } from 'mobx-react-lite';
import { prerenderToNodeStream } from 'react-dom/static';
import { createIntl } from 'react-intl';
import { isBrandId, type BrandId } from '#theme/brands';
import type { MediaName } from '#theme/media';
import { serverMedia } from '#theme/useMedia';
import { isolateValues } from '#design-system/i18n/isolateValues.ts';
import { platformNow } from '#ds-i18n';
import { localeRow } from '#locales';
import { wordSources } from '#locales/load.ts';
import { languageIn, pageHeadOf, type PageHead } from './pageHead';
import { startCalls, type HeroPicture } from '#contract';
import { questionOf, type PreloadedAnswers } from '../api/preloadedAnswers';
import { firstAreas } from '../boot/compose';
import { brandConfigs } from '../brand/generated/brandConfigs';
import { centerAt } from '../routes/center/address';
import { createPages } from '../routes/pages';
import { resolveTag } from '../text/catalogue';
import { composeServer, isOpenTo, type ServerSite } from './composeServer';
import { isRenderComplete } from './isRenderComplete';
import { pageSources } from './pageFiles';
import { placeOf, publicPages } from './publicPages';
import { ServerRoot } from './ServerRoot';
import { serverRequest } from './serverRequest';
import { collectRules, createServerCache, moveInlineStyles } from './styles';

export { listAddresses } from './listAddresses';

export interface PublicRequest extends Pick<ServerSite, 'origin' | 'fetch' | 'browserLanguages'> {
  /** Id of the brand. */
  brand: string;
  /** Path and query of the address. */
  address: string;
  /** Whether the visitor has a phone. */
  isPhone: boolean;
  userAgent: string;
  hero: HeroPicture | undefined;
}

export interface PublicPageReply {
  /** 404 for an address that has nothing. */
  status: 200 | 404;
  language: string;
  direction: 'ltr' | 'rtl';
  /** What the page shows; empty when the browser draws it alone. */
  html: string;
  /** Style sheet of `html`. */
  rules: string;
  head: PageHead | undefined;
  /** Source files of the code and the words that the browser needs for it, besides those of the first screen. */
  sources?: readonly string[];
  /** What the platform answered meanwhile. */
  preloaded?: PreloadedAnswers;
  /** What it shows was not there in time: it is drawn anew for the next visitor. */
  isLate?: boolean;
}

enableStaticRendering(true);

/** React asks for every eager picture first of all; on a slow line the banner's own would come after them. */
const preloads = /<link rel="preload" as="image"[^>]*>/g;
/** All but the one that comes first wait until they are near: the site's code is on its way as well. */
const otherPictures = /<img(?![^>]* fetchpriority="high")(?=[\s>])/gi;

const phoneMedia = new Set<MediaName>([
  'phone',
  'belowLargePhone',
  'belowTablet',
  'belowDesktop',
  'coarsePointer',
]);

/** Milliseconds within which a page has to be drawn; else the browser draws it alone. */
const longest = 2_000;

/**
 * What decides about a page, so that it is drawn once for all who ask for the same: the language that comes out and not
 * the one that was typed, and of an address that has no page of its own only whether anything is there.
 */
export function keyOf({
  brand: id,
  address,
  isPhone,
  browserLanguages,
  origin,
}: PublicRequest): string | undefined {
  if (!isBrandId(id)) return undefined;
  const brand = brandConfigs[id];
  const { path, query } = placeOf(address);
  const tag = resolveTag(query.get('lang'), brand, browserLanguages);
  if (!publicPages[path])
    return [id, origin, tag, hasPage(id, path), ...routesOf(id).areasOf(path)].join(' ');
  const language = languageIn(query, brand);
  query.delete('lang');
  return [id, origin, tag, language, path, isPhone, query].join(' ');
}

const routesByBrand = new Map<BrandId, Routes>();
type Routes = ReturnType<typeof createPages>;

function routesOf(id: BrandId): Routes {
  const site = { origin: 'http://page', fetch: neverFetch, browserLanguages: [] };
  const routes = routesByBrand.get(id) ?? createPages(composeServer({ ...site, brand: brandConfigs[id] }));
  routesByBrand.set(id, routes);
  return routes;
}

/** Whether the browser shows anything at an address that the server does not draw. */
const hasPage = (id: BrandId, path: string): boolean =>
  routesOf(id).hasPage(path) || centerAt(path) !== undefined;

const neverFetch = (): Promise<never> => Promise.reject(new Error('nothing is sent'));

/** Whether the platform lets a visitor in. */
export async function isOpen({ brand, ...request }: PublicRequest): Promise<boolean> {
  return isBrandId(brand) && isOpenTo({ ...request, brand: brandConfigs[brand] });
}

let queue: Promise<unknown> = Promise.resolve();

/** Draws a public page for a visitor without an account. One after the other: drawing is work, and shares `serverRequest`. */
export function renderPublicPage(request: PublicRequest): Promise<PublicPageReply | undefined> {
  const drawn = queue.then(() => draw(request));
  queue = drawn.catch(() => undefined);
  return drawn;
}

async function draw(request: PublicRequest): Promise<PublicPageReply | undefined> {
  const { brand: id, address, origin, isPhone, userAgent, hero } = request;
  if (!isBrandId(id)) return undefined;
  const brand = brandConfigs[id];
  const preloaded: PreloadedAnswers = { drawnAt: platformNow(), answers: {} };
  const stores = composeServer({ ...request, fetch: remembering(request.fetch, preloaded.answers), brand });
  const { Pages, areasOf, preload } = createPages(stores);
  const { path, query } = placeOf(address);
  const page = publicPages[path];
  const areas = areasOf(path);
  await stores.locale.restore([...firstAreas, 'head', ...areas], query.get('lang'));
  const { tag } = stores.locale;
  const sources = [...pageSources(path), ...wordSources(tag, areas)];
  const bare = {
    sources,
    language: tag,
    direction: localeRow(tag).dir,
    html: '',
    rules: '',
    head: undefined,
  };
  if (!page) return { ...bare, status: hasPage(id, path) ? 200 : 404 };
  if (brand.requiresLogin) return { ...bare, status: 200 };
  await stores.start.permission.ensure();
  // Maintenance and closed regions have pages of their own.
  if (stores.start.permission.value === undefined || stores.start.systemStatus)
    return { ...bare, status: 200 };
  const words = createIntl({
    locale: tag,
    messages: stores.locale.messages as never,
    onError: () => undefined,
  });
  const intl = isolateValues(words, bare.direction === 'rtl');
  const [facts] = await Promise.all([
    page.prepare(stores, intl.formatMessage, brand.name, query),
    ...(page.isHeadOnly ? [] : [stores.lobby.vendors.ensure(), preload(path)]),
  ]);
  if (facts === 'missing') return { ...bare, status: 404 };
  if (facts === 'late') return { ...bare, status: 200, isLate: true };
  const head = pageHeadOf({ facts, brand, origin, path, query, tag });
  if (page.isHeadOnly) return { ...bare, status: 200, head };
  Object.assign(serverRequest, { origin, userAgent });
  serverMedia.holding = isPhone ? phoneMedia : undefined;
  const cache = createServerCache();
  const signal = AbortSignal.timeout(longest);
  const { prelude } = await prerenderToNodeStream(
    <ServerRoot
      stores={stores}
      brand={brand}
      hero={path === '/' ? hero : undefined}
      cache={cache}
      address={`${path}?${query}`}
      Pages={Pages}
    />,
    {
      // Everything stands where it belongs, without scripts that would move it there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      signal,
      // That time was up is no fault: the page is left to the browser.
      onError: (error) => {
        if (error !== signal.reason) console.error(error);
      },
    },
  );
  let text = '';
  for await (const part of prelude) text += String(part);
  if (!isRenderComplete(text)) return { ...bare, status: 200, head, isLate: true };
  const { html, rules } = moveInlineStyles(
    text.replace(preloads, '').replace(otherPictures, '<img loading="lazy"'),
  );
  return { ...bare, status: 200, html, rules: collectRules(cache) + rules, head, preloaded };
}

/** Asks the platform, and keeps what it answers everybody alike: whether a visitor may come in depends on who it is. */
const remembering =
  (fetch: PublicRequest['fetch'], answers: PreloadedAnswers['answers']): PublicRequest['fetch'] =>
  async (url, init) => {
    const response = await fetch(url, init);
    const question = url.startsWith(startCalls.status.path) ? undefined : questionOf(url, init);
    if (question !== undefined && response.ok) answers[question] = await response.clone().text();
    return response;
  };
