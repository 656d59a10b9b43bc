import { boolean, integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { integer64, localised, moment } from './columns';

/** What is left of earned money after whole points, by what it was earned with. */
export const pointsRests = pgTable(
  'points_rests',
  {
    accountId: text('account_id').notNull(),
    type: text('type', { enum: ['live', 'lottery', 'PVP', 'slots', 'sports', 'deposit'] }).notNull(),
    parts: numeric('parts').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.type] })],
);

/** What a brand offers for points. */
export const pointsItems = pgTable('points_items', {
  id: text('id').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  place: integer('place').notNull(),
  category: text('category', { enum: ['goods', 'voucher', 'bonus'] }).notNull(),
  name: localised('name').notNull(),
  line: localised('line').notNull(),
  image: text('image').notNull(),
  points: integer64('points').notNull(),
  minDeposits: integer64('min_deposits').notNull().default(0n),
  stock: integer('stock').notNull(),
  needs: text('needs', { enum: ['nothing', 'mobile', 'address'] }).notNull(),
  credit: integer64('credit'),
  isPopular: boolean('is_popular').notNull().default(false),
  isOn: boolean('is_on').notNull().default(true),
});
export type PointsItemRow = typeof pointsItems.$inferSelect;

/** What members redeemed. */
export const pointsRedemptions = pgTable('points_redemptions', {
  id: text('id').primaryKey(),
  sequence: integer64('sequence').generatedAlwaysAsIdentity(),
  accountId: text('account_id').notNull(),
  itemId: text('item_id').notNull(),
  quantity: integer('quantity').notNull(),
  points: integer64('points').notNull(),
  status: text('status', { enum: ['inProcess', 'rejected', 'approved'] }).notNull(),
  address: text('address').notNull(),
  mobile: text('mobile').notNull(),
  reason: text('reason'),
  key: text('key').notNull(),
  inputHash: text('input_hash').notNull(),
  createdAt: moment('created_at').notNull(),
  answeredAt: moment('answered_at'),
});
export type RedemptionRow = typeof pointsRedemptions.$inferSelect;
