import type { OperatorRole } from '#contract/operator';
import { Misunderstood } from './operator';

/** What a command takes after its name, and who may say it. */
export interface CommandShape {
  /** Words at most; a text with spaces is one word when it is put in quotes. */
  most: number;
  /** With whether a value follows. */
  flags?: Readonly<Record<`--${string}`, 'value' | 'alone'>>;
  /** Who may change something with it. @default admin */
  by?: OperatorRole;
  /** What follows its name when only an admin may say it. @default whoever may say the command */
  forAdmins?: RegExp;
  /** What follows its name when it changes nothing, so that every operator may say it. @default it always changes something */
  reads?: RegExp;
  /** What follows its name when money or a prize moves: a second person has to agree. @default it moves none */
  moves?: RegExp;
  /** What follows when it plays somebody from outside, which a platform in production does not. @default it plays nobody */
  plays?: RegExp;
}

const any = Number.POSITIVE_INFINITY;
/** What each command takes. What it would pass over is refused: half of what was meant is worse than nothing. */
export const shapes = {
  help: { most: 0, reads: /^/ },
  maintenance: { most: 1, flags: { '--from': 'value', '--until': 'value' } },
  region: { most: 2 },
  address: { most: 2, flags: { '--everybody': 'alone' } },
  visitor: { most: 1, plays: /^/ },
  flag: { most: 2 },
  register: { most: 1 },
  rule: { most: 2, flags: { '--min': 'value', '--max': 'value', '--required': 'alone' } },
  human: { most: any },
  firebase: { most: 2, plays: /^/ },
  proof: { most: 2 },
  forgotten: { most: 1 },
  breaks: { most: 1 },
  protection: { most: 1 },
  login: { most: 1 },
  domains: { most: any },
  popup: { most: 1, plays: /^/ },
  account: { most: 3, flags: { '--brand': 'value' }, by: 'support', reads: /^\S*(?: --brand \S*)?$/ },
  sessions: {
    most: 2,
    flags: { '--brand': 'value', '--all': 'alone', '--dry': 'alone' },
    by: 'support',
    reads: /^$|--dry/,
    forAdmins: /--all/,
  },
  code: { most: 1, plays: /^/ },
  outbox: { most: 1, plays: /^/ },
  clearing: { most: 1, plays: /^/ },
  deposits: { most: 0, reads: /^/ },
  deposit: { most: 3, by: 'cashier', moves: /^pay/ },
  withdrawals: { most: 0, reads: /^/ },
  withdrawal: { most: 3, by: 'cashier', moves: /^(?:send|sent|return|close)/ },
  errors: { most: 1, reads: /^\d*$/ },
  throttles: { most: 1, by: 'support' },
  content: { most: 3 },
  resource: { most: 2, flags: { '--code': 'value' }, reads: /^$/ },
  service: { most: 3, reads: /^$/ },
  chat: { most: any, by: 'support', reads: /^$/ },
  feedback: { most: any, by: 'support', reads: /^$/ },
  secrets: { most: 1 },
  months: { most: 2, reads: /^$/ },
  storage: { most: 1 },
  acts: { most: 1, reads: /^/ },
  settle: { most: 2, flags: { '--dry': 'alone' }, reads: /--dry/, by: 'cashier', moves: /^/ },
  contract: { most: 3, moves: /^/ },
  applications: { most: 3, by: 'support', reads: /^$/, moves: /^pay/ },
  bonus: {
    most: 3,
    flags: {
      '--brand': 'value',
      '--wager': 'value',
      '--days': 'value',
      '--most-stake': 'value',
      '--most-win': 'value',
      '--games': 'value',
      '--game': 'value',
      '--stake': 'value',
      '--until': 'value',
      '--title': 'value',
      '--id': 'value',
    },
    by: 'cashier',
    moves: /^/,
  },
  points: { most: 3, by: 'support', reads: /^redemptions/, moves: /^approve/ },
  reviews: { most: 2, by: 'support', reads: /^$/ },
  wallets: { most: 1 },
  vendor: {
    most: 2,
    flags: { '--until': 'value' },
    plays: /^\S+ (?:silent|lost|down|refuses)/,
  },
  results: { most: 1, reads: /^/ },
  result: { most: 3, flags: { '--half-time': 'value', '--id': 'value' }, by: 'cashier', moves: /^/ },
  owing: { most: 0, reads: /^/ },
  status: { most: 0, reads: /^/ },
} satisfies Readonly<Record<string, CommandShape>>;

export type CommandName = keyof typeof shapes;

/** Throws `Misunderstood` for a flag that the command does not have and for words that it would pass over. */
export function checkShape(name: string, words: readonly string[], { most, flags = {} }: CommandShape): void {
  const rest: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (!word.startsWith('--')) {
      rest.push(word);
      continue;
    }
    const kind = Object.hasOwn(flags, word) ? flags[word as `--${string}`] : undefined;
    if (!kind) {
      const known = Object.keys(flags).join(', ');
      throw new Misunderstood(`"${name}" has no ${word}; ${known ? `it has ${known}` : 'it has no flags'}.`);
    }
    if (kind === 'alone') continue;
    at += 1;
    if (words[at] === undefined) throw new Misunderstood(`${word} wants a value.`);
  }
  if (rest.length > most)
    throw new Misunderstood(
      `"${name}" takes ${most === 0 ? 'no word' : most === 1 ? 'one word' : `${String(most)} words`} after it, not "${rest[most] ?? ''}" too. Put a text with spaces in quotes.`,
    );
}

/** The word after a flag, if the flag was said. */
export function flagOf(words: readonly string[], flag: string): string | undefined {
  const at = words.indexOf(flag);
  return at < 0 ? undefined : words[at + 1];
}

/** The moment after `--until` or another flag, if it was said; it has to lie ahead. */
export function untilOf(words: readonly string[], now: Date, flag = '--until'): Date | undefined {
  const text = flagOf(words, flag);
  if (text === undefined) return undefined;
  const until = new Date(text);
  if (Number.isNaN(until.getTime()))
    throw new Misunderstood(`${flag} wants a moment such as 2026-12-31T06:00:00Z.`);
  if (until <= now) throw new Misunderstood(`${flag} has to lie ahead; ${until.toISOString()} has passed.`);
  return until;
}
