import { eq } from 'drizzle-orm';
import type { AgentProgramme } from '#contract';
import type { Ctx } from '../../context';
import { merchants } from '../../db/schema';
import { settingOf } from '../settings';

/** What a new agent can expect, as the operator's sample terms. */
export async function readAgentProgramme({ db, merchant }: Ctx): Promise<AgentProgramme> {
  const [row] = await db
    .select({ currency: merchants.currency })
    .from(merchants)
    .where(eq(merchants.code, merchant));
  return { currency: row?.currency ?? '', ...(await settingOf(db, merchant, 'agentProgramme')) };
}
