import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { deviceKinds, type UserType } from '#contract';
import { moment } from './columns';

export const merchants = pgTable('merchants', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  currency: text('currency').notNull(),
  createdAt: moment('created_at').notNull(),
});

export const accounts = pgTable('accounts', {
  id: text('id').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  username: text('username').notNull(),
  usernameKey: text('username_key').notNull(),
  passwordHash: text('password_hash').notNull(),
  passwordChangedAt: moment('password_changed_at').notNull(),
  passwordState: text('password_state', { enum: ['own', 'default', 'expired'] })
    .notNull()
    .default('own'),
  paymentPasswordHash: text('payment_password_hash'),
  paymentPasswordChangedAt: moment('payment_password_changed_at'),
  moneyPausedUntil: moment('money_paused_until'),
  type: integer('type').$type<UserType>().notNull(),
  status: text('status', { enum: ['active', 'disabled', 'closed'] })
    .notNull()
    .default('active'),
  nickname: text('nickname').notNull(),
  currency: text('currency').notNull(),
  language: text('language'),
  avatar: text('avatar').notNull().default('1'),
  avatarType: text('avatar_type', { enum: ['CUSTOM', 'STATIC'] })
    .notNull()
    .default('STATIC'),
  uplineId: text('upline_id'),
  toUpline: boolean('to_upline').notNull().default(false),
  inviteCode: text('invite_code'),
  clubLabel: text('club_label'),
  memberLabels: jsonb('member_labels').$type<string[]>().notNull().default([]),
  flags: jsonb('flags').$type<Record<string, boolean>>().notNull().default({}),
  fields: jsonb('fields').$type<Record<string, string>>().notNull().default({}),
  realityCheckMinutes: integer('reality_check_minutes').notNull().default(60),
  /** Prize series of its lotteries; absent, the house's. */
  lotterySeries: integer('lottery_series'),
  createdAt: moment('created_at').notNull(),
  lastLoginAt: moment('last_login_at'),
});
export type Account = typeof accounts.$inferSelect;

export const ownAvatars = pgTable('own_avatars', {
  accountId: text('account_id').primaryKey(),
  id: text('id').notNull(),
  mediaType: text('media_type').notNull(),
  image: text('image').notNull(),
  createdAt: moment('created_at').notNull(),
  checkedAt: moment('checked_at'),
});

export const accountIdentifiers = pgTable(
  'account_identifiers',
  {
    merchantCode: text('merchant_code').notNull(),
    kind: text('kind', { enum: ['email', 'mobile'] }).notNull(),
    valueKey: text('value_key').notNull(),
    accountId: text('account_id').notNull(),
    verifiedAt: moment('verified_at'),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.kind, table.valueKey] })],
);

export const visitors = pgTable('visitors', {
  id: text('id').primaryKey(),
  cookieHash: text('cookie_hash').notNull(),
  createdAt: moment('created_at').notNull(),
});

export const knownDevices = pgTable(
  'known_devices',
  {
    accountId: text('account_id').notNull(),
    visitorId: text('visitor_id').notNull(),
    firstSeenAt: moment('first_seen_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.visitorId] })],
);

/** Why a session is over. */
export const endReasons = ['logout', 'elsewhere', 'idle', 'absolute', 'password', 'disabled'] as const;
export type EndReason = (typeof endReasons)[number];

export const sessions = pgTable('sessions', {
  id: text('id').primaryKey(),
  accountId: text('account_id').notNull(),
  visitorId: text('visitor_id'),
  tokenHash: text('token_hash').notNull(),
  cookieHash: text('cookie_hash').notNull(),
  network: text('network').notNull(),
  createdAt: moment('created_at').notNull(),
  lastSeenAt: moment('last_seen_at').notNull(),
  absoluteEndAt: moment('absolute_end_at').notNull(),
  endedAt: moment('ended_at'),
  endedReason: text('ended_reason', { enum: endReasons }),
  mustChangePassword: boolean('must_change_password').notNull().default(false),
  oldPasswordKnown: boolean('old_password_known').notNull().default(false),
  device: text('device', { enum: deviceKinds }).notNull().default('unknown'),
  deviceName: text('device_name').notNull().default(''),
  isNewPlace: boolean('is_new_place').notNull().default(false),
  reportedAt: moment('reported_at'),
});
export type Session = typeof sessions.$inferSelect;

export const rememberTokens = pgTable('remember_tokens', {
  selector: text('selector').primaryKey(),
  validatorHash: text('validator_hash').notNull(),
  familyId: text('family_id').notNull(),
  accountId: text('account_id').notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
  revokedAt: moment('revoked_at'),
  sessionId: text('session_id'),
});

export const captchas = pgTable('captchas', {
  id: text('id').primaryKey(),
  visitorId: text('visitor_id').notNull(),
  answerHash: text('answer_hash').notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

export const smsCodes = pgTable('sms_codes', {
  id: text('id').primaryKey(),
  purpose: text('purpose').notNull(),
  merchantCode: text('merchant_code').notNull(),
  numberKey: text('number_key').notNull(),
  visitorId: text('visitor_id'),
  codeHash: text('code_hash').notNull(),
  wrong: integer('wrong').notNull().default(0),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
});

export const outbox = pgTable('outbox', {
  id: text('id').primaryKey(),
  channel: text('channel', { enum: ['sms', 'mail'] }).notNull(),
  recipient: text('recipient').notNull(),
  body: text('body').notNull(),
  createdAt: moment('created_at').notNull(),
});
