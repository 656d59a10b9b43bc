/** Every table, as Drizzle wants them: one namespace. The SQL is the truth; `schema.test.ts` makes the tables from it. */
export * from './generated/tables';
export type * from './rows';
export type {
  BetDetails,
  BetKind,
  BonusTerms,
  LaterKind,
  LocalisedText,
  PromotionRules,
  SportsLeg,
  StoredBetStep,
  Wording,
} from './columnTypes';
