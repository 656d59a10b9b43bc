import type { ContractKind } from '#contract';
import type { Tx } from '../../db/database';
import type { ContractRow } from '../../db/schema';
import type { Ids } from '../../ports';
import { days, word } from '../../words/phrase';
import { escapeHtml } from '../messages/escapeHtml';
import { notify } from '../messages/notify';
import { daysOf } from './periods';

const hrefs: Readonly<Record<ContractKind, string>> = {
  dividend: '/agent/agentDividendRecordCopy2',
  daily: '/agent/agentDailyWages2',
  hourly: '/agent/agentHourSalary',
  realTime: '/agent/agentRealtimeSalary',
};

/** What became of a contract. */
type ContractText = 'offered' | 'accepted' | 'rejected' | 'terminated' | 'ended' | 'lapsed';

interface About {
  contract: ContractRow;
  /** Who is told. */
  to: string;
  /** Account of the other side; null for the house. */
  from: string | null;
  endsAt?: Date;
  reason?: string;
}

/** Tells one side of a contract what became of it, once for each state of it. */
export async function notifyContract(
  tx: Tx,
  { ids, timeZone, now }: { ids: Pick<Ids, 'next'>; timeZone: string; now: Date },
  text: ContractText,
  { contract, to, from, endsAt, reason = '' }: About,
): Promise<void> {
  const day = endsAt ? days(daysOf(timeZone, { from: new Date(0), to: endsAt }).lastDay) : '';
  const values = {
    day,
    kind: word(`contract.kind.${contract.kind}`),
    from: from === null ? word('contract.house') : escapeHtml(from),
  };
  const body = word(`contract.${text}.body`, values);
  await notify(tx, {
    id: ids.next(),
    accountId: to,
    category: 'contract',
    cause: `contract.${text}:${contract.id}`,
    title: word(`contract.${text}.title`, values),
    body: reason === '' ? body : word('contract.withReason', { body, reason: escapeHtml(reason) }),
    href: hrefs[contract.kind],
    at: now,
  });
}
