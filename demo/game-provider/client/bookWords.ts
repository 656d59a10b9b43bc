import { type Outcome, type Pick, isQuarter, lineText } from '#contract/sportsMarkets';
import { fill } from '../messages/fill';

type Texts = Readonly<Record<string, string>>;

/** Figures with a sign or a mark read from left to right in every language. */
const isolated = (text: string): string => `\u2066${text}\u2069`;

/** A line as its player reads it; a whole one with the place that its neighbours need: −1.0, 2.5, +0.75. */
export function lineWords(outcome: Outcome): string {
  const text = lineText(outcome);
  return isolated(isQuarter(outcome) || text.includes('.') ? text : `${text}.0`);
}

/**
 * What stands over a price: 1, −1.0, over 2.5.
 * @param isHeaded whether the side stands above already, so that its line is enough: 2.5
 */
export function markOf(texts: Texts, pick: Pick, isHeaded: boolean): string {
  if (pick.market === 'winner') return { home: '1', draw: 'X', away: '2' }[pick.side as 'home'] ?? '';
  if (pick.market === 'handicap' || isHeaded) return lineWords(pick);
  return fill(texts[pick.side] ?? '', { line: lineWords(pick) });
}

/** What is bet on, in words, with the half that it is of. */
export const wordsOf = (texts: Texts, pick: Pick & { home: string; away: string }): string =>
  [...(pick.period ? [texts[pick.period]] : []), outcomeWords(texts, pick)].join(' · ');

function outcomeWords(texts: Texts, pick: Pick & { home: string; away: string }): string {
  if (pick.market === 'total')
    return fill(texts[pick.side === 'over' ? 'overGoals' : 'underGoals'] ?? '', {
      line: lineWords(pick),
    });
  if (pick.side === 'draw') return texts['draw'] ?? '';
  const team = pick.side === 'home' ? pick.home : pick.away;
  return pick.market === 'winner' ? fill(texts['toWin'] ?? '', { team }) : `${team} ${lineWords(pick)}`;
}

export const matchWords = (texts: Texts, { home, away }: { home: string; away: string }): string =>
  fill(texts['versus'] ?? '', { home, away });

/** How a bet stands, in a word. A single has the word of its leg, which knows halves and pushes. */
export const standingWord = (
  texts: Texts,
  {
    stake,
    cashedOut,
    legs,
    status,
  }: {
    stake: string;
    cashedOut: { stake: string };
    legs: readonly { result: string | null }[];
    status: string;
  },
): string =>
  texts[stake === cashedOut.stake ? 'cashedOut' : (legs.length === 1 && legs[0]?.result) || status] ?? '';

interface Clock {
  phase: string;
  minute: number | null;
  rounds: readonly [number, number] | null;
  startsAt: string;
}

/**
 * The clock of a match: its minute, or its map with the rounds of it; its break, or when it begins.
 * @param hasDay whether its day is said too, on a line of its own: where it does not go without saying
 */
export function clockOf(
  texts: Texts,
  language: string,
  { phase, minute, rounds, startsAt }: Clock,
  hasDay = false,
): string {
  if (phase === 'break') return texts['halfTime'] ?? '';
  if (minute !== null) {
    const time = fill(texts['minute'] ?? '', { minute });
    return rounds ? `${time}\n${isolated(rounds.join('–'))}` : isolated(time);
  }
  if (phase === 'over') return '';
  return timeText(language, startsAt, hasDay);
}

/** A day of the calendar, as the player's zone has it. */
export function dayText(language: string, now: number, ahead: number): string {
  const day = new Date(now);
  day.setDate(day.getDate() + ahead);
  return new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, {
    weekday: 'short',
    day: 'numeric',
  }).format(day);
}

export const timeText = (language: string, at: string, hasDay = false): string => {
  const text = (shape: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, shape).format(new Date(at));
  const time = text({ hour: '2-digit', minute: '2-digit' });
  return hasDay ? `${text({ weekday: 'short' })}\n${time}` : time;
};
