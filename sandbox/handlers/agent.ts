import { contractPages } from '../services/contracts/contractPages';
import type { HandlersOf } from './handler';

export const agentHandlers: HandlersOf<'agent'> = {
  consolidated: (ctx) => contractPages(ctx),
};
