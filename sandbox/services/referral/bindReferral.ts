import { and, eq } from 'drizzle-orm';
import type { ReferralExclusion } from '#contract';
import type { Ctx } from '../../context';
import type { Tx } from '../../db/database';
import { knownDevices, knownNetworks, referrals } from '../../db/schema';
import { isWithin } from '../../address';
import { businessDateOf } from '../businessDay';
import { settingOf } from '../settings';

/** Networks that say nothing about who is behind them: loopback, private and carrier-wide ones. */
const anonymousNetworks = ['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10', '::/48', 'fc00::/7', 'fe80::/10']; // prettier-ignore

/** Binds a newcomer to whoever invited them, in the transaction that makes the account. */
export async function bindReferral(
  ctx: Ctx,
  tx: Tx,
  { accountId, referrerId, visitorId }: { accountId: string; referrerId: string; visitorId: string },
): Promise<void> {
  const now = ctx.clock.now();
  await tx.insert(referrals).values({
    id: ctx.ids.next(),
    accountId,
    referrerId,
    joinedAt: now,
    joinedDay: businessDateOf(await settingOf(tx, ctx.merchant, 'timeZone'), now),
    excluded: await exclusionOf(ctx, tx, referrerId, visitorId),
  });
}

/** Why the newcomer seems to be the one who invited them. Payment accounts are compared when money is paid. */
async function exclusionOf(
  { network }: Pick<Ctx, 'network'>,
  tx: Tx,
  referrerId: string,
  visitorId: string,
): Promise<ReferralExclusion | null> {
  const [device] = await tx
    .select({ id: knownDevices.visitorId })
    .from(knownDevices)
    .where(and(eq(knownDevices.accountId, referrerId), eq(knownDevices.visitorId, visitorId)));
  if (device) return 'device';
  const address = network.split('/')[0] ?? '';
  if (network === 'unknown' || anonymousNetworks.some((each) => isWithin(address, each))) return null;
  const [place] = await tx
    .select({ network: knownNetworks.network })
    .from(knownNetworks)
    .where(and(eq(knownNetworks.accountId, referrerId), eq(knownNetworks.network, network)));
  return place ? 'address' : null;
}
