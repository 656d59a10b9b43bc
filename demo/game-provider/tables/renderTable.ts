import type { DealtKind } from '#platform/tables';
import type { GameTheme } from '../art/theme';
import { framed, named } from '../page/gameFrame';
import type { Html } from '../page/html';
import type { GameDeps, Play } from '../play';
import type { TableSetup } from './api';
import { areaNames } from './areaNames';
import { limitsOf, tableAt } from './placeTableBets';
import { tablePage } from './tablePage';
import { viewSeat, viewTable } from './tableState';

/** By game: the felt under its lamp. */
const themes: Readonly<Record<DealtKind, GameTheme>> = {
  baccarat: { sky: ['#2a0d16', '#4a1622', '#18080e'], glow: '#f2cf8f' },
  dragonTiger: { sky: ['#1c0f2e', '#2f1a4d', '#12091f'], glow: '#ffc46b' },
  roulette: { sky: ['#062417', '#0d4029', '#04170f'], glow: '#f5d67b' },
  sicBo: { sky: ['#26110a', '#4a2010', '#170a06'], glow: '#ffb057' },
};

/** Chips by multiples of the table's lowest stake. */
const multiples = [1n, 2n, 5n, 10n, 20n, 100n, 200n, 1000n];

/** The page of a table for whoever sits at it. */
export async function renderTable(deps: GameDeps, play: Play): Promise<{ theme: GameTheme; body: Html }> {
  const frame = framed(deps, play);
  const { words } = frame;
  const { game: dealt } = tableAt(play);
  const { min, max, most } = limitsOf(play);
  const names = areaNames(dealt, words);
  const setup: TableSetup = {
    ...frame.setup,
    kind: dealt.kind,
    chips: multiples
      .map((each) => min * each)
      .filter((chip) => chip <= max)
      .slice(0, 6)
      .map(String),
    limits: { min: min.toString(), max: max.toString() },
    most: Object.fromEntries([...most].map(([area, amount]) => [area, amount.toString()])),
    table: await viewTable(deps, play),
    seat: await viewSeat(deps, play),
    texts: {
      ...frame.setup.texts,
      ...words.tables,
      ...named('area', names),
      ...named('suit', words.suits),
    },
  };
  return {
    theme: themes[dealt.kind],
    body: tablePage({ ...frame, setup, names }),
  };
}
