import { agentCalls, type Consolidated } from '#contract';
import { Resource } from '../data/resource';
import { defineStore, type PageStore, type StoreContext } from './pageStores';

/** What the agent centre knows of the account before a page is open: which contracts have pages. */
class AgentHomeStore implements PageStore {
  readonly flags: Resource<Consolidated>;

  constructor({ speak, clock }: Pick<StoreContext, 'speak' | 'clock'>) {
    const { agent } = speak({ agent: { consolidated: agentCalls.consolidated } });
    this.flags = new Resource({
      load: (signal) => agent.consolidated({}, { signal }),
      clock,
      staleAfter: 60_000,
    });
  }

  forgetPerson(): void {
    this.flags.reset();
  }
}

export const agentHomeStore = defineStore((context) => new AgentHomeStore(context));
