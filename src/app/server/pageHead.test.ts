import { describe, expect, it } from 'vitest';
import { brandConfigs } from '../brand/generated/brandConfigs';
import { sitePaths } from '#contract/sitePaths';
import { listedPaths } from './listAddresses';
import { pageHeadOf } from './pageHead';
import { firstWords, placeOf, publicPages, samePages } from './publicPages';

const { aurora } = brandConfigs;
const origin = 'https://aurora.example';
const facts = { title: 'Help', description: 'Answers', kind: 'page' as const };
const headOf = (path: string, query: string, more: object = {}) =>
  pageHeadOf({
    facts: { ...facts, ...more },
    brand: aurora,
    origin,
    ...placeOf(`${path}?${query}`),
    tag: 'vi',
  });

describe('the head of a page', () => {
  it('names one address for each language, and of the parameters those that choose what is shown', () => {
    const head = headOf('/help', 'lang=vi&article=a b&utm_source=x');
    expect(head.canonical).toBe(`${origin}/help?article=a+b&lang=vi`);
    for (const query of ['article=a', 'article=a&lang=x1'])
      expect(headOf('/help', query).canonical).toBe(`${origin}/help?article=a`);
    expect(head.alternates.map(({ language }) => language)).toEqual([...aurora.languages, 'x-default']);
    expect(head.alternates.at(-1)?.href).toBe(`${origin}/help?article=a+b`);
    expect(head.title).toBe('Help · Aurora');
  });

  it('has a picture with a whole address, of the brand where the page has none', () => {
    const picture = (more: object) => Object.fromEntries(headOf('/news', '', more).properties)['og:image'];
    expect(picture({})).toBe(`${origin}/brand/aurora/hero-1280.webp`);
    expect(picture({ image: '/img/2/news/a.webp' })).toBe(`${origin}/img/2/news/a.webp`);
  });

  it('tells machines of an article when it was published and what it stands below', () => {
    const { data, properties } = headOf('/news', 'article=a', {
      kind: 'article',
      publishedAt: '2026-11-20T00:00:00Z',
      above: [{ title: 'News', path: '/news' }],
    });
    expect(Object.fromEntries(properties)).toMatchObject({
      'og:type': 'article',
      'article:published_time': '2026-11-20T00:00:00Z',
    });
    expect(data).toEqual([
      expect.objectContaining({
        '@type': 'BreadcrumbList',
        itemListElement: [
          expect.objectContaining({ position: 1, item: `${origin}/` }),
          expect.objectContaining({ position: 2, name: 'News', item: `${origin}/news` }),
          expect.objectContaining({ position: 3, name: 'Help', item: `${origin}/news?article=a` }),
        ],
      }),
      expect.objectContaining({
        '@type': 'Article',
        headline: 'Help',
        datePublished: '2026-11-20T00:00:00Z',
      }),
    ]);
  });
});

it('tells machines who wrote a post of the blog, and what it is about', () => {
  const { data, properties } = headOf('/blog', 'article=a', {
    kind: 'article',
    author: 'Mei Tanaka',
    section: 'Fair games',
    publishedAt: '2026-11-19T00:00:00Z',
  });
  expect(properties).toContainEqual(['article:author', 'Mei Tanaka']);
  expect(data[1]).toMatchObject({
    '@type': 'BlogPosting',
    author: { '@type': 'Person', name: 'Mei Tanaka' },
    articleSection: 'Fair games',
    publisher: { '@type': 'Organization' },
  });
});

it('describes a page by its first whole words, without html', () => {
  expect(firstWords('<p>Bonus &amp; <b>cash</b></p>  <p>back</p>')).toBe('Bonus & cash back');
  const long = firstWords(`<p>${'eleven seven '.repeat(40)}</p>`);
  expect(long.length).toBeLessThanOrEqual(161);
  expect(long).toMatch(/(?:eleven|seven)…$/);
});

it('draws pages that the site has', () => {
  for (const path of Object.keys(publicPages)) expect(sitePaths, path).toContain(path);
  for (const path of Object.values(samePages)) expect(Object.keys(publicPages)).toContain(path);
});

it('lists the lobbies that a brand shows, and no other', () => {
  expect(listedPaths(undefined)).toEqual(expect.arrayContaining(['/', '/rng', '/elott', '/pointMall']));
  const few = listedPaths(['LIVE', 'RNG']);
  expect(few).toEqual(expect.arrayContaining(['/', '/rng', '/live', '/help']));
  for (const path of ['/elott', '/sports', '/pvp', '/promoDetail']) expect(few).not.toContain(path);
});
