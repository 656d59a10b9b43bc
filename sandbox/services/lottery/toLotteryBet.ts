import { lotteryPrefix, type LotteryBet } from '#contract';
import type { Executor } from '../../db/database';
import type { BetRow } from '../../db/schema';
import { localise } from '../localise';
import type { PlayRule } from './playRules';
import { playsOfLottery, type Plays } from './playsOf';

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

type LotteryBetRow = BetRow<'lottery'>;

/** Code of the lottery that a bet is on. */
export const lotteryCodeOf = ({ gameId }: LotteryBetRow): string => gameId.slice(lotteryPrefix.length);

/** When the draw of a bet takes place. */
export const drawOf = ({ dueAt, placedAt }: LotteryBetRow): Date => dueAt ?? placedAt;

/** What could be bet on in the draw of a bet. */
export const playsOfBet = async (db: Executor, row: LotteryBetRow): Promise<Plays> =>
  (await playsOfLottery(db, lotteryCodeOf(row), drawOf(row))) ?? { groups: [], plays: [] };

/** A bet as the contract has it, in the language of the person. */
export function toLotteryBet(row: LotteryBetRow, plays: Plays, language: string): LotteryBet {
  const { issue, picks, bets, rebate, closesAt, chase } = row.details;
  const play = plays.plays.find(({ id }) => id === row.details.play);
  return {
    id: row.id,
    lottery: lotteryCodeOf(row),
    issue,
    play: play ? playName(plays, play, language) : row.details.play,
    pick: play ? pickText(play, picks, language) : picks.map((each) => each.join(',')).join(' | '),
    bets,
    stake: row.stake.toString(),
    status: row.status,
    payout: row.status === 'open' ? null : row.payout.toString(),
    ...(rebate !== '0' && { rebate }),
    placedAt: row.placedAt.toISOString(),
    closesAt,
    ...(chase && { chase: { id: row.wagerId, ...chase } }),
  };
}
