import * as v from 'valibot';

/** What a sample is made with. */
export interface SampleOptions {
  /** Day on which periods of a sample end, as `2026-11-20`. */
  today?: string;
  /** Whether fields that may be left out are there. @default true */
  hasOptional?: boolean;
  /** Values by name of a field, before all others: ids that the platform knows. */
  known?: Readonly<Record<string, unknown>>;
}

/** Anything that a schema of Valibot is made of, as far as a sample needs to know. */
interface AnySchema {
  kind: 'schema';
  type: string;
  pipe?: readonly (AnySchema | { kind: string; type: string; requirement?: unknown })[];
  entries?: Readonly<Record<string, AnySchema>>;
  wrapped?: AnySchema;
  item?: AnySchema;
  items?: readonly AnySchema[];
  options?: readonly unknown[];
  literal?: unknown;
  key?: AnySchema;
  value?: AnySchema;
  default?: unknown;
  fallback?: unknown;
  getter?: (input: unknown) => AnySchema;
}

/** The schema as its parts. */
export const partsOf = (schema: v.GenericSchema): AnySchema => schema as unknown as AnySchema;

/** Texts that say something under these names; the first that the schema takes is the sample. */
const byName: readonly (readonly [pattern: RegExp, texts: readonly string[]])[] = [
  [/^(?:username|account|upline)$/i, ['mira']],
  [/nickname/i, ['Mira']],
  [/payeeName/i, ['Mira Tan']],
  [/birthday/i, ['1992-03-14']],
  [/transactionPassword|paymentPassword|^next$|^current$/, ['482915']],
  [/password/i, ['harbour-light']],
  [/email/i, ['mira@example.test']],
  [/dialingCode/i, ['+65']],
  [/mobile|phone/i, ['80000001']],
  [/currency/i, ['USD']],
  [/country/i, ['SG']],
  [/^ip$/i, ['203.0.113.7']],
  [/language|locale/i, ['en']],
  [/merchantCode|merchant$/i, ['aurora']],
  [/vassalage|vendor/i, ['VELORA']],
  [/lottery|gameCode/i, ['AUSSC']],
  [/issue/i, ['20261120-001']],
  [/^from$|startDate|since/i, ['{from}', '0', '203.0.113.7']],
  [/^to$|endDate|^day$|date$/i, ['{today}', 'aurora-bao19']],
  [/^endsOn$/, ['2027-12-31']],
  [/expires|until|endTime/i, ['2026-12-31T06:00:00.000Z']],
  [/^types$/, ['B', 'deposit']],
  [/prizeMode/i, ['1']],
  [/^count$|limit|pageSize/i, ['50', '20']],
  [/^page$/, ['1']],
  [/^language$/, ['en']],
  [/image|picture|icon|logo|avatar|cover|flag/i, ['/images/sample.webp', 'aGVsbG8=']],
  [/url$|href|path$|link|base$/i, ['https://brand.example/page', '/page']],
  [/domain$|host/i, ['brand.example']],
  [/rate|share|percent/i, ['250', '2.5']],
  [
    /amount|balance|stake|win|credit|fee|bet|total|deposit|profit|income|turnover|bonus|prize|payout/i,
    ['50000'],
  ],
  [/title|name|label|subject|headline/i, ['Northern Lights']],
  [/query|search/i, ['lights']],
  [/message|content|text|body|comment|reason|note|description|summary|html|words/i, ['Good to know.']],
  [/token|secret|ticket|challenge/i, ['q6C1tP0cV3m2bZ8nR5xK7wYdE9aL4uHs']],
  [/publicKey/, ['-----BEGIN PUBLIC KEY-----\nMIIBojANBgkqhkiG9w0BAQEFAAOCAY8A\n-----END PUBLIC KEY-----']],
  [/code$/i, ['A7K2']],
  [/id$/i, ['a1b2c3d4']],
];

/** Texts of every form that the contract knows: what a name does not decide, the schema does. */
const anyText = [
  'sample',
  '2026-11-20T08:30:00.000Z',
  '{today}',
  '50000',
  '1',
  '0',
  'USD',
  'VELORA',
  'B',
  'en',
  '/images/sample.webp',
  'aGVsbG8=',
  'https://brand.example/page',
  '482915',
  '08:30',
  '#d4a24c',
  '12 345 678',
  '2026-11',
  'sample-text-of-some-length-that-is-long-enough-for-any-lower-bound',
  'a3f1'.repeat(16),
  'otpauth://totp/Aurora:mira?secret=JBSWY3DPEHPK3PXP&issuer=Aurora',
  '',
];

const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);

