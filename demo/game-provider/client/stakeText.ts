import { currencyDecimals } from '#contract/currencyDecimals';
import { parseAmount } from '#contract/parseNumber';
import { fill } from '../messages/fill';
import { numberTag, signsOf } from '../page/money';

/** How stakes are typed in a book. */
export interface StakeShape {
  /** ISO 4217 code, or another of the platform's. */
  currency: string;
  language: string;
  /** Stakes in the usual size, in minor units; the first is an example of one. */
  steps: readonly string[];
}

/** How a page writes the amounts of a player: its language, and their currency. */
export type Notation = Omit<StakeShape, 'steps'>;

const read = (text: string, { currency, language }: Notation) =>
  parseAmount(text, { tag: numberTag(language), signs: signsOf(language), currency });

/** What was typed as minor units; undefined when it is no amount of the currency. */
export function readStake(text: string, shape: Notation): bigint | undefined {
  const parsed = read(text, shape);
  return parsed.ok ? parsed.minor : undefined;
}

/** Minor units as somebody would type them, without groups. */
export function writeStake(amount: bigint, { currency, language }: Notation): string {
  const cents = String(amount % 100n).padStart(2, '0');
  const decimals = cents === '00' ? currencyDecimals(currency, 2) : 2;
  return decimals === 0 ? String(amount / 100n) : `${amount / 100n}${signsOf(language).decimal}${cents}`;
}

/**
 * Why a text is no stake, in words; undefined while it is one, or empty. What can still become one while it is typed, such
 * as a minus sign, is not held against anybody before the field is left.
 */
export function stakeRefusal(
  text: string,
  isLeft: boolean,
  texts: Readonly<Record<string, string>>,
  shape: StakeShape,
): string | undefined {
  const parsed = read(text, shape);
  if (parsed.ok || parsed.reason === 'empty') return undefined;
  const isWhole = currencyDecimals(shape.currency, 2) === 0;
  if (parsed.reason === 'tooManyDecimals') return texts[isWhole ? 'stakeWhole' : 'stakeDecimals'];
  if (parsed.reason === 'tooLong') return texts['stakeTooLong'];
  if (!isLeft) return undefined;
  if (parsed.reason === 'negative') return texts['stakeNegative'];
  return fill(texts['stakeInvalid'] ?? '', {
    example: `\u2068${writeStake(BigInt(shape.steps[0] ?? '500'), shape)}\u2069`,
  });
}
