import { and, asc, eq, inArray } from 'drizzle-orm';
import { contractKinds, type ContractKind } from '../../contract';
import type { Tx } from '#platform/host';
import { type Account, accounts, agentContracts } from '#platform/schema';
import {
  acceptOffer,
  endContract,
  endingWith,
  flushMovements,
  lapse,
  makeOffer,
  rejectOffer,
  settleContracts,
  withdrawOffer,
} from '#platform/seed';
import { cashierSettings } from './cashierSettings';
import { demoAccounts, type DemoAccount } from './demoAccounts';
import { amountsOf, contractPlan, type Person, type PlannedStep } from './contractPlan';
import { largeTeamPlan } from './largeTeam/contracts';
import type { DemoMerchant } from './merchants';

const dayMs = 86_400_000;

interface ContractDeps {
  merchant: DemoMerchant;
  at: Date;
}

/**
 * Contracts of the demo's agents: each step is taken by the platform's own services at its time, and every payslip comes
 * from running the settlement over the past.
 */
export async function seedContracts(tx: Tx, deps: ContractDeps): Promise<void> {
  const { merchant, at } = deps;
  const { timeZone } = cashierSettings(merchant);
  const ids = countedIds(merchant.code);
  for (const [role, planOf] of plans) {
    const people = await readPeople(tx, deps, role);
    const contracts = new Map<string, string>();
    const plan = planOf(amountsOf(merchant), kindsOf(merchant, role));
    for (const planned of plan.toSorted((a, b) => b.ago - a.ago)) {
      const now = new Date(at.getTime() - planned.ago * dayMs);
      await take({ tx, ids, timeZone, now, people, contracts }, planned);
    }
  }
  await flushMovements(tx);
  await settleContracts({ db: tx, ids, clock: { now: () => at } }, { merchant: merchant.code, isPast: true });
}

/** Whose contracts are planned how. */
const plans = [
  ['agent', contractPlan],
  ['leader', largeTeamPlan],
] as const;

interface StepDeps {
  tx: Tx;
  ids: { next: () => string };
  timeZone: string;
  now: Date;
  people: ReadonlyMap<Person, Account>;
  /** Ids of contracts by the plan's names. */
  contracts: Map<string, string>;
}

/** Takes one step. One about somebody whom the brand does not have, or about a contract without them, is left out. */
async function take(deps: StepDeps, { name, step }: PlannedStep): Promise<void> {
  const { tx, ids, people, contracts } = deps;
  if (step.is === 'offer') {
    const to = people.get(step.to);
    const from = step.from === 'house' ? null : people.get(step.from);
    if (!to || from === undefined) return;
    const { id } = await makeOffer(tx, deps, { id: ids.next(), from, to, terms: step.terms });
    contracts.set(name, id);
    return;
  }
  const [contract] = await tx
    .select()
    .from(agentContracts)
    .where(eq(agentContracts.id, contracts.get(name) ?? ''));
  if (!contract) return;
  const agreed = (await endingWith(tx, contract)).map((each) => each.contract.id);
  if (step.is === 'accept') return acceptOffer(tx, deps, contract, agreed);
  if (step.is === 'lapse') return lapse(tx, contract, deps.now);
  const by = people.get(step.by);
  if (!by) return;
  if (step.is === 'withdraw') return withdrawOffer(tx, deps, contract, by);
  if (step.is === 'reject') return rejectOffer(tx, deps, contract, by, step.reason);
  return endContract(tx, deps, contract, { by, reason: step.reason, agreed });
}

/** A demo account's agent, its direct agents by number, and the first agent below each. */
async function readPeople(
  tx: Tx,
  { merchant }: ContractDeps,
  role: DemoAccount['role'],
): Promise<Map<Person, Account>> {
  const agentName = demoAccounts.find((account) => account.role === role)?.username;
  const agents = await tx
    .select()
    .from(accounts)
    .where(and(eq(accounts.merchantCode, merchant.code), inArray(accounts.type, [1, 2, 41, 42])))
    .orderBy(asc(accounts.createdAt), asc(accounts.id));
  const found = new Map<Person, Account>();
  const add = (person: Person, account: Account | undefined) => account && found.set(person, account);
  const root = agents.find(({ username }) => username === agentName);
  const below = (upline: Account | undefined) =>
    agents.filter(({ uplineId }) => upline !== undefined && uplineId === upline.id);
  add('agent', root);
  below(root).forEach((direct, number) => {
    add(`direct${number}`, direct);
    add(`below${number}`, below(direct)[0]);
  });
  return found;
}

/** The first brand's agents have contracts of every kind. */
const kindsOf = ({ code }: DemoMerchant, role: DemoAccount['role']): readonly ContractKind[] =>
  code === 'aurora' ? contractKinds : role === 'leader' ? ['dividend'] : ['dividend', 'daily'];

/** Ids that are the same in every world. */
function countedIds(code: string): { next: () => string } {
  let count = 0;
  return { next: () => `${code}-contract-${String((count += 1)).padStart(5, '0')}` };
}
