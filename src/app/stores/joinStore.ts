import { supportCalls } from '#contract';
import { defineStore } from './defineStore';

/** The programme for new agents. */
export const joinStore = defineStore(({ scope, createCalls }) => {
  const { support } = createCalls({ support: supportCalls });
  return {
    /** The terms are the same for everybody. */
    programme: scope.query(support.agentProgramme, { staleTime: 5 * 60_000, isShared: true }),
  };
});
