import { listNews, listPosts, readArticle, readHelpCenter } from '../services/articles/articles';
import { readFeedbackHistory, readFeedbackTerms } from '../services/support/feedback';
import { sendFeedback } from '../services/support/sendFeedback';
import { rateArticle } from '../services/articles/rateArticle';
import { readAgentProgramme } from '../services/support/readAgentProgramme';
import { openTicket } from '../services/promotions/raffle';
import { readLiveChat } from '../services/support/readLiveChat';
import { readServiceState } from '../services/support/readServiceState';
import { reportError } from '../services/support/reportError';
import { withVisitorId, type HandlersOf } from './handler';

export const supportHandlers: HandlersOf<'support'> = {
  helpCenter: async (ctx, request) => ({
    ...(await readHelpCenter(ctx, request)),
    service: await readServiceState(ctx),
  }),
  article: (ctx, request) => readArticle(ctx, request),
  news: (ctx, request) => listNews(ctx, request),
  blog: (ctx, request) => listPosts(ctx, request),
  rateArticle: async (ctx, request, exchange) => rateArticle(ctx, await withVisitorId(request, exchange)),
  feedback: (ctx, request) => sendFeedback(ctx, request),
  feedbackTerms: (ctx) => readFeedbackTerms(ctx),
  feedbackHistory: (ctx, request) => readFeedbackHistory(ctx, request),
  agentProgramme: (ctx) => readAgentProgramme(ctx),
  liveChat: (ctx) => readLiveChat(ctx),
  claimRaffle: (ctx, request) => openTicket(ctx, request),
  reportError: (ctx, request) => reportError(ctx, request),
};
