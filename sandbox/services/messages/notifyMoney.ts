import type { Ids } from '../../ports';
import type { Executor } from '../../db/database';
import { word } from '../../words/phrase';
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
  const values = { amount: amountText(about.amount, about.currency), reference: about.reference };
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

/** An amount as messages write it in every language: `USD 1,200.00`. */
export function amountText(amount: bigint, currency: string): string {
  const text = amount.toString().padStart(3, '0');
  return `${currency} ${text.slice(0, -2).replaceAll(/\B(?=(\d{3})+$)/g, ',')}.${text.slice(-2)}`;
}
