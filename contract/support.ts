import * as v from 'valibot';
import { defineCall, nothing } from './call';
import { id, typed } from './values';

export const supportCalls = {
  feedback: defineCall({
    method: 'PUT',
    path: '/wps/relay/MCSFE_feedback',
    module: 'MCSFE_feedback',
    audience: 'member',
    retry: 'keyed',
    refusals: ['limit.reached'],
    assumed: ['path', 'module', 'token', 'request', 'reply'],
    request: v.strictObject({
      type: typed(32),
      content: v.pipe(v.string(), v.minLength(1), v.maxLength(5_000)),
    }),
    reply: v.looseObject({ id }),
  }),
  claimRaffle: defineCall({
    method: 'POST',
    path: '/wps/relay/MCSFE_claimRaffle',
    module: 'MCSFE_claimRaffle',
    audience: 'member',
    retry: 'keyed',
    refusals: ['permission.denied'],
    assumed: ['path', 'module', 'token', 'request', 'reply'],
    request: v.strictObject({ promotionId: id }),
    reply: v.looseObject({ prize: v.string() }),
  }),
  /** A fault in the site's code; holds no personal data. Ours: the operator has to hear of what visitors see break. */
  reportError: defineCall({
    method: 'POST',
    path: '/wps/relay/MCSFE_reportClientError',
    module: 'MCSFE_reportClientError',
    refusals: ['limit.reached'],
    assumed: ['method', 'path', 'module', 'token', 'request', 'reply'],
    request: v.strictObject({
      message: typed(300),
      stack: typed(4_000),
      /** Where it was caught: page, dialog, window, promise. */
      area: typed(64),
      /** File of the build that runs. */
      release: typed(64),
    }),
    reply: v.looseObject({}),
  }),
  /** Where the live chat is: of the paths, type 3 is the chat, its path hidden under its own last 8 characters. */
  liveChat: defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_getLiveChat',
    module: 'MCSFE_getLiveChat',
    assumed: ['method', 'path', 'module', 'token', 'request'],
    request: nothing,
    reply: v.looseObject({
      version: v.looseObject({
        pathList: v.array(v.looseObject({ type: v.number(), path: v.string() })),
      }),
    }),
  }),
} as const;
