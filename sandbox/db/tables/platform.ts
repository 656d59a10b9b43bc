import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { integer64, moment } from './columns';

export const settings = pgTable(
  'settings',
  {
    merchantCode: text('merchant_code').notNull(),
    key: text('key').notNull(),
    value: jsonb('value').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.key] })],
);

export const systemState = pgTable('system_state', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

export const sealingKeys = pgTable('sealing_keys', {
  kid: text('kid').primaryKey(),
  publicPem: text('public_pem').notNull(),
  privatePem: text('private_pem').notNull(),
  createdAt: moment('created_at').notNull(),
  retiredAt: moment('retired_at'),
});

export const throttles = pgTable('throttles', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  windowEndAt: moment('window_end_at').notNull(),
});

export const nonces = pgTable('nonces', {
  nonce: text('nonce').primaryKey(),
  expiresAt: moment('expires_at').notNull(),
});

export const keyedWrites = pgTable(
  'keyed_writes',
  {
    actor: text('actor').notNull(),
    key: text('key').notNull(),
    inputHash: text('input_hash').notNull(),
    result: jsonb('result').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.actor, table.key] })],
);

export const events = pgTable('events', {
  id: integer64('id').primaryKey().generatedAlwaysAsIdentity(),
  at: moment('at').notNull(),
  kind: text('kind').notNull(),
  merchantCode: text('merchant_code'),
  accountId: text('account_id'),
  sessionId: text('session_id'),
  network: text('network'),
  requestId: text('request_id'),
  detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
});

export const clientErrors = pgTable('client_errors', {
  digest: text('digest').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  area: text('area').notNull(),
  release: text('release').notNull(),
  message: text('message').notNull(),
  stack: text('stack').notNull(),
  count: integer('count').notNull().default(1),
  firstAt: moment('first_at').notNull(),
  lastAt: moment('last_at').notNull(),
});
