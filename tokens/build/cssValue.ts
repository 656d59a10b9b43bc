import { type Token, aliasOf, isRecord, variableName } from './tokenFile';

/** A token whose value is not what its `$type` promises. The message completes "<path> …". */
export class ValueFault extends Error {
  override name = 'ValueFault';
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** `rrggbb` of components from 0 to 1. */
function hexOf(components: readonly number[]): string {
  return `#${components
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** The opaque hex of a DTCG colour, and its alpha. @throws ValueFault when it is not an sRGB colour. */
export function readColour(value: unknown): { hex: string; alpha: number } {
  const shape =
    'needs a colour such as {"colorSpace": "srgb", "components": [0.4, 0.39, 0.91], "hex": "#6563e8"}';
  if (!isRecord(value) || value.colorSpace !== 'srgb' || !Array.isArray(value.components))
    throw new ValueFault(shape);
  const components: unknown[] = value.components;
  if (components.length !== 3 || !components.every((part) => isNumber(part) && part >= 0 && part <= 1)) {
    throw new ValueFault(`${shape}, with three components from 0 to 1`);
  }
  const hex = hexOf(components as number[]);
  if (value.hex !== undefined && value.hex !== hex) {
    throw new ValueFault(`says two colours: its components are ${hex} and its hex is ${String(value.hex)}`);
  }
  const alpha = value.alpha ?? 1;
  if (!isNumber(alpha) || alpha < 0 || alpha > 1) throw new ValueFault('needs an alpha from 0 to 1');
  return { hex, alpha };
}

function colour(value: unknown): string {
  const { hex, alpha } = readColour(value);
  if (alpha === 1) return hex;
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${channels.join(' ')} / ${alpha})`;
}

function measure(units: readonly string[], what: string) {
  return (value: unknown): string => {
    if (!isRecord(value) || !isNumber(value.value) || !units.includes(String(value.unit))) {
      throw new ValueFault(`needs ${what} such as {"value": 10, "unit": "${units[0]}"}`);
    }
    return `${value.value}${String(value.unit)}`;
  };
}

const dimension = measure(['px', 'rem'], 'a dimension');
const duration = measure(['ms', 's'], 'a duration');

function number(value: unknown): string {
  if (!isNumber(value)) throw new ValueFault('needs a number');
  return String(value);
}

function fontWeight(value: unknown): string {
  if (!isNumber(value) || value < 1 || value > 1000)
    throw new ValueFault('needs a font weight from 1 to 1000');
  return String(value);
}

function fontFamily(value: unknown): string {
  const families: unknown[] = Array.isArray(value) ? value : [value];
  if (
    families.length === 0 ||
    !families.every((family) => typeof family === 'string' && /^[\w -]+$/.test(family))
  ) {
    throw new ValueFault('needs a list of font family names, of letters, digits, spaces and hyphens');
  }
  // Lower-case words are CSS keywords (system-ui, sans-serif), which quotes would turn into names.
  return families
    .map((family) => (/^[a-z-]+$/.test(String(family)) ? String(family) : `"${String(family)}"`))
    .join(', ');
}

function cubicBezier(value: unknown): string {
  if (!Array.isArray(value) || value.length !== 4 || !value.every(isNumber))
    throw new ValueFault('needs four numbers');
  return `cubic-bezier(${value.join(', ')})`;
}

const orAlias = (write: (value: unknown) => string) => (value: unknown) => {
  const path = aliasOf(value);
  return path === undefined ? write(value) : `var(${variableName(path)})`;
};

function shadow(value: unknown): string {
  const layers: unknown[] = Array.isArray(value) ? value : [value];
  return layers
    .map((layer) => {
      if (!isRecord(layer))
        throw new ValueFault('needs a shadow of color, offsetX, offsetY, blur and spread');
      const { color, offsetX, offsetY, blur, spread, inset } = layer;
      const lengths = [offsetX, offsetY, blur, spread].map(orAlias(dimension));
      return [...(inset === true ? ['inset'] : []), ...lengths, orAlias(colour)(color)].join(' ');
    })
    .join(', ');
}

function gradient(value: unknown): string {
  if (!Array.isArray(value) || value.length < 2) throw new ValueFault('needs at least two gradient stops');
  const stops = value.map((stop: unknown) => {
    if (!isRecord(stop) || !isNumber(stop.position))
      throw new ValueFault('needs stops of color and position (0 to 1)');
    return `${orAlias(colour)(stop.color)} ${Math.round(stop.position * 1000) / 10}%`;
  });
  return `linear-gradient(90deg, ${stops.join(', ')})`;
}

const writers: Record<string, (value: unknown) => string> = {
  color: colour,
  dimension,
  duration,
  number,
  fontWeight,
  fontFamily,
  cubicBezier,
  shadow,
  gradient,
};

/** Tokens named in a CSS template. */
const templateReference = /\{([\w.-]+)(?:\s*\?\?\s*([^{}]+?))?\}/g;

/** Paths of the tokens that a token reads, in its value or in its CSS template. */
export function referencesOf(token: Token): string[] {
  if (token.css.value !== undefined) {
    return [...token.css.value.matchAll(templateReference)].map((match) => match[1] ?? '');
  }
  const found: string[] = [];
  const walk = (value: unknown): void => {
    const path = aliasOf(value);
    if (path !== undefined) found.push(path);
    else if (Array.isArray(value)) value.forEach(walk);
    else if (isRecord(value)) Object.values(value).forEach(walk);
  };
  walk(token.value);
  return found;
}

/**
 * A token as the value of a CSS declaration; what it refers to stays a `var()`.
 * @throws ValueFault when the value is not what the type promises.
 */
export function cssValue(token: Token): string {
  const write = writers[token.type];
  if (write === undefined) throw new ValueFault(`has the unknown $type "${token.type}"`);
  const { unit = '', value: template = '{}' } = token.css;
  const literal = template.replaceAll('{}', '').replaceAll(templateReference, '$2');
  if (!/^(%|[a-z]*)$/.test(unit) || /[;{}<>\\]|\/\*/.test(literal)) {
    throw new ValueFault('has an "app.css" hint that is not one CSS value');
  }
  const own = orAlias(write)(token.value) + unit;
  return template
    .replaceAll('{}', own)
    .replaceAll(templateReference, (_, path: string, other?: string) =>
      other === undefined ? `var(${variableName(path)})` : `var(${variableName(path)}, ${other})`,
    );
}
