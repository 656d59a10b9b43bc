import { applyPromotion } from '../services/promotions/applications';
import {
  claimPromotion,
  joinPromotion,
  listPromotions,
  readPromotion,
} from '../services/promotions/promotions';
import type { HandlersOf } from './handler';

export const promotionHandlers: HandlersOf<'promotions'> = {
  promotions: (ctx) => listPromotions(ctx),
  promotion: (ctx, request) => readPromotion(ctx, request),
  joinPromotion: (ctx, request) => joinPromotion(ctx, request),
  applyPromotion: (ctx, request) => applyPromotion(ctx, request),
  claimPromotion: (ctx, request) => claimPromotion(ctx, request),
};
