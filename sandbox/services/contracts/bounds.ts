import type { ContractKind } from '#contract';
import type { Executor } from '../../db/database';
import { settingOf } from '../settings';
import { ownContract } from './contractRows';
import { topsOf, topsOfHouse, type Tops } from './terms';

/** Who gives contracts on. */
export interface Giver {
  id: string;
  uplineId: string | null;
  merchantCode: string;
}

/** What an agent may give of a kind; undefined when it has nothing to give of it. Source: money rules, contracts. */
export async function boundsOf(
  db: Executor,
  agent: Giver,
  kind: ContractKind,
): Promise<(Tops & { from: 'own' | 'house' }) | undefined> {
  const own = await ownContract(db, agent, kind);
  if (own) return { ...topsOf(own.terms), from: 'own' };
  if (agent.uplineId !== null) return undefined;
  return { ...(await houseBounds(db, agent.merchantCode, kind)), from: 'house' };
}

/** What the house gives of a kind at most. */
export const houseBounds = async (db: Executor, merchant: string, kind: ContractKind): Promise<Tops> =>
  topsOfHouse(await settingOf(db, merchant, 'contractRules'), kind);
