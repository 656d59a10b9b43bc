import { startCalls, teamCalls, type ReplyOf, type RequestOf, type TeamMember } from '#contract';
import { defineStore } from './defineStore';

type TeamPage = ReplyOf<typeof teamCalls.members>;
type MembersRequest = RequestOf<typeof teamCalls.members>;
/** Whose direct downlines or which name, and in which order. */
export type TeamFilter = Pick<MembersRequest, 'under' | 'search' | 'sort' | 'direction'>;

/** The accounts below an agent. */
export const teamStore = defineStore(({ scope, createCalls }) => {
  const { team, start } = createCalls({
    team: teamCalls,
    start: { registerSettings: startCalls.registerSettings },
  });
  const list = scope.paged<TeamFilter, TeamPage, TeamMember>({
    load: (request, signal) => team.members(request, { signal }),
    rows: ({ rows }) => rows,
    total: ({ total }) => total,
    id: ({ id }) => id,
    pageSize: 50,
  });
  // Also after a refusal, which may come from what has changed meanwhile.
  const raise = scope.mutation(team.raiseRates, { invalidates: [list] });
  const open = scope.mutation(team.openAccount, { onSuccess: () => scope.invalidate([list]) });
  return {
    list,
    /** What the platform asks of the fields of a new account. */
    rules: scope.query((_, options) => start.registerSettings({}, options), { isShared: true }),
    raise,
    open,
    /** Opens an account; the list follows. Gives its name, or undefined when it came to nothing or was put aside. */
    async openAccount(input: RequestOf<typeof teamCalls.openAccount>): Promise<string | undefined> {
      const outcome = await open.run(input);
      return outcome.ok ? outcome.value.account : undefined;
    },
  };
});
