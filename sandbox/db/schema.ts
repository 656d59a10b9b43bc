/** Every table, as Drizzle wants them: one namespace. The migrations are the truth; `schema.test.ts` compares. */
export * from './tables/accounts';
export * from './tables/articles';
export * from './tables/cashier';
export * from './tables/content';
export * from './tables/contracts';
export * from './tables/games';
export * from './tables/ledger';
export * from './tables/lotteryBets';
export * from './tables/missions';
export * from './tables/platform';
export * from './tables/rebates';
export * from './tables/records';
export * from './tables/rewards';
export * from './tables/referrals';
export * from './tables/saferPlay';
export * from './tables/signIn';
export * from './tables/transfers';
export type { LocalisedText } from './tables/columns';
