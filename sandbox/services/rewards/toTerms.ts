import { gameCategories, type Bonus } from '#contract';
import type { BonusTerms } from '../../db/schema';
import { localise } from '../localise';

/** Terms as a member reads them. */
export const toTerms = ({ shares, text }: BonusTerms, language: string): NonNullable<Bonus['terms']> => ({
  shares: gameCategories
    .map((gameType) => ({ gameType, share: shares[gameType] ?? 0 }))
    .toSorted((a, b) => b.share - a.share),
  ...(text && { text: localise(text, language) }),
});
