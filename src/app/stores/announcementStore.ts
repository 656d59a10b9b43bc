import { agentAnnouncementCalls, type AgentAnnouncement } from '#contract';
import { fail, succeed, type Outcome } from '../data/failure';
import { defineStore } from './defineStore';

/** What the platform tells an agent, and what of it was read. */
export const announcementStore = defineStore(({ scope, createCalls }) => {
  const { team } = createCalls({ team: agentAnnouncementCalls });
  /** By language: what was asked for in one cannot show in another. */
  const lists = scope.queryBy((language: string, options) => team.announcements({ language }, options), {
    staleTime: 60_000,
  });
  const mark = scope.mutation((ids: readonly string[], options) =>
    team.readAnnouncements({ ids: [...ids] }, options),
  );
  /** What was read here; an older answer may not know it yet. */
  const here = scope.state<{ read: ReadonlySet<string> }>({ read: new Set() });
  /** Ends when the last write has ended: one is sent after the other. */
  let last: Promise<Outcome<unknown>> = Promise.resolve(succeed(undefined));
  const rowsIn = (language: string): readonly AgentAnnouncement[] => {
    const rows = lists.get(language).value?.rows ?? [];
    return rows.map((row) => (here.value.read.has(row.id) ? { ...row, isRead: true } : row));
  };
  return {
    lists,
    mark,
    /** The announcements in a language, with what was read here. */
    rowsIn,
    /** How many were not read. */
    unreadIn: (language: string): number => rowsIn(language).filter(({ isRead }) => !isRead).length,
    /** Marks announcements as read; they are shown so at once, and as before when the platform did not take it. */
    async read(ids: readonly string[]): Promise<void> {
      const fresh = ids.filter((id) => !here.value.read.has(id));
      if (fresh.length === 0) return;
      here.set({ read: new Set([...here.value.read, ...fresh]) });
      last = scope.unlessReset(last).then((before) => (before ? mark.run(fresh) : fail({ kind: 'aborted' })));
      const outcome = await scope.unlessReset(last);
      if (!outcome || outcome.ok) return;
      here.set({ read: new Set([...here.value.read].filter((id) => !fresh.includes(id))) });
    },
  };
});
