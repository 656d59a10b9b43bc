import type { Ids } from '../../ports';
import type { Executor } from '../../db/database';
import { money, word } from '../../words/phrase';
import { notify } from './notify';

const hrefs = { deposit: '/personal/depositv2', withdrawal: '/personal/withdraw' } as const;

/** Tells a member what became of a deposit or a withdrawal, once for each state of it. */
export async function notifyMoney(
  db: Executor,
  ids: Pick<Ids, 'next'>,
  text: 'depositCredited' | 'depositFailed' | `withdrawal${'Sent' | 'Rejected' | 'Closed'}`,
  about: { id: string; accountId: string; amount: bigint; currency: string; reference: string; at: Date },
): Promise<void> {
  const category = text.startsWith('deposit') ? 'deposit' : 'withdrawal';
  const values = { amount: money(about.amount, about.currency), reference: about.reference };
  await notify(db, {
    id: ids.next(),
    accountId: about.accountId,
    category,
    cause: `${text}:${about.id}`,
    title: word(`message.${text}.title`, values),
    body: word(`message.${text}.body`, values),
    href: hrefs[category],
    at: about.at,
  });
}
