import type { Pick } from '#platform/markets';
import { fill } from '../messages/fill';

type Texts = Readonly<Record<string, string>>;

/** Figures with a sign or a mark read from left to right in every language. */
const isolated = (text: string): string => `\u2066${text}\u2069`;

/** A handicap with its sign, from half goals. */
export const handicapText = (halves: number): string =>
  isolated(`${halves > 0 ? '+' : halves < 0 ? '−' : ''}${(Math.abs(halves) / 2).toFixed(1)}`);

const goalsText = (halves: number): string => (halves / 2).toFixed(1);

/** The handicap of the side that is bet on: the away side's is the home side's turned round. */
const ownLine = ({ side, line }: Pick): number => (side === 'away' ? -line : line);

/** What stands over a price: 1, −1.0, over 2.5. */
export function markOf(texts: Texts, pick: Pick): string {
  if (pick.market === 'winner') return { home: '1', draw: 'X', away: '2' }[pick.side as 'home'] ?? '';
  if (pick.market === 'handicap') return handicapText(ownLine(pick));
  return fill(texts[pick.side] ?? '', { line: goalsText(pick.line) });
}

/** What is bet on, in words. */
export function wordsOf(texts: Texts, pick: Pick & { home: string; away: string }): string {
  if (pick.market === 'total')
    return fill(texts[pick.side === 'over' ? 'overGoals' : 'underGoals'] ?? '', {
      line: goalsText(pick.line),
    });
  if (pick.side === 'draw') return texts['draw'] ?? '';
  const team = pick.side === 'home' ? pick.home : pick.away;
  return pick.market === 'winner'
    ? fill(texts['toWin'] ?? '', { team })
    : `${team} ${handicapText(ownLine(pick))}`;
}

export const matchWords = (texts: Texts, { home, away }: { home: string; away: string }): string =>
  fill(texts['versus'] ?? '', { home, away });

/** The clock of a match: its minute, its break, or when it begins. */
export function clockOf(
  texts: Texts,
  language: string,
  { phase, minute, startsAt }: { phase: string; minute: number | null; startsAt: string },
): string {
  if (phase === 'break') return texts['halfTime'] ?? '';
  if (minute !== null) return isolated(fill(texts['minute'] ?? '', { minute }));
  if (phase === 'over') return '';
  return timeText(language, startsAt);
}

export const timeText = (language: string, at: string): string =>
  new Intl.DateTimeFormat(`${language}-u-nu-latn`, { hour: '2-digit', minute: '2-digit' }).format(
    new Date(at),
  );
