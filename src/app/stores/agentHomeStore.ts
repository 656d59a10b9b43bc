import { agentCalls } from '#contract';
import { defineStore } from './defineStore';

/** What the agent centre knows of the account before a page is open: which contracts have pages. */
export const agentHomeStore = defineStore(({ scope, createCalls }) => {
  const { agent } = createCalls({ agent: { consolidated: agentCalls.consolidated } });
  return { flags: scope.query(agent.consolidated, { staleTime: 60_000 }) };
});
