import { eq } from 'drizzle-orm';
import type { Consolidated, ContractKind } from '#contract';
import type { SignedInCtx } from '../../context';
import { agentContracts } from '../../db/schema';

type Flag = 'enableCt' | 'salary' | 'hourSalary' | 'realTimeSalary';

/** Which flag shows the page of a kind. */
const flagOf = {
  dividend: 'enableCt',
  daily: 'salary',
  hourly: 'hourSalary',
  realTime: 'realTimeSalary',
} as const satisfies Record<ContractKind, Flag>;

/**
 * Which pages of contracts an account has. An operator turns each on (source: spec section 3); an offer does too, or
 * whoever got it could not answer it.
 */
export async function contractPages({
  db,
  actor: { account },
}: SignedInCtx): Promise<Pick<Consolidated, Flag>> {
  const offered = await db
    .selectDistinct({ kind: agentContracts.kind })
    .from(agentContracts)
    .where(eq(agentContracts.downlineId, account.id));
  const has = (flag: Flag): boolean =>
    account.flags[flag] === true || offered.some(({ kind }) => flagOf[kind] === flag);
  return {
    enableCt: has('enableCt'),
    salary: has('salary'),
    hourSalary: has('hourSalary'),
    realTimeSalary: has('realTimeSalary'),
  };
}
