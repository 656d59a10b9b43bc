import { expect, test } from 'vitest';
import type { GameCategory, VendorCard } from '#contract';
import { navCategories } from './shellProps';

const card = (vassalage: string, gameType: GameCategory, games: number): VendorCard => ({
  vassalage,
  name: vassalage,
  accountTypeId: 1,
  isHot: 0,
  gameType,
  isGame: '',
  isEsports: false,
  games,
});

test('games of vendors add up, and events are the same in every book of odds', () => {
  const shown = navCategories(
    new Map<GameCategory, VendorCard[]>([
      ['RNG', [card('A', 'RNG', 20), card('B', 'RNG', 30)]],
      ['SPORTS', [card('C', 'SPORTS', 40), card('D', 'SPORTS', 40)]],
    ]),
    (path) => path,
  );
  expect(shown.map(({ id, games }) => [id, games])).toEqual([
    ['SPORTS', 40],
    ['RNG', 50],
  ]);
});
