import { registrationLinkCalls, type RegistrationLink, type RequestOf } from '#contract';
import type { Outcome } from '../data/failure';
import { defineStore } from './defineStore';

/** An agent's registration links. */
export const linkStore = defineStore(({ scope, createCalls }) => {
  const { team } = createCalls({ team: registrationLinkCalls });
  const links = scope.query(team.links, { staleTime: 30_000 });
  const make = scope.mutation(team.createLink, { onSuccess: () => scope.invalidate([links]) });
  // Also after a refusal, which may come from what has changed meanwhile.
  const edit = scope.mutation(team.changeLink, { invalidates: [links] });
  /** The link that was written, once the list has it; undefined when it came to nothing or was put aside. */
  const listed = async (write: Promise<Outcome<RegistrationLink>>): Promise<RegistrationLink | undefined> => {
    const outcome = await write;
    return outcome.ok ? scope.unlessReset(links.refreshOnce().then(() => outcome.value)) : undefined;
  };
  return {
    links,
    make,
    edit,
    /** Makes a link; the list follows before it is shown. Its id, or undefined when it came to nothing. */
    async create(input: RequestOf<typeof registrationLinkCalls.createLink>): Promise<string | undefined> {
      return (await listed(make.run(input)))?.id;
    },
    /** Changes a link; the list follows. Whether it was done. */
    async change(input: RequestOf<typeof registrationLinkCalls.changeLink>): Promise<boolean> {
      return (await listed(edit.run(input))) !== undefined;
    },
    /** What was said about the last write goes. */
    resetWrites(): void {
      make.reset();
      edit.reset();
    },
  };
});
