import type { LotteryBet } from '#contract';
import type { LotteryBetRow } from '../../db/schema';
import { localise } from '../localise';
import type { PlayRule } from './playRules';
import type { Plays } from './playsOf';

/** Name of a play type with that of its group. */
export function playName({ groups }: Plays, play: PlayRule, language: string): string {
  const group = groups.find(({ id }) => id === play.group);
  return group
    ? `${localise(group.name, language)} · ${localise(play.name, language)}`
    : localise(play.name, language);
}

/** What was picked, row by row: "1,4 | 0,5". Rows with nothing in them are left out where each pick is a bet. */
export function pickText(play: PlayRule, picks: readonly (readonly string[])[], language: string): string {
  return play.rows
    .map((row, place) => {
      const words = row.options
        .filter(({ id }) => picks[place]?.includes(id))
        .map(({ label }) => localise(label, language))
        .join(',');
      return play.mode === 'each' && words !== '' ? `${localise(row.label, language)} ${words}` : words;
    })
    .filter((words) => words !== '')
    .join(' | ');
}

/** A bet as the contract has it, in the language of the person. */
export function toLotteryBet(row: LotteryBetRow, plays: Plays, language: string): LotteryBet {
  const play = plays.plays.find(({ id }) => id === row.play);
  return {
    id: row.id,
    lottery: row.lotteryCode,
    issue: row.issue,
    play: play ? playName(plays, play, language) : row.play,
    pick: play ? pickText(play, row.picks, language) : row.picks.map((picks) => picks.join(',')).join(' | '),
    bets: row.bets,
    stake: row.stake.toString(),
    status: row.status,
    payout: row.status === 'open' ? null : row.payout.toString(),
    ...(row.rebate > 0n && { rebate: row.rebate.toString() }),
    placedAt: row.placedAt.toISOString(),
    closesAt: row.closesAt.toISOString(),
    ...(row.chaseId !== null && { chase: { id: row.chaseId, stopsOnWin: row.stopsOnWin } }),
  };
}
