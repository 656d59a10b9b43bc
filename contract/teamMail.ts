import * as v from 'valibot';
import { defineCall, nothing } from './call';
import { relay } from './team';
import { count, id, typed } from './values';

/**
 * Whom an agent writes to. `direct`: all direct downlines; `agents`, `members`, `quiet`, `team`: agents, players, accounts
 * without a bet for seven days, and everybody at any depth; `one`: one direct downline.
 */
export const mailAudiences = ['direct', 'agents', 'members', 'quiet', 'team', 'one'] as const;
export const mailAudience = v.picklist(mailAudiences);
export type MailAudience = v.InferOutput<typeof mailAudience>;

/** Characters of a message's title and text. */
export const mailTitleLength = 80;
export const mailTextLength = 1_000;

/** Messages that one agent may send within 24 hours, however many read each. */
export const mailsPerDay = 20;

const words = (max: number) => v.pipe(typed(max), v.trim(), v.minLength(1));

export const teamMailCalls = {
  /** Whom the agent can write to and how often. */
  mailTerms: defineCall({
    method: 'GET',
    ...relay('getTeamMailTerms'),
    audience: 'agent',
    request: nothing,
    reply: v.looseObject({
      /** Accounts of each audience; `one` is not among them. */
      audiences: v.array(v.looseObject({ audience: mailAudience, accounts: count })),
      /** Messages that can still be sent within these 24 hours. */
      left: count,
    }),
  }),
  /** Writes to accounts below the agent, into their internal mail. Plain text: markup stays text. */
  sendMail: defineCall({
    method: 'POST',
    ...relay('sendTeamMail'),
    audience: 'agent',
    retry: 'keyed',
    refusals: { 'account.unknown': 'id', 'mail.nobody': 'audience', 'mail.tooMany': null },
    request: v.pipe(
      v.strictObject({
        audience: mailAudience,
        /** The direct downline, when it goes to one, and only then. */
        id: v.optional(id),
        title: words(mailTitleLength),
        text: words(mailTextLength),
      }),
      v.check(
        ({ audience, id: one }) => (audience === 'one') === (one !== undefined),
        'one downline has an id',
      ),
    ),
    reply: v.looseObject({
      /** Accounts that it went to. */
      receivers: count,
      /** Messages that can still be sent within these 24 hours. */
      left: count,
    }),
  }),
} as const;
