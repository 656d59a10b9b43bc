import { expect } from 'vitest';
import {
  contract,
  type AgentContract,
  type AgentContractDetail,
  type ContractTerms,
  type RequestOf,
} from '../../contract';
import { downline } from '../../demo/seed/people';
import type { TestPlatform } from './createTestPlatform';
import { valueOf } from './reportFixture';
import type { Visitor } from './visitor';

const { contracts } = contract;
const people = downline('arun', 1);
const agentsOf = (upline: string): string[] =>
  people.filter((person) => person.upline === upline && person.type !== 0).map(({ username }) => username);

/** Usernames of the demo agent's line: arun, two of his direct agents, one below the first, and a player below arun's first. */
const [first = '', second = ''] = agentsOf('arun');
export const line = {
  root: 'arun',
  first,
  second,
  below: agentsOf(first)[0] ?? '',
  player: people.find(({ upline, type }) => upline === first && type === 0)?.username ?? '',
} as const;
export const idOf = (username: string): string => `aurora-${username}`;

/** A browser in which an account of the demo line is signed in. */
export async function signedIn(platform: TestPlatform, username: string): Promise<Visitor> {
  const visitor = platform.visitor();
  if (username === 'arun') await visitor.loginAs('agent');
  else expect(await visitor.login(username, 'harbour-light')).toMatchObject({ success: true });
  return visitor;
}

/** A dividend of one tier, without conditions unless said. */
export const dividend = (
  rate: number,
  more: Partial<Extract<ContractTerms, { kind: 'dividend' }>> = {},
): ContractTerms => ({
  kind: 'dividend',
  period: 'semimonthly',
  carriesOver: false,
  tiers: [{ validBet: '0', netLoss: '0', activeMembers: 0, rate }],
  ...more,
});
export const daily = (rate: number): ContractTerms => ({
  kind: 'daily',
  isPaidWhenWon: true,
  tiers: [{ validBet: '0', activeMembers: 0, rate }],
});
export const hourly = (rate: number): ContractTerms => ({ kind: 'hourly', tiers: [{ validBet: '0', rate }] });
export const realTime = (profitRate: number, lossRate: number, singleBet = '0'): ContractTerms => ({
  kind: 'realTime',
  singleBet,
  profitRate,
  lossRate,
});

/** Offers, and gives the contract. */
export const offer = async (from: Visitor, to: string, terms: ContractTerms): Promise<AgentContract> =>
  valueOf<AgentContract>(await from.call(contracts.offer, { to: idOf(to), terms }));
/** Accepts, and gives the contract. */
export async function accept(by: Visitor, id: string, agreesToEnd: string[] = []): Promise<AgentContract> {
  const { changesOn } = valueOf<AgentContractDetail>(await by.call(contracts.contract, { id }));
  const accepted = valueOf<AgentContract>(await by.call(contracts.accept, { id, agreesToEnd }));
  // Its first day is the one that was read before.
  expect(accepted.firstDay).toBe(changesOn);
  return accepted;
}
/** Offers and accepts. */
export async function agree(
  from: Visitor,
  by: Visitor,
  to: string,
  terms: ContractTerms,
): Promise<AgentContract> {
  return accept(by, (await offer(from, to, terms)).id);
}
/** Contracts of one side. */
export const listOf = async (
  visitor: Visitor,
  request: RequestOf<typeof contracts.list>,
): Promise<AgentContract[]> =>
  valueOf<{ rows: AgentContract[] }>(await visitor.call(contracts.list, { pageSize: 200, ...request })).rows;
