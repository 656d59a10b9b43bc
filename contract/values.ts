import * as v from 'valibot';

/** An amount in minor units (cents) as a decimal string, because JSON numbers lose digits: `"1248025"` is 12,480.25. */
export const minorUnits = v.pipe(v.string(), v.regex(/^-?(?:0|[1-9]\d{0,17})$/));

/** Marks a schema of text as an `askedAmount`; for one whose pattern is narrower. */
export const askedMark = v.metadata<string, { readonly isAskedAmount: true }>({ isAskedAmount: true });

/**
 * An amount that a request asks a platform to move, to bet or to agree on, in minor units. One that is finer than its
 * currency has is refused, wherever it stands: see `findFinerAmount`.
 */
export const askedAmount = v.pipe(minorUnits, askedMark);

/** Whether a schema is an `askedAmount`, or a narrower one made from it. */
export const isAskedAmount = (schema: object): boolean =>
  'pipe' in schema &&
  (schema.pipe as readonly object[]).some((part) => part === askedMark || isAskedAmount(part));

/** A currency code as the platform spells it: ISO 4217, or a longer one such as USDT. */
export const currencyCode = v.pipe(v.string(), v.regex(/^[A-Z]{3,6}$/));

/** A moment, ISO 8601 in UTC. */
export const instant = v.pipe(v.string(), v.isoTimestamp());

/** An opaque identifier. */
export const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** Provider code of the platform, for instance `TCG_SEA`, `GPI`. */
export const vassalage = v.pipe(v.string(), v.regex(/^[A-Z0-9_]{2,32}$/));

/** A count of things. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Text typed by a person: bounded, so that nobody sends a book, and without the one character that PostgreSQL cannot hold. */
export const typed = (max: number) =>
  v.pipe(
    v.string(),
    v.maxLength(max),
    v.check((text) => !text.includes('\0'), 'must not contain NUL'),
  );

/**
 * A file in base 64. Only its length is checked here: letter by letter a file of 5 MB takes a tenth of a second, and whoever
 * decodes it sees by the number of bytes whether each letter was one.
 */
export const base64File = (max: number) =>
  v.pipe(
    v.string(),
    v.maxLength(max),
    v.check((text) => text.length % 4 === 0, 'must be base 64'),
  );

/** A language tag (BCP 47). */
export const languageTag = v.pipe(v.string(), v.regex(/^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*$/));

/** Path of an image on the image host, or an absolute https URL. */
export const imagePath = v.pipe(v.string(), v.regex(/^(?:https:\/\/|\/(?!\/))[^\s"'<>\\]*$/));

/** The categories of games; ESPORTS is derived by the site from SPORTS vendors. */
export const gameCategories = ['ELOTT', 'LOTT', 'RNG', 'LIVE', 'SPORTS', 'ESPORTS', 'FISH', 'PVP'] as const;
export const gameCategory = v.picklist(gameCategories);
export type GameCategory = (typeof gameCategories)[number];

/** Who is signed in: 4 trial, 1 2 41 42 may open the agent centre, 0 a plain member. */
export const userType = v.picklist([0, 1, 2, 4, 41, 42]);
export type UserType = v.InferOutput<typeof userType>;

/** An amount as the wire has it, in minor units; undefined for what is none or not above zero. */
export function parseAmount(text: string): bigint | undefined {
  if (!/^\d{1,18}$/.test(text)) return undefined;
  const amount = BigInt(text);
  return amount > 0n ? amount : undefined;
}

/** Number of a page, from 1; a query carries it as text. */
export const pageNumber = v.optional(
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number))]),
    v.integer(),
    v.minValue(1),
    v.maxValue(100_000),
  ),
  1,
);

/**
 * What becomes of the members' money if the operator goes out of business, as the Gambling Commission rates it: `none`, it
 * is not protected; `medium`, there are arrangements such as insurance or accounts of their own, without a guarantee;
 * `high`, it is in a trust that is legally separate.
 */
export const moneyProtections = ['none', 'medium', 'high'] as const;
export type MoneyProtection = (typeof moneyProtections)[number];
