import { and, asc, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { accountReviews, accounts, playPauses } from '../../db/schema';
import { reviewOthers, type Likeness } from '../saferPlay/excludedAgain';
import { returnLaterStakes } from '../saferPlay/laterStakes';
import { pauseAt } from '../saferPlay/pauses';
import { Misunderstood, oneOf, tellList, type Operator } from './operator';

const likenesses: Readonly<Record<Likeness, string>> = {
  contact: 'phone or mail',
  person: 'name and birthday',
  device: 'browser',
};

/**
 * Accounts that look like those of somebody who is excluded: lists those that wait, opens the games of one, or puts the
 * exclusion on it, too.
 */
export async function reviews(operator: Operator, [word, id = '']: readonly string[]): Promise<string> {
  const { db, clock, ids } = operator;
  if (word === undefined) {
    const match = alias(accounts, 'match');
    const open = await db
      .select({
        id: accountReviews.accountId,
        at: accountReviews.createdAt,
        reason: accountReviews.reason,
        name: accounts.username,
        merchant: accounts.merchantCode,
        other: match.username,
        otherMerchant: match.merchantCode,
      })
      .from(accountReviews)
      .innerJoin(accounts, eq(accounts.id, accountReviews.accountId))
      .innerJoin(match, eq(match.id, accountReviews.matchId))
      .where(isNull(accountReviews.clearedAt))
      .orderBy(asc(accountReviews.createdAt));
    return tellList(
      operator,
      'reviews',
      open.map((each) => ({
        id: each.id,
        createdAt: each.at.toISOString(),
        account: each.name,
        brand: each.merchant,
        other: { account: each.other, brand: each.otherMerchant },
        reason: likenesses[each.reason],
      })),
      ({ id: own, createdAt, account, brand, other, reason }) =>
        `${own}  ${createdAt}  ${brand}/${account} looks like ${other.brand}/${other.account}: ${reason}`,
      'No account waits.',
    );
  }
  const isSame = oneOf(word, ['clear', 'same'] as const) === 'same';
  const closed: string[] = [];
  const answer = await db.transaction(async (tx) => {
    const now = clock.now();
    const [review] = await tx
      .update(accountReviews)
      .set({ clearedAt: now })
      .where(and(eq(accountReviews.accountId, id), isNull(accountReviews.clearedAt)))
      .returning();
    if (!review) throw new Misunderstood(`No account "${id}" waits.`);
    if (!isSame) return 'Its games are open.';
    const pause = await pauseAt(tx, review.matchId, now);
    await tx.insert(playPauses).values({
      id: ids.next(),
      accountId: id,
      kind: 'exclusion',
      startsAt: now,
      endsAt: pause?.endsAt ?? null,
    });
    const [account] = await tx
      .select({ merchant: accounts.merchantCode })
      .from(accounts)
      .where(eq(accounts.id, id));
    const by = { clock, merchant: account?.merchant ?? '', network: 'operator', requestId: ids.next() };
    // The person may have more accounts, which look like this one and not like the first.
    const others = await reviewOthers(by, tx, id);
    closed.push(id, ...others);
    const more = others.length === 0 ? '' : ` Accounts that look like it: ${others.join(', ')}.`;
    return `The exclusion holds there, too.${more}`;
  });
  operator.changed?.(`review of ${id}`, 'waiting', isSame ? 'the same person' : 'another person');
  for (const each of closed) await returnLaterStakes(operator, each);
  return answer;
}
