import type { Executor } from '../../db/database';
import type { MemberTransferRow } from '../../db/schema';
import type { Ids } from '../../ports';
import { escapeHtml } from './escapeHtml';
import { notify } from './notify';
import { amountText } from './notifyMoney';
import { fillText, messageTexts } from './texts';

/** Tells somebody what an upline or a downline sent, with the sender's words. */
export async function notifyTransferReceived(
  db: Executor,
  ids: Pick<Ids, 'next'>,
  { id, receiverId, amount, currency, reference, note, createdAt }: MemberTransferRow,
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
    accountId: receiverId,
    category: 'deposit',
    cause: `transferReceived:${id}`,
    title: fillText(title, values),
    body: fillText(body, values),
    href: '/personal/transactionHistory',
    at: createdAt,
  });
}
