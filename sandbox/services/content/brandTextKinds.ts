import * as v from 'valibot';
import { count, minorUnits, promotionKinds, promotionStatuses, promotionTerms } from '#contract';

/** What stands in a file's head becomes this, or is refused in words. */
interface Fact {
  column: string;
  /** The value for the database. Throws in words. */
  read: (text: string) => unknown;
  /** As the head has it. */
  write: (value: unknown) => string;
  isRequired?: boolean;
}

/** Texts of a brand that are rows of a table, one file for each and language. */
export interface BrandTextKind {
  /** In the folder of the brand. */
  folder: string;
  table: string;
  /** Words of every language, by their name in the head, and the columns that hold them by language. */
  words: Readonly<Record<string, string>>;
  /** Column of the html that comes of the text below the head. */
  body?: string;
  /** What is the same in every language, and stands in the English file alone. */
  facts: Readonly<Record<string, Fact>>;
}

class Unreadable extends Error {}

const asText = (value: unknown): string => (value == null ? '' : String(value));
const text = (column: string, more: Partial<Fact> = {}): Fact => ({
  column,
  read: (given) => given,
  write: asText,
  ...more,
});
const required = { isRequired: true };

const oneOf = (column: string, all: readonly string[]): Fact =>
  text(column, {
    ...required,
    read: (given) => {
      if (!all.includes(given)) throw new Unreadable(`one of ${all.join(', ')}`);
      return given;
    },
  });

const whole = (column: string, more: Partial<Fact> = {}): Fact =>
  text(column, {
    read: (given) => {
      if (!/^\d{1,15}$/.test(given)) throw new Unreadable('a whole number');
      return given;
    },
    ...more,
  });

const moment = (column: string, more: Partial<Fact> = {}): Fact =>
  text(column, {
    read: (given) => {
      const at = new Date(given);
      if (!/^\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z)?$/.test(given) || Number.isNaN(at.getTime()))
        throw new Unreadable('a moment such as 2026-12-01T06:00:00Z');
      return at.toISOString();
    },
    write: (value) => (value == null ? '' : new Date(value as string).toISOString()),
    ...more,
  });

const yesNo = (column: string): Fact =>
  text(column, {
    read: (given) => {
      if (given !== 'yes' && given !== 'no') throw new Unreadable('yes or no');
      return given === 'yes';
    },
    write: (value) => (value === true ? 'yes' : 'no'),
  });

/** A bonus that asks for nothing is no bonus: it could not be given, and its deposit not be credited. */
const atLeastOne = v.optional(v.pipe(count, v.minValue(1)));

const rules = v.strictObject({
  ...promotionTerms.entries,
  wagering: atLeastOne,
  days: atLeastOne,
  prizes: v.optional(v.array(v.strictObject({ amount: minorUnits, chance: count }))),
});

const promotionRules: Fact = text('rules', {
  read: (given) => {
    let found: unknown;
    try {
      found = JSON.parse(given);
    } catch {
      throw new Unreadable('JSON on one line, such as {"rate":10000,"minDeposit":"2000"}');
    }
    const result = v.safeParse(rules, found);
    if (!result.success) {
      const [issue] = result.issues;
      throw new Unreadable(`right: ${v.getDotPath(issue) ?? ''} ${issue.message}`.trim());
    }
    return JSON.stringify(result.output);
  },
  write: (value) => JSON.stringify(value ?? {}),
});

export const brandTextKinds: readonly BrandTextKind[] = [
  {
    folder: 'promotions',
    table: 'promotions',
    words: { title: 'title', label: 'label', terms: 'terms' },
    body: 'content',
    facts: {
      kind: oneOf('kind', promotionKinds),
      category: text('category'),
      status: oneOf('status', promotionStatuses),
      image: text('image', required),
      starts: moment('starts_at', required),
      ends: moment('ends_at'),
      order: whole('sort'),
      rules: promotionRules,
    },
  },
  {
    folder: 'notices',
    table: 'announcements',
    words: { title: 'title' },
    body: 'content',
    facts: {
      type: oneOf('type', ['PL', 'PU']),
      published: moment('published_at', required),
      ends: moment('ends_at'),
      order: whole('sort'),
    },
  },
  {
    folder: 'banners',
    table: 'banners',
    words: { title: 'title', text: 'text', label: 'label', action: 'action' },
    facts: {
      image: text('image', required),
      small: text('image_small'),
      href: text('href'),
      published: moment('published_at', required),
      ends: moment('ends_at'),
      order: whole('sort'),
    },
  },
  {
    folder: 'points',
    table: 'points_items',
    words: { title: 'name', line: 'line' },
    facts: {
      category: oneOf('category', ['goods', 'voucher', 'bonus']),
      image: text('image', required),
      points: whole('points', required),
      deposits: whole('min_deposits'),
      stock: whole('stock', required),
      needs: oneOf('needs', ['nothing', 'mobile', 'address']),
      credit: whole('credit'),
      popular: yesNo('is_popular'),
      on: yesNo('is_on'),
      order: whole('place', required),
    },
  },
];

/** Columns of pictures, whose addresses stand in the folder as paths of it. */
export const pictureFacts: ReadonlySet<string> = new Set(['image', 'small']);

/** What is wrong with the value of a fact, in words; its value for the database else. */
export function readFact(fact: Fact, given: string): { value: unknown } | { problem: string } {
  try {
    return { value: fact.read(given) };
  } catch (error) {
    if (error instanceof Unreadable) return { problem: error.message };
    throw error;
  }
}
