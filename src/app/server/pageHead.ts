import { localeRow, matchLocale, type LocaleTag } from '#locales';
import type { Brand } from '../brand/brand';
import type { PageFacts } from './publicPages';

/** What stands in the head of a page, for search engines and for whoever is sent its address. */
export interface PageHead {
  title: string;
  description: string;
  /** Whole addresses. */
  canonical: string;
  alternates: readonly { language: string; href: string }[];
  /** Of Open Graph, by property. */
  properties: readonly (readonly [property: string, content: string])[];
  /** JSON-LD. */
  data: readonly object[];
}

interface HeadInput {
  facts: PageFacts;
  brand: Brand;
  origin: string;
  path: string;
  /** What of the query belongs to the address, and its language. */
  query: URLSearchParams;
  tag: LocaleTag;
}

/** The language that an address names, when the brand speaks it. */
export const languageIn = (query: URLSearchParams, brand: Brand): LocaleTag | undefined =>
  matchLocale(query.get('lang'), brand.languages);

/** The whole address of a page in a language; in the visitor's own without one. */
export function addressOf(
  origin: string,
  path: string,
  values: readonly (readonly [string, string])[],
  language?: string,
): string {
  const query = new URLSearchParams([
    ...values.map(([name, value]) => [name, value]),
    ...(language ? [['lang', language]] : []),
  ]);
  const text = query.toString();
  return `${origin}${path}${text && `?${text}`}`;
}

/** What the head of a page says. */
export function pageHeadOf({ facts, brand, origin, path, query, tag }: HeadInput): PageHead {
  const { title, description, image, kind, publishedAt, above = [] } = facts;
  const values = [...query].filter(([name]) => name !== 'lang');
  const canonical = addressOf(origin, path, values, languageIn(query, brand));
  const alternates =
    brand.languages.length < 2
      ? []
      : [
          ...brand.languages.map((language) => ({
            language: language as string,
            href: addressOf(origin, path, values, language),
          })),
          { language: 'x-default', href: addressOf(origin, path, values) },
        ];
  const picture = new URL(image ?? `/brand/${brand.id}/hero-1280.webp`, origin).href;
  const fullTitle = kind === 'home' ? title : `${title} · ${brand.name}`;
  return {
    title: fullTitle,
    description,
    canonical,
    alternates,
    properties: [
      ['og:type', kind === 'article' ? 'article' : 'website'],
      ['og:site_name', brand.name],
      ['og:title', title],
      ['og:description', description],
      ['og:url', canonical],
      ['og:image', picture],
      ['og:locale', localeRow(tag).tag.replace('-', '_')],
      ...(publishedAt ? [['article:published_time', publishedAt] as const] : []),
      ...(facts.author ? [['article:author', facts.author] as const] : []),
    ],
    data: dataOf({ facts, brand, origin, canonical, picture, tag, above, title, description, publishedAt }),
  };
}

interface DataInput extends Pick<PageFacts, 'title' | 'description' | 'publishedAt'> {
  facts: PageFacts;
  brand: Brand;
  origin: string;
  canonical: string;
  picture: string;
  tag: LocaleTag;
  above: NonNullable<PageFacts['above']>;
}

/** Structured data in the words of schema.org. */
function dataOf({ facts, brand, origin, canonical, picture, tag, above, ...article }: DataInput): object[] {
  const context = { '@context': 'https://schema.org' };
  const organisation = { '@type': 'Organization', name: brand.name, url: `${origin}/`, logo: `${origin}/brand/${brand.id}/logo.svg` }; // prettier-ignore
  if (facts.kind === 'home')
    return [
      { ...context, ...organisation },
      { ...context, '@type': 'WebSite', name: brand.name, url: `${origin}/`, inLanguage: tag },
    ];
  const trail = [...above, { title: article.title, path: '' }];
  const breadcrumbs = {
    ...context,
    '@type': 'BreadcrumbList',
    itemListElement: [{ title: brand.name, path: '/' }, ...trail].map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: path === '' ? canonical : `${origin}${path}`,
    })),
  };
  if (facts.kind !== 'article') return [breadcrumbs];
  return [
    breadcrumbs,
    {
      ...context,
      '@type': facts.author ? 'BlogPosting' : 'Article',
      headline: article.title.slice(0, 110),
      description: article.description,
      image: [picture],
      inLanguage: tag,
      mainEntityOfPage: canonical,
      ...(article.publishedAt && { datePublished: article.publishedAt }),
      author: facts.author ? { '@type': 'Person', name: facts.author } : organisation,
      ...(facts.section && { articleSection: facts.section }),
      publisher: organisation,
    },
  ];
}
