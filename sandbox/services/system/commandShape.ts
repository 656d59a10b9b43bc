import { Misunderstood } from './operator';

/** What a command takes after its name: so many words at most, and flags with whether a value follows. */
export interface CommandShape {
  /** Words at most; a text with spaces is one word when it is put in quotes. */
  most: number;
  flags?: Readonly<Record<`--${string}`, 'value' | 'alone'>>;
}

const any = Number.POSITIVE_INFINITY;
/** What each command takes. What it would pass over is refused: half of what was meant is worse than nothing. */
export const shapes = {
  help: { most: 0 },
  maintenance: { most: 1, flags: { '--until': 'value' } },
  region: { most: 2 },
  address: { most: 2, flags: { '--everybody': 'alone' } },
  visitor: { most: 1 },
  flag: { most: 2 },
  register: { most: 1 },
  rule: { most: 2, flags: { '--min': 'value', '--max': 'value', '--required': 'alone' } },
  human: { most: any },
  firebase: { most: 2 },
  proof: { most: 2 },
  forgotten: { most: 1 },
  breaks: { most: 1 },
  protection: { most: 1 },
  login: { most: 1 },
  domains: { most: any },
  popup: { most: 1 },
  account: { most: 3 },
  code: { most: 1 },
  outbox: { most: 1 },
  clearing: { most: 1 },
  deposits: { most: 0 },
  deposit: { most: 3 },
  withdrawals: { most: 0 },
  withdrawal: { most: 3 },
  errors: { most: 1 },
  throttles: { most: 1 },
  content: { most: 3 },
  resource: { most: 2, flags: { '--code': 'value' } },
  service: { most: 3 },
  chat: { most: any },
  feedback: { most: any },
  settle: { most: 2 },
  contract: { most: 3 },
  applications: { most: 3 },
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
  },
  points: { most: 3 },
  reviews: { most: 2 },
  wallets: { most: 1 },
  vendor: { most: 2, flags: { '--until': 'value' } },
  results: { most: 1 },
  result: { most: 3, flags: { '--half-time': 'value', '--id': 'value' } },
  owing: { most: 0 },
  status: { most: 0 },
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

/** The moment after `--until`, if it was said; it has to lie ahead. */
export function untilOf(words: readonly string[], now: Date): Date | undefined {
  const at = words.indexOf('--until');
  if (at < 0) return undefined;
  const until = new Date(words[at + 1] ?? '');
  if (Number.isNaN(until.getTime()))
    throw new Misunderstood('--until wants a moment such as 2026-12-31T06:00:00Z.');
  if (until <= now) throw new Misunderstood(`--until has to lie ahead; ${until.toISOString()} has passed.`);
  return until;
}
