import type { Executor } from '../../db/database';
import type { UplineTransferRow } from '../../db/schema';
import type { Ids } from '../../ports';
import { escapeHtml } from './escapeHtml';
import { notify } from './notify';
import { amountText } from './notifyMoney';
import { fillText, messageTexts } from './texts';

/** Tells an upline what a downline sent, with the downline's words. */
export async function notifyTransferReceived(
  db: Executor,
  ids: Pick<Ids, 'next'>,
  { id, uplineId, amount, currency, reference, note, createdAt }: UplineTransferRow,
  from: string,
): Promise<void> {
  const { title, body } = messageTexts[note === '' ? 'transferReceived' : 'transferReceivedWithNote'];
  const values = {
    amount: amountText(amount, currency),
    from: escapeHtml(from),
    reference,
    note: escapeHtml(note),
  };
  await notify(db, {
    id: ids.next(),
    accountId: uplineId,
    category: 'deposit',
    cause: `transferReceived:${id}`,
    title: fillText(title, values),
    body: fillText(body, values),
    href: '/personal/transactionHistory',
    at: createdAt,
  });
}
