import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { integer64, localised, moment } from './columns';

/** Who takes part in a promotion. */
export const promotionMembers = pgTable(
  'promotion_members',
  {
    promotionId: text('promotion_id').notNull(),
    accountId: text('account_id').notNull(),
    joinedAt: moment('joined_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.promotionId, table.accountId] })],
);

/** What somebody sent for a promotion, and the answer. */
export const promotionApplications = pgTable('promotion_applications', {
  id: text('id').primaryKey(),
  promotionId: text('promotion_id').notNull(),
  accountId: text('account_id').notNull(),
  comment: text('comment').notNull(),
  status: text('status', { enum: ['applying', 'issued', 'rejected'] }).notNull(),
  reason: localised('reason'),
  amount: integer64('amount'),
  createdAt: moment('created_at').notNull(),
  answeredAt: moment('answered_at'),
});
export type ApplicationRow = typeof promotionApplications.$inferSelect;

/** Pictures of an application, base 64, without what says where they were taken. */
export const promotionPictures = pgTable(
  'promotion_pictures',
  {
    applicationId: text('application_id').notNull(),
    place: integer('place').notNull(),
    mediaType: text('media_type').notNull(),
    image: text('image').notNull(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.place] })],
);

/** Tickets of a raffle that were opened. */
export const promotionTickets = pgTable(
  'promotion_tickets',
  {
    promotionId: text('promotion_id').notNull(),
    accountId: text('account_id').notNull(),
    number: integer('number').notNull(),
    amount: integer64('amount').notNull(),
    openedAt: moment('opened_at').notNull(),
    key: text('key').notNull(),
  },
  (table) => [primaryKey({ columns: [table.promotionId, table.accountId, table.number] })],
);
