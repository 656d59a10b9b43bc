import { convertPoints } from '../services/points/convertPoints';
import { listPointsRecords } from '../services/points/listPointsRecords';
import { listPointsItems, readPoints, readPointsConfig } from '../services/points/readMall';
import { listRedemptions, redeemPoints } from '../services/points/redeem';
import type { HandlersOf } from './handler';

export const pointsHandlers: HandlersOf<'points'> = {
  balance: (ctx) => readPoints(ctx),
  rewards: (ctx, request) => listPointsItems(ctx, request),
  redeem: (ctx, request) => redeemPoints(ctx, request),
  redeemList: (ctx, request) => listRedemptions(ctx, request),
  config: (ctx) => readPointsConfig(ctx),
  convert: (ctx, request) => convertPoints(ctx, request),
  transactions: (ctx, request) => listPointsRecords(ctx, request),
};
