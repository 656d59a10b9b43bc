import * as v from 'valibot';
import { articleSections, articleSummary } from './articles';
import { defineCall } from './call';
import { relay } from './team';
import { id, instant, languageTag } from './values';

/** What the platform tells its agents. */
export const agentAnnouncement = v.looseObject({
  ...articleSummary.entries,
  publishedAt: instant,
  sections: articleSections,
  isRead: v.boolean(),
});
export type AgentAnnouncement = v.InferOutput<typeof agentAnnouncement>;

export const agentAnnouncementCalls = {
  /** The announcements to agents with their texts, the newest first (agentAnnouncement). */
  announcements: defineCall({
    method: 'GET',
    ...relay('getAgentAnnouncements'),
    audience: 'agent',
    request: v.strictObject({ language: v.optional(languageTag) }),
    reply: v.looseObject({ rows: v.array(agentAnnouncement) }),
  }),
  /** Marks announcements as read by the agent; ids that are none are left out. */
  readAnnouncements: defineCall({
    method: 'POST',
    ...relay('readAgentAnnouncements'),
    audience: 'agent',
    retry: 'keyed',
    namesState: true,
    request: v.strictObject({ ids: v.pipe(v.array(id), v.minLength(1), v.maxLength(200)) }),
    reply: v.looseObject({ read: v.array(id) }),
  }),
} as const;
