/** Ways to write a price. The decimal one is what is kept and paid; the others are only shown. */
export const oddsFormats = ['decimal', 'hongKong', 'malay', 'indonesian', 'american', 'fractional'] as const;
export type OddsFormat = (typeof oddsFormats)[number];

/** Whether something from elsewhere, such as a storage or another window, names a format. */
export const isOddsFormat = (named: unknown): named is OddsFormat =>
  oddsFormats.some((each) => each === named);
