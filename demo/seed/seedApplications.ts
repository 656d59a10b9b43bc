import type { Executor } from '#platform/host';
import { promotionApplications } from '#platform/schema';
import { word } from '#platform/words';
import type { DemoMerchant } from './merchants';

const dayMs = 86_400_000;

/** What the demo member has sent for promotions before: one was refused. */
export async function seedApplications(
  db: Executor,
  { code }: DemoMerchant,
  accountId: string,
  at: Date,
): Promise<void> {
  await db.insert(promotionApplications).values({
    id: `${accountId}-derby`,
    promotionId: `${code}-promo-derby-photo`,
    accountId,
    comment: 'Both slips are in the picture.',
    status: 'rejected',
    reason: word('demo.application.unreadable'),
    createdAt: new Date(at.getTime() - 20 * dayMs),
    answeredAt: new Date(at.getTime() - 19 * dayMs),
  });
}
