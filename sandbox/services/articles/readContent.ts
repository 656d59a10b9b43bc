import { articleKinds, imagePath, sortedArticleKinds, type Article, type ArticleKind } from '#contract';
import * as v from 'valibot';
import type { LocalisedText } from '../../db/schema';
import { parseArticleFile, type ArticleFile } from './articleFile';
import type { ContentFiles } from './contentFiles';
import { linkFault } from '../content/links';
import { resolvePicture, type ResolvePicture } from '../content/pictures';
import { renderMarkdown, type ResolveLink } from './renderMarkdown';

export type { ContentFiles };

/** Languages in which an operator's texts are expected; others may be there. Source: the site's language switcher. */
export const languages = ['en', 'zh-CN', 'ja', 'th', 'vi', 'id'] as const;

/** The words of an article in one language. */
export interface ContentText {
  language: string;
  title: string;
  lead: string;
  keywords: string;
  source: string;
  sections: Article['sections'];
  updatedAt: Date;
}

/** An article in all its languages. */
export interface ContentArticle {
  kind: ArticleKind;
  slug: string;
  topic: string;
  sort: number;
  image: string;
  author: string;
  publishedAt: Date;
  texts: readonly ContentText[];
}

type SortedKind = (typeof sortedArticleKinds)[number];
const isSorted = (kind: ArticleKind): kind is SortedKind => sortedArticleKinds.some((each) => each === kind);

/** A folder of content as it was read. */
export interface Content {
  topics: readonly { kind: SortedKind; slug: string; title: LocalisedText }[];
  articles: readonly ContentArticle[];
  /** `file:line: what is wrong`. With one of them nothing may be taken over. */
  problems: readonly string[];
  /** What is not translated: readers are shown English. */
  missing: readonly string[];
}

/** The file of a language that names its topics, in their order. */
export const topicsFile = '_topics.md';
const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const languagePattern = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;
const datePattern = /^\d{4}-\d{2}-\d{2}$/;

const noPictures = resolvePicture({ byName: new Map() });

interface Entry {
  path: string;
  kind: ArticleKind;
  language: string;
  slug: string;
  file: ArticleFile;
}

