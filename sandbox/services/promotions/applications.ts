import { and, eq } from 'drizzle-orm';
import { mostPictureBytes, type Contract, type ParsedRequestOf, type Promotion } from '#contract';
import type { Ctx, SignedInCtx } from '../../context';
import type { Db } from '../../db/database';
import {
  accounts,
  promotionApplications,
  promotionPictures,
  promotions,
  type ApplicationRow,
} from '../../db/schema';
import { refuse } from '../../refusal';
import { word } from '../../words/phrase';
import { receiveImage } from '../cleanImage';
import { keep, withKept } from '../storage/keep';
import { notify } from '../messages/notify';
import { grantReward } from '../rewards/grantReward';
import { refuseWhilePaused } from '../saferPlay/pauses';
import { find, isRunning, shown } from './promotions';

type Call = Contract['promotions']['applyPromotion'];

/** Sends an application. While one waits, or after it was paid, sending again changes nothing. */
export async function applyPromotion(
  ctx: SignedInCtx,
  { id, comment, pictures: sent }: ParsedRequestOf<Call>,
): Promise<Promotion> {
  const row = await find(ctx, ctx.db, id);
  const { account } = ctx.actor;
  const now = ctx.clock.now();
  const cleaned = await Promise.all(sent.map((each) => receiveImage(ctx, each, mostPictureBytes)));
  if (row.kind !== 'application' || !isRunning(row, now)) refuse('promotion.closed');
  const files: string[] = [];
  for (const each of cleaned) files.push(await keep(ctx, 'promotions', each));
  await withKept(ctx, files, async (tx, taken) => {
    await refuseWhilePaused(tx, account.id, now);
    const [added] = await tx
      .insert(promotionApplications)
      .values({
        id: ctx.ids.next(),
        promotionId: id,
        accountId: account.id,
        comment,
        status: 'applying',
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning();
    if (!added) return;
    const pictures = cleaned.map(({ mediaType }, place) => ({
      applicationId: added.id,
      place,
      mediaType,
      file: files[place] ?? '',
    }));
    if (pictures.length > 0) await tx.insert(promotionPictures).values(pictures);
    taken();
  });
  return shown(ctx, row);
}

/** What an operator's answer needs. */
type Deps = Pick<Ctx, 'clock' | 'ids'> & { db: Db };

/** Applications that wait for an answer, the oldest first. */
export const openApplications = ({ db }: Pick<Deps, 'db'>) =>
  db
    .select({
      id: promotionApplications.id,
      promotion: promotions.title,
      account: accounts.username,
      brand: accounts.merchantCode,
      currency: accounts.currency,
      comment: promotionApplications.comment,
      createdAt: promotionApplications.createdAt,
    })
    .from(promotionApplications)
    .innerJoin(promotions, eq(promotions.id, promotionApplications.promotionId))
    .innerJoin(accounts, eq(accounts.id, promotionApplications.accountId))
    .where(eq(promotionApplications.status, 'applying'))
    .orderBy(promotionApplications.createdAt);

/** Pays an application, or says why not. Undefined when none of that id waits. */
export async function answerApplication(
  { db, clock, ids }: Deps,
  id: string,
  answer: { amount: bigint } | { reason: string },
): Promise<ApplicationRow | undefined> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select()
      .from(promotionApplications)
      .innerJoin(promotions, eq(promotions.id, promotionApplications.promotionId))
      .innerJoin(accounts, eq(accounts.id, promotionApplications.accountId))
      .where(and(eq(promotionApplications.id, id), eq(promotionApplications.status, 'applying')))
      .for('update');
    if (!found) return undefined;
    const { promotions: row, accounts: account } = found;
    const isPaid = 'amount' in answer;
    const [changed] = await tx
      .update(promotionApplications)
      .set(
        isPaid
          ? { status: 'issued', amount: answer.amount, answeredAt: now }
          : { status: 'rejected', reason: { en: answer.reason }, answeredAt: now },
      )
      .where(eq(promotionApplications.id, id))
      .returning();
    if (isPaid)
      await grantReward({ clock, ids, merchant: account.merchantCode }, tx, {
        id: ids.next(),
        accountId: account.id,
        kind: 'cash',
        title: row.title,
        reason: row.label,
        currency: account.currency,
        amount: answer.amount,
        wagering: 0,
        days: 0,
        maxStake: null,
        gameTypes: null,
        opensAt: now,
        endsAt: new Date(now.getTime() + 1),
        promotionId: row.id,
        cause: `application:${id}`,
      });
    await notify(tx, {
      id: ids.next(),
      accountId: account.id,
      category: 'news',
      cause: `application:${id}`,
      title: word(`promotion.${isPaid ? 'paid' : 'rejected'}.title`),
      body: word(`promotion.${isPaid ? 'paid' : 'rejected'}.body`),
      href: `/promoDetail?id=${row.id}`,
      at: now,
    });
    return changed;
  });
}
