// prettier-ignore
const allowedElements = new Set([
  'svg', 'defs', 'g', 'use', 'path', 'rect', 'circle', 'ellipse', 'linearGradient', 'radialGradient', 'stop', 'filter', 'feGaussianBlur', 'clipPath', 'mask', 'pattern',
]);

const tag = /<(\/?)([A-Za-z][\w:-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/y;

/**
 * What is wrong with a picture: not well formed, elements that could run, load or say something, references that
 * lead outside or nowhere, numbers that are none.
 */
export function faultsOf(svg: string): string[] {
  const found = new Set<string>();
  const open: string[] = [];
  const ids = new Set<string>();
  const references = new Set<string>();
  const text = svg.trimEnd();
  for (let position = 0; position < text.length; position = tag.lastIndex) {
    tag.lastIndex = position;
    const match = tag.exec(text);
    if (!match) return [...found, `not a tag at ${position}: ${text.slice(position, position + 40)}`];
    const [, isClosing, name = '', attributes = '', isEmpty] = match;
    if (isClosing) {
      if (open.pop() !== name) found.add(`</${name}> closes nothing`);
      if (open.length === 0 && tag.lastIndex < text.length) found.add('something follows the root');
      continue;
    }
    if (open.length === 0 && name !== 'svg') found.add(`the root is ${name}`);
    if (!allowedElements.has(name)) found.add(`element ${name}`);
    if (!isEmpty) open.push(name);
    const seen = new Set<string>();
    for (const [, attribute = '', value = ''] of attributes.matchAll(/([\w:-]+)="([^"]*)"/g)) {
      if (seen.has(attribute)) found.add(`attribute ${attribute} twice`);
      seen.add(attribute);
      if (/^on|^style$|^xlink:/.test(attribute)) found.add(`attribute ${attribute}`);
      if (attribute === 'id') {
        if (ids.has(value)) found.add(`id ${value} twice`);
        ids.add(value);
      }
      if (attribute === 'href') references.add(value.replace(/^#/, ''));
      if (attribute === 'href' && !value.startsWith('#')) found.add(`reference ${value}`);
      for (const [, target = ''] of value.matchAll(/url\(([^)]*)\)/g))
        references.add(target.replace(/^#/, ''));
      if (/NaN|undefined|Infinity|null|&(?!amp;|lt;|gt;|quot;)/.test(value))
        found.add(`${attribute}="${value.slice(0, 40)}"`);
      if (attribute !== 'xmlns' && /https?:|data:|javascript:/i.test(value))
        found.add(`${attribute} leads outside`);
    }
  }
  if (open.length > 0) found.add(`${open.join(' ')} left open`);
  for (const id of references) if (!ids.has(id)) found.add(`#${id} is nowhere`);
  return [...found];
}
