import { date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { contractKinds, contractStatuses, type ContractTerms, type PayFigures } from '#contract';
import { integer64, moment } from './columns';

/** Contracts between an agent, or the house, and a direct downline. */
export const agentContracts = pgTable('agent_contracts', {
  id: text('id').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  kind: text('kind', { enum: contractKinds }).notNull(),
  uplineId: text('upline_id'),
  downlineId: text('downline_id').notNull(),
  currency: text('currency').notNull(),
  terms: jsonb('terms').$type<ContractTerms>().notNull(),
  version: integer('version').notNull(),
  status: text('status', { enum: contractStatuses }).notNull(),
  offeredAt: moment('offered_at').notNull(),
  lapsesAt: moment('lapses_at').notNull(),
  answeredAt: moment('answered_at'),
  startsAt: moment('starts_at'),
  endsAt: moment('ends_at'),
  settledTo: moment('settled_to'),
  reason: text('reason').notNull().default(''),
});
export type ContractRow = typeof agentContracts.$inferSelect;

/** What happened to a contract. */
export const contractEvents = pgTable('contract_events', {
  id: integer64('id').primaryKey().generatedAlwaysAsIdentity(),
  contractId: text('contract_id').notNull(),
  event: text('event', { enum: contractStatuses }).notNull(),
  actorId: text('actor_id'),
  reason: text('reason').notNull().default(''),
  at: moment('at').notNull(),
});

/** Settled periods of contracts. */
export const contractSlips = pgTable('contract_slips', {
  id: text('id').primaryKey(),
  contractId: text('contract_id').notNull(),
  kind: text('kind', { enum: contractKinds }).notNull(),
  uplineId: text('upline_id'),
  downlineId: text('downline_id').notNull(),
  currency: text('currency').notNull(),
  level: integer('level').notNull(),
  fromAt: moment('from_at').notNull(),
  toAt: moment('to_at').notNull(),
  firstDay: date('first_day', { mode: 'string' }).notNull(),
  lastDay: date('last_day', { mode: 'string' }).notNull(),
  figures: jsonb('figures').$type<PayFigures>().notNull(),
  validBet: integer64('valid_bet').notNull(),
  netLoss: integer64('net_loss').notNull(),
  amount: integer64('amount').notNull(),
  paid: integer64('paid').notNull().default(0n),
  settledAt: moment('settled_at').notNull(),
  paidAt: moment('paid_at'),
});
export type SlipRow = typeof contractSlips.$inferSelect;

/** Payments towards a slip. */
export const contractPayments = pgTable(
  'contract_payments',
  {
    slipId: text('slip_id').notNull(),
    number: integer('number').notNull(),
    amount: integer64('amount').notNull(),
    transactionId: text('transaction_id').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.slipId, table.number] })],
);
