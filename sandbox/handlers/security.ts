import { readOverview } from '../services/security/readOverview';
import { reportSignIn } from '../services/security/reportSignIn';
import { endOtherSessions, endSession, listSignIns } from '../services/security/signIns';
import type { HandlersOf } from './handler';

export const securityHandlers: HandlersOf<'security'> = {
  overview: (ctx) => readOverview(ctx),
  signIns: (ctx) => listSignIns(ctx),
  endSession: (ctx, request) => endSession(ctx, request),
  endOtherSessions: (ctx) => endOtherSessions(ctx),
  reportSignIn: (ctx, request) => reportSignIn(ctx, request),
};
