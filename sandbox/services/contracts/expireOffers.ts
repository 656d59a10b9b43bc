import { and, eq, lte } from 'drizzle-orm';
import { agentContracts } from '../../db/schema';
import { settingOf } from '../settings';
import { lockContracts } from './contractRows';
import { notifyContract } from './notifyContract';
import { lapse } from './offerContract';
import type { SettleDeps } from './payOutstanding';
import { sidesOf } from './sides';

/** Ends offers that nobody answered in time, and tells both sides. Returns how many. */
export async function expireOffers({ db, clock, ids }: SettleDeps): Promise<number> {
  const now = clock.now();
  const isLate = and(eq(agentContracts.status, 'offered'), lte(agentContracts.lapsesAt, now));
  const late = await db.select().from(agentContracts).where(isLate);
  let lapsed = 0;
  for (const { id, merchantCode } of late) {
    const timeZone = await settingOf(db, merchantCode, 'timeZone');
    lapsed += await db.transaction(async (tx) => {
      await lockContracts(tx, merchantCode);
      const [offer] = await tx
        .select()
        .from(agentContracts)
        .where(and(eq(agentContracts.id, id), isLate));
      if (!offer) return 0;
      await lapse(tx, offer, now);
      const { upline, downline } = await sidesOf(tx, offer);
      const deps = { ids, timeZone, now };
      const [to, from] = [downline.id, upline?.username ?? null];
      await notifyContract(tx, deps, 'lapsed', { contract: offer, to, from });
      if (upline)
        await notifyContract(tx, deps, 'lapsed', { contract: offer, to: upline.id, from: downline.username });
      return 1;
    });
  }
  return lapsed;
}
