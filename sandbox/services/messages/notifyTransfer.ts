import type { Executor } from '../../db/database';
import type { MemberTransferRow } from '../../db/schema';
import type { Ids } from '../../ports';
import { money, word } from '../../words/phrase';
import { escapeHtml } from './escapeHtml';
import { notify } from './notify';

/** Tells somebody what an upline or a downline sent, with the sender's words. */
export async function notifyTransferReceived(
  db: Executor,
  ids: Pick<Ids, 'next'>,
  { id, receiverId, amount, currency, reference, note, createdAt }: MemberTransferRow,
  from: string,
): Promise<void> {
  const values = {
    amount: money(amount, currency),
    from: escapeHtml(from),
    reference,
    ...(note !== '' && { note: escapeHtml(note) }),
  };
  await notify(db, {
    id: ids.next(),
    accountId: receiverId,
    category: 'deposit',
    cause: `transferReceived:${id}`,
    title: word('message.transferReceived.title', values),
    body: word(`message.transferReceived${note === '' ? '' : 'WithNote'}.body`, values),
    href: '/personal/transactionHistory',
    at: createdAt,
  });
}
