import type { BetCorrection } from '#contract';
import type { Tx } from '../../db/database';
import type { BetRow } from '../../db/schema';
import { balanceOf } from '../../ledger/ledger';
import type { Ports } from '../../ports';
import { money, word } from '../../words/phrase';
import { notify } from '../messages/notify';

/** Tells the player of a bet that its match's result was corrected, what that changed, and what stands open since. */
export async function notifyCorrection(
  { ids }: Pick<Ports, 'ids'>,
  tx: Tx,
  { id, accountId, wallet, currency }: BetRow<'sports'>,
  { id: correction, home, away, period, before, after }: BetCorrection,
): Promise<void> {
  const teams = { home, away };
  const body = word('message.resultCorrected.body', {
    before: money(BigInt(before.payout), currency),
    after: money(BigInt(after.payout), currency),
  });
  const score = after.score?.join('–');
  const { balance = 0n } = (await balanceOf(tx, wallet)) ?? {};
  await notify(tx, {
    id: ids.next(),
    accountId,
    category: 'service',
    cause: `corrected:${correction}:${id}`,
    title: score
      ? word('message.resultCorrected.title', {
          ...teams,
          score: period ? word(`message.resultCorrected.${period}`, { score }) : score,
        })
      : word('message.resultVoided.title', teams),
    body:
      balance < 0n ? word('message.resultCorrected.owes', { body, owed: money(-balance, currency) }) : body,
    href: `/personal/personalHistoryCopy?bet=${id}`,
    at: new Date(after.at),
  });
}
