import type { GameCategory, MissionPeriod } from '#contract';
import type { MissionRow } from '#platform/schema';
import { type Phrase, word } from '#platform/words';

/** A mission of the demo world. Money is written in dollars. */
export interface MissionSeed {
  id: string;
  title: Phrase;
  line: Phrase;
  period: MissionPeriod;
  measure: MissionRow['measure'];
  /** A number of things; of `stake` dollars. */
  target: number;
  minDollars?: number;
  rounds?: number;
  gameTypes?: GameCategory[];
  dollars: number;
  /** Without it the reward is cash. */
  bonus?: { wagering: number; days: number; maxStake: number; gameTypes: GameCategory[] };
  /** Days before the beginning of the world on which the demo member accepted it; not at all without. */
  acceptedDaysAgo?: number;
}

export const missionSeeds: readonly MissionSeed[] = [
  {
    id: 'three-days',
    title: word('demo.mission.threeDays.title'),
    line: word('demo.mission.threeDays.line', { amount: '$1' }),
    period: 'weekly',
    measure: 'betDays',
    target: 3,
    minDollars: 1,
    dollars: 3,
    acceptedDaysAgo: 6,
  },
  {
    id: 'new-slots',
    title: word('demo.mission.newSlots.title'),
    line: word('demo.mission.newSlots.line'),
    period: 'once',
    measure: 'games',
    target: 3,
    rounds: 10,
    gameTypes: ['RNG'],
    dollars: 10,
    bonus: { wagering: 5, days: 7, maxStake: 5, gameTypes: ['RNG'] },
    acceptedDaysAgo: 200,
  },
  {
    id: 'week-deposit',
    title: word('demo.mission.weekDeposit.title'),
    line: word('demo.mission.weekDeposit.line', { amount: '$50' }),
    period: 'weekly',
    measure: 'deposits',
    target: 1,
    minDollars: 50,
    dollars: 2,
  },
  {
    id: 'today-bets',
    title: word('demo.mission.todayBets.title'),
    line: word('demo.mission.todayBets.line', { amount: '$0.50' }),
    period: 'daily',
    measure: 'bets',
    target: 20,
    minDollars: 0.5,
    dollars: 1,
  },
  {
    id: 'lottery-evening',
    title: word('demo.mission.lotteryEvening.title'),
    line: word('demo.mission.lotteryEvening.line'),
    period: 'weekly',
    measure: 'bets',
    target: 10,
    gameTypes: ['ELOTT', 'LOTT'],
    dollars: 5,
  },
  {
    id: 'week-stake',
    title: word('demo.mission.weekStake.title'),
    line: word('demo.mission.weekStake.line', { amount: '$250' }),
    period: 'weekly',
    measure: 'stake',
    target: 250,
    dollars: 5,
    acceptedDaysAgo: 6,
  },
  {
    id: 'bring-friend',
    title: word('demo.mission.bringFriend.title'),
    line: word('demo.mission.bringFriend.line', { amount: '$20' }),
    period: 'once',
    measure: 'friends',
    target: 1,
    minDollars: 20,
    dollars: 10,
  },
  {
    id: 'safe-account',
    title: word('demo.mission.safeAccount.title'),
    line: word('demo.mission.safeAccount.line'),
    period: 'once',
    measure: 'authenticator',
    target: 1,
    dollars: 5,
  },
];
