import { Lexer, Parser, type Token, type Tokens, type TokensList } from 'marked';
import sanitizeHtml from 'sanitize-html';
import type { Article } from '#contract';

/** What is wrong with a text, and in which of its lines, from 1. */
export interface TextProblem {
  line: number;
  words: string;
}

/** An article's text as it is shown, and what is wrong with it. */
export interface RenderedText {
  sections: Article['sections'];
  problems: readonly TextProblem[];
}

/** Decides about the address of a link: the address to show, or what is wrong with it. */
export type ResolveLink = (href: string) => { href: string } | { problem: string };

/** Pictures of this site alone. */
const ownPicture: ResolveLink = (href) =>
  ownPath.test(href) ? { href } : { problem: `a picture of another host: ${href}` };

/** Elements of articles. The site's own sanitiser lets the same ones through. */
const tags = 'p br b strong i em u ul ol li span a img h3 h4 table thead tbody tr th td blockquote'.split(
  ' ',
);
const attributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title'],
  img: ['src', 'alt', 'title'],
};
/** A whole https address, or a path of this site. */
const safeAddress = /^(?:https:\/\/|\/(?![/\\]))/i;
const ownPath = /^\/(?![/\\])/;

/** Html without anything that could run, phone home or restyle the page. */
export function sanitizeArticle(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: tags,
    allowedAttributes: Object.fromEntries(
      Object.entries(attributes).map(([tag, names]) => [tag, [...names]]),
    ),
    allowedSchemes: ['https'],
    allowProtocolRelative: false,
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !ownPath.test(attribs['src'] ?? ''),
    transformTags: {
      a: (tagName, { href = '', ...rest }) => ({
        tagName,
        attribs: safeAddress.test(href) ? { ...rest, href } : rest,
      }),
    },
  });
}

/**
 * Renders Markdown to parts, each of which begins with a heading of the second level. Whatever a reader would not see
 * as it was written is a problem: html that is taken out, addresses that lead nowhere.
 *
 * @param firstLine of the text in its file, for the problems
 */
export function renderMarkdown(
  source: string,
  resolveLink: ResolveLink,
  firstLine = 1,
  resolvePicture = ownPicture,
): RenderedText {
  const problems: TextProblem[] = [];
  const tokens = Lexer.lex(source);
  let at = 0;
  for (const token of tokens) {
    const line = firstLine + countLines(source.slice(0, at));
    check(token, line, token.raw);
    at += token.raw.length;
  }
  return { sections: sectionsOf(tokens), problems };

  /** Looks at a token and at what is in it; `around` is the text of the block that begins at `line`. */
  function check(token: Token, line: number, around: string): void {
    const place = Math.max(0, around.indexOf(token.raw));
    const here = line + countLines(around.slice(0, place));
    const report = (words: string): void => void problems.push({ line: here, words });
    if (token.type === 'heading' && (token as Tokens.Heading).depth === 1)
      report('a heading of the first level; the title stands above the text, parts begin with ##');
    if (token.type === 'html') for (const words of unsafeHtml(token.raw)) report(words);
    if (token.type === 'link') {
      const resolved = resolveLink((token as Tokens.Link).href);
      if ('problem' in resolved) report(resolved.problem);
      else (token as Tokens.Link).href = resolved.href;
    }
    if (token.type === 'image') {
      const resolved = resolvePicture((token as Tokens.Image).href);
      if ('problem' in resolved) report(resolved.problem);
      else (token as Tokens.Image).href = resolved.href;
    }
    for (const child of childrenOf(token)) check(child, here, token.raw);
  }
}

const countLines = (text: string): number => text.split('\n').length - 1;

function childrenOf(token: Token): readonly Token[] {
  if (token.type === 'list') return (token as Tokens.List).items;
  if (token.type === 'table') {
    const { header, rows } = token as Tokens.Table;
    return [...header, ...rows.flat()].flatMap((cell) => cell.tokens);
  }
  return 'tokens' in token ? (token.tokens ?? []) : [];
}

/** What of a piece of html would be taken out, in words. */
function unsafeHtml(html: string): string[] {
  const found: string[] = [];
  for (const [, tag = '', rest = ''] of html.matchAll(/<\/?\s*([a-z][\w:-]*)([^>]*)/gi)) {
    const name = tag.toLowerCase();
    if (!tags.includes(name)) found.push(`unsafe html: <${name}> is not allowed`);
    else
      for (const [, attribute = '', value = ''] of rest.matchAll(
        /([a-z][\w:-]*)\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi,
      )) {
        const isKnown = attributes[name]?.includes(attribute.toLowerCase());
        const isAddress = ['href', 'src'].includes(attribute.toLowerCase());
        const address = value.replace(/^["']|["']$/g, '');
        if (!isKnown) found.push(`unsafe html: <${name} ${attribute.toLowerCase()}> is not allowed`);
        else if (isAddress && !safeAddress.test(address)) found.push(`unsafe html: the address ${address}`);
      }
  }
  return found;
}

function sectionsOf(tokens: TokensList): Article['sections'] {
  const parts: { title: string; tokens: Token[] }[] = [{ title: '', tokens: [] }];
  for (const token of tokens) {
    if (token.type === 'heading' && (token as Tokens.Heading).depth <= 2)
      parts.push({ title: plainText(token as Tokens.Heading), tokens: [] });
    else parts.at(-1)?.tokens.push(token);
  }
  return parts
    .map(({ title, tokens: own }) => ({ title, html: sanitizeArticle(Parser.parse(own)).trim() }))
    .filter(({ title, html }) => title !== '' || html !== '');
}

/** Words of a heading without marks of emphasis. */
const plainText = (token: { tokens?: Token[]; text?: string }): string =>
  token.tokens ? token.tokens.map((each) => plainText(each as typeof token)).join('') : (token.text ?? '');
