import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { integer64, moment } from './columns';

export const knownNetworks = pgTable(
  'known_networks',
  {
    accountId: text('account_id').notNull(),
    network: text('network').notNull(),
    firstSeenAt: moment('first_seen_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.network] })],
);

export const temporaryPasswords = pgTable('temporary_passwords', {
  passwordHash: text('password_hash').primaryKey(),
  accountId: text('account_id').notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

export const totpSecrets = pgTable('totp_secrets', {
  accountId: text('account_id').primaryKey(),
  secret: text('secret').notNull(),
  lastStep: integer64('last_step').notNull().default(0n),
  since: moment('since'),
});

export const totpSetups = pgTable('totp_setups', {
  accountId: text('account_id').primaryKey(),
  secret: text('secret').notNull(),
  sessionId: text('session_id').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

export const recoveryCodes = pgTable('recovery_codes', {
  codeHash: text('code_hash').primaryKey(),
  accountId: text('account_id').notNull(),
});

export const contactTickets = pgTable('contact_tickets', {
  ticketHash: text('ticket_hash').primaryKey(),
  accountId: text('account_id').notNull(),
  sessionId: text('session_id').notNull(),
  kind: text('kind', { enum: ['mobile', 'email'] }).notNull(),
  expiresAt: moment('expires_at').notNull(),
  boundValue: text('bound_value'),
});

export const humanChallenges = pgTable('human_challenges', {
  id: text('id').primaryKey(),
  action: text('action').notNull(),
  visitorId: text('visitor_id').notNull(),
  network: text('network').notNull(),
  kind: text('kind', { enum: ['slider', 'work'] }).notNull(),
  answer: text('answer').notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

export const loginTickets = pgTable('login_tickets', {
  ticketHash: text('ticket_hash').primaryKey(),
  accountId: text('account_id').notNull(),
  visitorId: text('visitor_id').notNull(),
  way: jsonb('way').notNull(),
  tries: integer('tries').notNull().default(0),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
});
export type LoginTicket = typeof loginTickets.$inferSelect;
