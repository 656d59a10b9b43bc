import { and, eq } from 'drizzle-orm';
import type { Contract, HandlerReplyOf, ParsedRequestOf } from '#contract';
import { convertStep, moneyOfPoints } from '#contract/pointsRules';
import { keyOf, type SignedInCtx } from '../../context';
import { ledgerTransactions } from '../../db/schema';
import { openHouseAccount, post, walletOf } from '../../ledger/ledger';
import { refuse } from '../../refusal';
import { requireMoneyAllowed } from '../saferPlay/moneyIn';
import { settingOf } from '../settings';
import { housePoints, lockPoints, openPoints, pointsHeldBy, pointsOf } from './pointsAccount';

type Call = Contract['points']['convert'];

/**
 * Turns points into money of the main wallet. Another rate than the one that the person was shown is refused with the
 * present one. The same key and input again: the same, also when the rate has changed since.
 */
export async function convertPoints(
  ctx: SignedInCtx,
  request: ParsedRequestOf<Call>,
): Promise<HandlerReplyOf<Call>> {
  const { account } = ctx.actor;
  const { points, pointsPerUnit, unitAmount } = request;
  const { currency } = account;
  const key = `points.convert:${keyOf(ctx)}`;
  const at = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    await lockPoints(tx, account.id);
    const [known] = await tx
      .select({ meta: ledgerTransactions.meta })
      .from(ledgerTransactions)
      .where(and(eq(ledgerTransactions.actor, account.id), eq(ledgerTransactions.key, key)));
    if (known) {
      const { request: asked, credited } = known.meta as { request: string; credited: string };
      if (asked !== JSON.stringify([points, pointsPerUnit, unitAmount])) refuse('key.reused');
      return { points, credited };
    }
    const rules = await settingOf(tx, ctx.merchant, 'pointsRules');
    if (rules.pointsPerUnit !== pointsPerUnit || rules.unitAmount !== unitAmount)
      refuse('points.rate', { value: { pointsPerUnit: rules.pointsPerUnit, unitAmount: rules.unitAmount } });
    const step = convertStep(rules, currency);
    if (points < rules.least || points % step !== 0)
      refuse('points.least', { value: { least: rules.least, step } });
    const { free } = await pointsHeldBy(tx, account.id);
    if (free < BigInt(points)) refuse('points.short', { value: { points: Number(free) } });
    const credited = moneyOfPoints(points, rules);
    await requireMoneyAllowed(tx, account, { kind: 'reward.points', amount: credited, at });
    await openPoints(tx, account.id, at);
    const money = await openHouseAccount(tx, { merchant: ctx.merchant, purpose: 'promotion', currency, at });
    await post(tx, {
      id: ctx.ids.next(),
      actor: account.id,
      key,
      kind: 'reward.points',
      postings: [
        { account: pointsOf(account.id), amount: BigInt(-points) },
        { account: await housePoints(tx, ctx.merchant, at), amount: BigInt(points) },
        { account: money, amount: -credited },
        { account: walletOf(account.id), amount: credited },
      ],
      meta: {
        type: 'redeem',
        credited: credited.toString(),
        request: JSON.stringify([points, pointsPerUnit, unitAmount]),
      },
      at,
    });
    return { points, credited: credited.toString() };
  });
}