/**
 * A value that a schema takes, told by the names of its fields.
 * @throws {Error} with the path for which none is known
 */
export function sampleOf(schema: v.GenericSchema, options: SampleOptions = {}): unknown {
  return make(partsOf(schema), '', options, '', 0);
}

function make(schema: AnySchema, name: string, options: SampleOptions, path: string, depth: number): unknown {
  const { known = {} } = options;
  const isValid = (value: unknown): boolean => v.is(schema as unknown as v.GenericSchema, value);
  if (name in known && isValid(known[name])) return known[name];
  const value = makeOf(schema, name, options, path, depth);
  if (isValid(value)) return value;
  // What may be left out one by one, but not altogether; or what does not go with the others of the sample.
  const { hasOptional = true } = options;
  const other =
    schema.entries && makeOf(schema, name, { ...options, hasOptional: !hasOptional }, path, depth);
  if (other !== undefined && isValid(other)) return other;
  throw new Error(
    `No sample for ${path || 'the whole'}: ${JSON.stringify(value)?.slice(0, 200)} is refused.`,
  );
}

function makeOf(
  schema: AnySchema,
  name: string,
  options: SampleOptions,
  path: string,
  depth: number,
): unknown {
  const inner = (child: AnySchema, childName: string, step: string): unknown =>
    make(child, childName, options, path === '' ? step : `${path}.${step}`, depth + 1);
  switch (schema.type) {
    case 'strict_object':
    case 'loose_object':
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.entries ?? {})
          .filter(([, child]) => isShown(child, options, depth))
          .map(([field, child]) => [field, inner(child, field, field)]),
      );
    case 'optional':
    case 'nullish':
    case 'nullable':
    case 'non_optional':
      return schema.wrapped && inner(schema.wrapped, name, '?');
    case 'array':
      return schema.item && depth < 12 ? listOf(schema, inner(schema.item, singular(name), '0')) : [];
    case 'tuple':
    case 'strict_tuple':
      return (schema.items ?? []).map((item, index) => inner(item, name, String(index)));
    case 'record':
      return schema.value && { [recordKey(schema, options)]: inner(schema.value, '', 'key') };
    case 'picklist':
      return schema.options?.[0];
    case 'literal':
      return schema.literal;
    case 'boolean':
      return true;
    case 'number':
      return numberOf(schema, name);
    case 'string':
      return textOf(schema, name, options);
    case 'union':
    case 'variant':
      return inner(schema.options?.[0] as AnySchema, name, '|');
    case 'lazy':
      return schema.getter && inner(schema.getter(undefined), name, '…');
    case 'null':
      return null;
    case 'unknown':
    case 'any':
      return null;
    default:
      throw new Error(`${path} is a ${schema.type}, of which no sample is known.`);
  }
}

/** What refers to itself ends after some levels, and requests may ask for what they need only. */
function isShown(child: AnySchema, { hasOptional = true }: SampleOptions, depth: number): boolean {
  if (child.type !== 'optional' && child.type !== 'nullish') return true;
  return hasOptional && depth < 8;
}

const singular = (name: string): string => name.replace(/ies$/, 'y').replace(/s$/, '');

/** As many as a list must have. */
function listOf(schema: AnySchema, one: unknown): unknown[] {
  const least = schema.pipe?.find(({ type }) => type === 'min_length' || type === 'length');
  const wanted = least && 'requirement' in least ? Number(least.requirement) : 1;
  return Array.from({ length: Math.max(1, wanted) }, () => one);
}

function recordKey({ key }: AnySchema, options: SampleOptions): string {
  return key ? String(make(key, 'key', options, 'key', 0)) : 'sample';
}

function numberOf(schema: AnySchema, name: string): number {
  const wished = /page$/i.test(name) ? 1 : /time$/i.test(name) ? 1_795_000_000_000 : 3;
  const least = schema.pipe?.find(({ type }) => type === 'min_value');
  const bound = least && 'requirement' in least ? [Number(least.requirement)] : [];
  const candidates = [wished, 1, 20, 30, 100, 250, 0, 0.5, ...bound];
  return candidates.find((value) => v.is(schema as unknown as v.GenericSchema, value)) ?? wished;
}

function textOf(schema: AnySchema, name: string, { today = '2026-11-20' }: SampleOptions): string {
  const named = byName.find(([pattern]) => pattern.test(name))?.[1] ?? [];
  const candidates = [...named, ...anyText].map((text) =>
    text.replace('{today}', today).replace('{from}', daysBefore(today, 6)),
  );
  return candidates.find((text) => v.is(schema as unknown as v.GenericSchema, text)) ?? candidates[0] ?? '';
}
