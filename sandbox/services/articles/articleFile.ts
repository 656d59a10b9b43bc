/** The head of an article's file: its facts, and where its text begins. */
export interface ArticleFile {
  facts: ReadonlyMap<string, { value: string; line: number }>;
  text: string;
  /** Line of the file in which the text begins, from 1. */
  textLine: number;
}

/**
 * Reads a file that begins with a head of `name: text` lines between two lines of three dashes. It is no YAML, so that
 * a title may have a colon and needs no quotes.
 *
 * @returns a line and what is wrong with it, when the head cannot be read
 */
export function parseArticleFile(content: string): ArticleFile | { line: number; problem: string } {
  const lines = content.replaceAll('\r\n', '\n').split('\n');
  if (lines[0]?.trim() !== '---') return { line: 1, problem: 'the file has to begin with ---' };
  const end = lines.findIndex((line, index) => index > 0 && line.trim() === '---');
  if (end < 0) return { line: 1, problem: 'the head is not ended by ---' };
  const facts = new Map<string, { value: string; line: number }>();
  for (let index = 1; index < end; index += 1) {
    const line = lines[index] ?? '';
    if (line.trim() === '') continue;
    const found = /^([A-Za-z][\w-]*):(.*)$/.exec(line);
    if (!found) return { line: index + 1, problem: 'the head has lines such as "title: My deposit is late"' };
    facts.set(found[1] ?? '', { value: (found[2] ?? '').trim(), line: index + 1 });
  }
  const text = lines.slice(end + 1);
  const blank = text.findIndex((line) => line.trim() !== '');
  const skipped = Math.max(0, blank);
  return { facts, text: `${text.slice(skipped).join('\n').trimEnd()}\n`, textLine: end + 2 + skipped };
}

/** Writes such a file. Facts without a value are left out. */
export function formatArticleFile(facts: Readonly<Record<string, string>>, text: string): string {
  const head = Object.entries(facts)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${value.replaceAll(/[ \t\r\n]+/g, ' ')}`);
  return `---\n${head.join('\n')}\n---\n${text.trim() === '' ? '' : `\n${text.trimEnd()}\n`}`;
}
