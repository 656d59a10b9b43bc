import { gameCategories, type GameCategory } from './values';

/** Kinds of games that have limits of stakes and losses of their own, beside those of all. Source: betting rules, safer play. */
export const playProducts = ['casino', 'sports', 'lottery'] as const;
export type PlayProduct = (typeof playProducts)[number];

/** The product that a type of games belongs to: casino is what is neither a book nor a lottery. */
export function productOf(gameType: string): PlayProduct {
  switch (gameType) {
    case 'SPORTS':
    case 'ESPORTS':
      return 'sports';
    case 'LOTT':
    case 'ELOTT':
      return 'lottery';
    default:
      return 'casino';
  }
}

/** Types of games of a product. */
export const gameTypesOf = (product: PlayProduct): GameCategory[] =>
  gameCategories.filter((each) => productOf(each) === product);
