import { lotteryPrefix, type TableKind } from '#contract';
import type { GameRow } from '../../db/schema';
import { baccarat } from './baccarat';
import { dragonTiger } from './dragonTiger';
import { roulette } from './roulette';
import { sicBo } from './sicBo';
import type { TableGame } from './tableGame';

/** What is played at a table, by the words of its name. */
const kinds: readonly (readonly [RegExp, TableKind])[] = [
  [/\bBaccarat\b/, 'baccarat'],
  [/\bRoulette\b/, 'roulette'],
  [/\bBlackjack\b/, 'blackjack'],
  [/\bWheel\b/, 'wheel'],
  [/\bDragon Tiger\b/, 'dragonTiger'],
  [/\bSic Bo\b/, 'sicBo'],
];
export const kindOf = (name: string): TableKind => kinds.find(([words]) => words.test(name))?.[1] ?? 'other';

const dealt: readonly TableGame[] = [baccarat, dragonTiger, roulette, sicBo];

/** A table at which a game is dealt here. */
export interface DealtTable {
  /** Of the game in the catalogue. */
  id: string;
  game: TableGame;
}

/** Whether a game is a lottery that its house runs itself, and not one of the platform's own. */
export const isHouseLottery = ({ id, category }: Pick<GameRow, 'id' | 'category'>): boolean =>
  (category === 'LOTT' || category === 'ELOTT') && !id.startsWith(lotteryPrefix);

/**
 * The game that is dealt at a table of the catalogue; undefined where none is dealt here. A lottery of a house draws three
 * numbers from one to six, by the rules and at the pace of a table of dice.
 */
export function dealtTable({
  id,
  category,
  name,
}: Pick<GameRow, 'id' | 'category' | 'name'>): DealtTable | undefined {
  const kind = category === 'LIVE' ? kindOf(name) : isHouseLottery({ id, category }) ? 'sicBo' : undefined;
  const game = dealt.find((each) => each.kind === kind);
  return game && { id, game };
}
