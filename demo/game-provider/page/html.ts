/** Markup that is safe to put into a page. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = string | number | Html | false | null | undefined | readonly Part[];

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const render = (part: Part): string => {
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return (part as readonly Part[]).map(render).join('');
  if (part === false || part === null || part === undefined) return '';
  return String(part as string | number).replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '');
};

/** Writes markup; everything that is filled in is escaped unless it was written by this same function. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.reduce((text, string, i) => text + render(parts[i - 1]) + string));
}

/** JSON for a data block of a page: `<` could end the block. */
export const json = (value: unknown): Html => new Html(JSON.stringify(value).replaceAll('<', '\\u003c'));
