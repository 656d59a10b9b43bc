import { listJackpotGames, listJackpots } from '../services/jackpots/listJackpots';
import type { HandlersOf } from './handler';

export const jackpotHandlers: HandlersOf<'jackpots'> = {
  list: (ctx) => listJackpots(ctx),
  games: (ctx) => listJackpotGames(ctx),
};
