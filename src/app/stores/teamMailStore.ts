import { teamMailCalls, type RequestOf } from '#contract';
import { defineStore } from './defineStore';

/** What was sent: to a direct downline by id, or to so many of a group. */
interface SentMail {
  id: string | undefined;
  receivers: number;
}

/** Messages of an agent to the team. */
export const teamMailStore = defineStore(({ scope, createCalls }) => {
  const { team } = createCalls({ team: teamMailCalls });
  const terms = scope.query(team.mailTerms, { staleTime: 10_000 });
  const last = scope.state<{ sent: SentMail | undefined }>({ sent: undefined });
  const send = scope.mutation(team.sendMail, {
    onMutate: () => last.reset(),
    // What is left follows, also after a refusal.
    invalidates: [terms],
  });
  return {
    terms,
    send,
    /** What was sent last. */
    get sent(): SentMail | undefined {
      return last.value.sent;
    },
    /** Sends a message. True when it went and was not put aside: it must not close what is written after it. */
    async write(input: RequestOf<typeof teamMailCalls.sendMail>): Promise<boolean> {
      const outcome = await send.run(input);
      if (outcome.ok) last.set({ sent: { id: input.id, receivers: outcome.value.receivers } });
      return outcome.ok;
    },
    /** What was said about the last message goes. */
    forgetSent(): void {
      send.reset();
      last.reset();
    },
  };
});
