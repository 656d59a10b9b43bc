import { listTeamMembers } from '../services/team/listTeamMembers';
import { raiseRates } from '../services/team/raiseRates';
import type { HandlersOf } from './handler';

export const teamHandlers: HandlersOf<'team'> = {
  members: (ctx, request) => listTeamMembers(ctx, request),
  raiseRates: (ctx, request) => raiseRates(ctx, request),
};
