/**
 * The part of the CSS cascade that tokens live in: custom properties, layers, `@media`, attribute selectors and
 * descendants. It lets a unit test ask what an element under a brand, theme and language computes.
 */

/** An element as selectors see it. Without a parent it is the root. */
export interface Element {
  attributes: Readonly<Record<string, string>>;
  parent?: Element;
}

interface Rule {
  layer: string;
  media: string | undefined;
  selectors: string[];
  declarations: [string, string][];
  order: number;
}

/** A parsed sheet, or several in loading order. */
export interface Sheet {
  layers: string[];
  rules: Rule[];
}

/** Parses sheets in the order in which a page loads them. */
export function parseSheets(...texts: string[]): Sheet {
  const sheet: Sheet = { layers: [], rules: [] };
  const addLayer = (name: string): void => {
    if (!sheet.layers.includes(name)) sheet.layers.push(name);
  };
  const block = (css: string, layer: string, media: string | undefined): void => {
    let at = 0;
    while (at < css.length) {
      const stop = css.slice(at).search(/[;{]/);
      if (stop < 0) return;
      const head = css.slice(at, at + stop).trim();
      at += stop + 1;
      if (css[at - 1] === ';') {
        for (const name of head.replace('@layer', '').split(',')) addLayer(name.trim());
        continue;
      }
      let depth = 1;
      const start = at;
      for (; depth > 0; at += 1) depth += css[at] === '{' ? 1 : css[at] === '}' ? -1 : 0;
      const body = css.slice(start, at - 1);
      if (head.startsWith('@layer')) {
        const name = head.replace('@layer', '').trim();
        addLayer(name);
        block(body, name, media);
      } else if (head.startsWith('@media')) block(body, layer, head.replace('@media', '').trim());
      else if (head !== '@font-face') {
        const declarations = [...body.matchAll(/([\w-]+):\s*([^;]+);/g)].map(
          ([, name, value]): [string, string] => [name ?? '', (value ?? '').trim()],
        );
        const selectors = head.split(',').map((selector) => selector.trim());
        sheet.rules.push({ layer, media, selectors, declarations, order: sheet.rules.length });
      }
    }
  };
  for (const text of texts) block(text.replace(/\/\*[\s\S]*?\*\//g, ''), '', undefined);
  return sheet;
}

function matchesCompound(element: Element, compound: string): boolean {
  const simple = compound.match(/:root|\[[^\]]+\]/g) ?? [];
  if (simple.join('') !== compound) throw new Error(`Unsupported selector ${compound}`);
  return simple.every((part) => {
    if (part === ':root') return element.parent === undefined;
    const [, name = '', operator, value = ''] =
      /^\[([\w-]+)(?:(\|?=)["']?([^"']*)["']?)?\]$/.exec(part) ?? [];
    const own = element.attributes[name];
    if (own === undefined || operator === undefined) return own !== undefined;
    return own === value || (operator === '|=' && own.startsWith(`${value}-`));
  });
}

function matches(element: Element, selector: string): boolean {
  const [last = '', ...ancestors] = selector.split(/\s+/).reverse();
  if (!matchesCompound(element, last)) return false;
  let above = element.parent;
  for (const compound of ancestors) {
    while (above !== undefined && !matchesCompound(above, compound)) above = above.parent;
    if (above === undefined) return false;
    above = above.parent;
  }
  return true;
}

const specificity = (selector: string): number => (selector.match(/:root|\[/g) ?? []).length;

function substitute(value: string, table: ReadonlyMap<string, string>): string {
  const inner = /var\((--[\w-]+)(?:,\s*((?:[^()]|\([^()]*\))*))?\)/;
  for (let match = inner.exec(value); match !== null; match = inner.exec(value)) {
    const found = table.get(match[1] ?? '') ?? match[2];
    if (found === undefined) throw new Error(`${match[1]} is not declared`);
    value = value.replace(match[0], found);
  }
  return value;
}

/** Computed custom properties (and `color-scheme`) of an element, every `var()` resolved where it was declared. */
export function computed(sheet: Sheet, element: Element, media: readonly string[] = []): Map<string, string> {
  const inherited =
    element.parent === undefined ? new Map<string, string>() : computed(sheet, element.parent, media);
  const applied = sheet.rules
    .filter((rule) => rule.media === undefined || media.includes(rule.media))
    .flatMap((rule) => {
      const weights = rule.selectors.filter((selector) => matches(element, selector)).map(specificity);
      return weights.length === 0 ? [] : [{ rule, weight: Math.max(...weights) }];
    })
    .sort(
      (a, b) =>
        sheet.layers.indexOf(a.rule.layer) - sheet.layers.indexOf(b.rule.layer) ||
        a.weight - b.weight ||
        a.rule.order - b.rule.order,
    );
  const declared = new Map(applied.flatMap(({ rule }) => rule.declarations));
  const table = new Map([...inherited, ...declared]);
  return new Map(
    [...table].map(([name, value]) => [name, declared.has(name) ? substitute(value, table) : value]),
  );
}
