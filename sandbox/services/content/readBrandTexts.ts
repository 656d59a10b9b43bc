import { parseArticleFile, type ArticleFile } from '../articles/articleFile';
import { languages, type ContentFiles } from '../articles/readContent';
import { renderMarkdown, type ResolveLink } from '../articles/renderMarkdown';
import { brandTextKinds, pictureFacts, readFact, type BrandTextKind } from './brandTextKinds';
import { linkFault } from './links';
import { resolvePicture, type ResolvePicture } from './pictures';

/** A row as it is written: its columns, and what was written for the html in them. */
export interface BrandTextRow {
  kind: BrandTextKind;
  slug: string;
  /** Values by column; words as objects by language. */
  values: Readonly<Record<string, unknown>>;
  sources: readonly { path: string; source: string; html: string }[];
}

/** The texts of one brand as its folder has them. */
export interface BrandTexts {
  rows: readonly BrandTextRow[];
  /** `file:line: what is wrong`. With one of them nothing may be taken over. */
  problems: readonly string[];
  /** What is not translated: readers are shown English. */
  missing: readonly string[];
}

const pathPattern = /^([a-z]+)\/([a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)\/([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/;
const noPictures = resolvePicture({ byName: new Map() });

/** A file of a brand's folder, read. */
interface Entry {
  kind: BrandTextKind;
  path: string;
  language: string;
  slug: string;
  file: ArticleFile;
}

/**
 * Reads a brand's folder: `promotions/<language>/<name>.md`, and the same in `notices`, `banners` and `points`.
 * @param files by their path within the folder of the brand
 * @param brand stands before their path in problems
 */
export function readBrandTexts(
  files: ContentFiles,
  brand: string,
  pictureOf: ResolvePicture = noPictures,
): BrandTexts {
  const problems: string[] = [];
  const report = (path: string, line: number, words: string): void =>
    void problems.push(`${brand}/${path}:${String(line)}: ${words}`);
  const entries = [...files].flatMap(([path, content]) => readEntry(path, content));
  const keyOf = ({ kind, slug }: Pick<Entry, 'kind' | 'slug'>): string => `${kind.folder}/${slug}`;
  const english = new Map(
    entries.filter(({ language }) => language === 'en').map((each) => [keyOf(each), each]),
  );
  for (const each of entries)
    if (!english.has(keyOf(each))) report(each.path, 1, `${each.kind.folder}/en/${each.slug}.md is missing`);
  return {
    rows: [...english.values()].map((first) =>
      readRow(
        first,
        entries.filter((each) => keyOf(each) === keyOf(first)),
      ),
    ),
    problems,
    missing: [...english.values()].flatMap(({ kind, slug }) =>
      languages
        .filter(
          (language) =>
            !entries.some((each) => each.kind === kind && each.slug === slug && each.language === language),
        )
        .map((language) => `${brand}/${kind.folder}/${language}/${slug}.md`),
    ),
  };

  function readEntry(path: string, content: string): Entry[] {
    const [, folder = '', language = '', slug = ''] = pathPattern.exec(path) ?? [];
    const kind = brandTextKinds.find((each) => each.folder === folder);
    if (!kind) {
      const all = brandTextKinds.map((each) => `${each.folder}/<language>/<name>.md`).join(', ');
      report(path, 1, `files of a brand are ${all}`);
      return [];
    }
    const file = parseArticleFile(content);
    if (!('problem' in file)) return [{ kind, path, language, slug, file }];
    report(path, file.line, file.problem);
    return [];
  }

  function readRow(first: Entry, own: readonly Entry[]): BrandTextRow {
    const { kind, slug } = first;
    const values: Record<string, unknown> = readFacts(first);
    for (const [name, column] of Object.entries(kind.words))
      values[column] = Object.fromEntries(
        own.flatMap(({ language, file, path }) => {
          const found = file.facts.get(name);
          if (!found?.value && name === 'title') report(path, found?.line ?? 1, 'title is missing');
          return found?.value ? [[language, found.value] as const] : [];
        }),
      );
    for (const each of own) refuseUnknown(each);
    const sources = kind.body === undefined ? [] : own.flatMap((each) => readBody(each));
    if (kind.body !== undefined)
      values[kind.body] = Object.fromEntries(
        own.flatMap(({ language, path }) => {
          const found = sources.find((each) => each.path === path);
          return found && found.html !== '' ? [[language, found.html] as const] : [];
        }),
      );
    return { kind, slug, values, sources };
  }

  function readFacts({ kind, path, file }: Entry): Record<string, unknown> {
    const values: Record<string, unknown> = {};
    for (const [name, fact] of Object.entries(kind.facts)) {
      const found = file.facts.get(name);
      if (!found?.value) {
        if (fact.isRequired) report(path, found?.line ?? 1, `${name} is missing`);
        continue;
      }
      const picture = pictureFacts.has(name) ? pictureOf(found.value) : { href: found.value };
      const read = 'problem' in picture ? picture : readFact(fact, picture.href);
      const problem = name === 'href' ? linkFault(found.value) : undefined;
      if (problem !== undefined) report(path, found.line, problem);
      else if (!('problem' in read)) values[fact.column] = read.value;
      else report(path, found.line, pictureFacts.has(name) ? read.problem : `${name} is ${read.problem}`);
    }
    return values;
  }

  /** A misspelt name would be taken for one that was left out. */
  function refuseUnknown({ kind, language, path, file }: Entry): void {
    for (const [name, { line }] of file.facts) {
      if (name in kind.words) continue;
      if (!(name in kind.facts)) report(path, line, `there is no ${name} here`);
      else if (language !== 'en') report(path, line, `${name} stands in the English file alone`);
    }
  }

  function readBody({ path, file }: Entry): BrandTextRow['sources'] {
    const { sections, problems: found } = renderMarkdown(file.text, resolveLink, file.textLine, pictureOf);
    for (const { line, words } of found) report(path, line, words);
    const html = sections
      .map((each) => (each.title ? `<h3>${escaped(each.title)}</h3>` : '') + each.html)
      .join('');
    return [{ path, source: file.text, html }];
  }
}

const resolveLink: ResolveLink = (href) => {
  const problem = linkFault(href);
  return problem === undefined ? { href } : { problem };
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
