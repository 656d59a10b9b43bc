import { supportCalls, type AgentProgramme } from '#contract';
import { Resource } from '../data/resource';
import { defineStore, type PageStore, type StoreContext } from './pageStores';

/** The programme for new agents. */
export class JoinStore implements PageStore {
  /** The terms are the same for everybody. */
  readonly forgetPerson?: () => void;
  readonly programme: Resource<AgentProgramme>;

  constructor({ speak, clock }: Pick<StoreContext, 'speak' | 'clock'>) {
    const { support } = speak({ support: supportCalls });
    this.programme = new Resource({
      load: (signal) => support.agentProgramme({}, { signal }),
      clock,
      staleAfter: 5 * 60_000,
    });
  }
}

export const joinStore = defineStore((context) => new JoinStore(context));