/** Reads a folder of content: `help/<language>/<article>.md`, and the same in `news`, `blog` and `agents`. */
export function readContent(files: ContentFiles, pictureOf: ResolvePicture = noPictures): Content {
  const problems: string[] = [];
  const report = (path: string, line: number, words: string): void =>
    void problems.push(`${path}:${String(line)}: ${words}`);
  const entries: Entry[] = [];
  const topics = { help: new Map<string, LocalisedText>(), blog: new Map<string, LocalisedText>() };
  // English comes first: what it does not have, no other language can have.
  const paths = [...files.keys()].sort(
    (a, b) => Number(b.includes('/en/')) - Number(a.includes('/en/')) || (a < b ? -1 : 1),
  );
  for (const path of paths) {
    const [folder = '', language = '', name = '', ...more] = path.split('/');
    const kind = articleKinds.find((each) => each === folder);
    if (!kind || !languagePattern.test(language) || !name.endsWith('.md') || more.length > 0) {
      report(
        path,
        1,
        `files are ${articleKinds.map((each) => `${each}/<language>/<article>.md`).join(', ')}`,
      );
      continue;
    }
    const file = parseArticleFile(files.get(path) ?? '');
    if ('problem' in file) {
      report(path, file.line, file.problem);
      continue;
    }
    if (name === topicsFile && isSorted(kind)) readTopics(path, kind, language, file);
    else {
      const slug = name.slice(0, -'.md'.length);
      if (!slugPattern.test(slug) || slug.length > 64)
        report(path, 1, 'names of articles are of small letters, digits and dashes');
      entries.push({ path, kind, language, slug, file });
    }
  }
  const known = new Set(
    entries.filter(({ language }) => language === 'en').map(({ kind, slug }) => `${kind}/${slug}`),
  );
  const articles = [...known].sort().map((key) => readArticle(key));
  for (const { path, kind, slug } of entries)
    if (!known.has(`${kind}/${slug}`)) report(path, 1, `${kind}/en/${slug}.md is missing`);
  return {
    topics: sortedArticleKinds.flatMap((kind) =>
      [...topics[kind]].map(([slug, title]) => ({ kind, slug, title })),
    ),
    articles,
    problems,
    missing: findMissing(),
  };

  function readTopics(path: string, kind: SortedKind, language: string, { facts }: ArticleFile): void {
    const own = topics[kind];
    for (const [slug, { value, line }] of facts) {
      if (value === '') report(path, line, `the topic ${slug} has no title`);
      else if (language !== 'en' && !own.has(slug))
        report(path, line, `${kind}/en/${topicsFile} has no topic ${slug}`);
      else own.set(slug, { ...own.get(slug), [language]: value });
    }
  }

  function readArticle(key: string): ContentArticle {
    const own = entries.filter(({ kind, slug }) => `${kind}/${slug}` === key);
    const [english] = own as [Entry];
    const { kind, slug, path, file } = english;
    const fact = (name: string) => file.facts.get(name);
    const topic = fact('topic');
    if (isSorted(kind) && !topics[kind].has(topic?.value ?? ''))
      report(path, topic?.line ?? 1, `topic is one of ${[...topics[kind].keys()].join(', ')}`);
    const author = fact('author')?.value ?? '';
    if (kind === 'blog' && author === '') report(path, fact('author')?.line ?? 1, 'author is missing');
    const image = fact('image');
    const picture = image && pictureOf(image.value);
    if (picture && 'problem' in picture) report(path, image.line, picture.problem);
    const address = picture && 'href' in picture ? picture.href : '';
    if (address && !v.is(imagePath, address))
      report(path, image?.line ?? 1, 'image is a path such as pictures/one.png');
    const order = fact('order');
    if (order && !/^\d{1,4}$/.test(order.value)) report(path, order.line, 'order is a whole number');
    const texts = own.map((entry) => readText(entry));
    return {
      kind,
      slug,
      topic: topic?.value ?? '',
      sort: Number(order?.value ?? 0) || 0,
      image: address,
      author,
      publishedAt: dateOf(english, 'published') ?? texts[0]?.updatedAt ?? new Date(0),
      texts,
    };
  }

  function readText(entry: Entry): ContentText {
    const { path, language, file } = entry;
    const text = (name: string): string => {
      const found = file.facts.get(name);
      if (!found?.value) report(path, found?.line ?? 1, `${name} is missing`);
      return found?.value ?? '';
    };
    const { sections, problems: found } = renderMarkdown(
      file.text,
      resolveFor(entry),
      file.textLine,
      pictureOf,
    );
    for (const { line, words } of found) report(path, line, words);
    if (sections.length === 0) report(path, file.textLine, 'the article has no text');
    return {
      language,
      title: text('title'),
      lead: text('lead'),
      keywords: file.facts.get('keywords')?.value ?? '',
      source: file.text,
      sections,
      updatedAt: dateOf(entry, 'updated') ?? new Date(0),
    };
  }

  function dateOf({ path, file, kind }: Entry, name: 'updated' | 'published'): Date | undefined {
    const found = file.facts.get(name);
    const isWanted = name === 'updated' || kind !== 'help';
    if (!found && !isWanted) return undefined;
    const date = new Date(`${found?.value ?? ''}T00:00:00Z`);
    if (datePattern.test(found?.value ?? '') && !Number.isNaN(date.getTime())) return date;
    report(path, found?.line ?? 1, `${name} is a day such as 2026-11-18`);
    return undefined;
  }

  /** Articles link to each other by the names of their files, so that the links work in an editor too. */
  function resolveFor({ kind }: Entry): ResolveLink {
    return (href) => {
      const file = /^([a-z0-9-]+)\.md$/.exec(href);
      if (file)
        return known.has(`${kind}/${file[1] ?? ''}`)
          ? { href: `/${kind}?article=${file[1] ?? ''}` }
          : { problem: `broken link: there is no article ${href}` };
      const problem = linkFault(href);
      return problem === undefined ? { href } : { problem };
    };
  }

  function findMissing(): string[] {
    const there = new Set(entries.map(({ kind, language, slug }) => `${kind}/${language}/${slug}`));
    return languages.flatMap((language) => {
      const absent = [...known]
        .map((key) => key.split('/') as [string, string])
        .filter(([kind, slug]) => !there.has(`${kind}/${language}/${slug}`))
        .map(([kind, slug]) => `${kind}/${language}/${slug}.md`);
      const untitled = sortedArticleKinds.flatMap((kind) => {
        const slugs = [...topics[kind]].filter(([, title]) => !(language in title)).map(([slug]) => slug);
        return slugs.length > 0 ? [`${kind}/${language}/${topicsFile}: ${slugs.join(', ')}`] : [];
      });
      return [...absent, ...untitled];
    });
  }
}
