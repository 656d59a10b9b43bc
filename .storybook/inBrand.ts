import { isBrandId } from '#theme/brands';
import { initialGlobals } from './modes.ts';

/** What has been converted: a story that is drawn again gets the same object. */
const converted = new WeakMap<object, Map<string, object>>();

/**
 * A story's sample brand as that of the toolbar: its name, and its pictures. What a story shows at the toolbar's first value
 * is its own choice; the test brand has no pictures.
 */
export function inBrand<Args extends object>(args: Args, brand: string): Args {
  const { brand: sample } = args as { brand?: unknown };
  if (brand === initialGlobals.brand || !isBrandId(brand)) return args;
  if (typeof sample !== 'object' || sample === null || !('name' in sample)) return args;
  const known = converted.get(sample) ?? new Map<string, object>();
  converted.set(sample, known);
  const worn = known.get(brand) ?? { ...sample, ...wear(sample, brand) };
  known.set(brand, worn);
  return { ...args, brand: worn };
}

const wear = (sample: object, brand: string) =>
  Object.fromEntries(
    Object.entries(sample).flatMap(([key, value]: [string, unknown]) => {
      if (key === 'id') return [[key, brand]];
      if (key === 'name') return [[key, brand.charAt(0).toUpperCase() + brand.slice(1)]];
      if (/^logo/.test(key)) return [[key, `/brand/${brand}/logo.svg`]];
      const isPicture = typeof value === 'string' && value.startsWith('/brand/');
      return isPicture ? [[key, value.replace(/^\/brand\/[^/]+/, `/brand/${brand}`)]] : [];
    }),
  );
