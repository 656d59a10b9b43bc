/** What an operator sets of the leaderboards; amounts are decimal text of minor units. */
export interface LeaderboardRules {
  /** Valid bets that make one point. */
  pointUnit: string;
  /** Prizes by place, the first one first. */
  week: string[];
  month: string[];
}

export type LeaderboardPeriod = 'week' | 'month';
