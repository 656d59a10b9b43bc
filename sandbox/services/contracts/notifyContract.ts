import type { ContractKind } from '../../../contract';
import type { Tx } from '../../db/database';
import type { ContractRow, LocalisedText } from '../../db/schema';
import type { Ids } from '../../ports';
import { notify } from '../messages/notify';
import { fillText } from '../messages/texts';
import { contractTexts, houseName, kindNames, type ContractText } from './contractTexts';
import { daysOf } from './periods';

const hrefs: Readonly<Record<ContractKind, string>> = {
  dividend: '/agent/agentDividendRecordCopy2',
  daily: '/agent/agentDailyWages2',
  hourly: '/agent/agentHourSalary',
  realTime: '/agent/agentRealtimeSalary',
};

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
  const words = contractTexts[text];
  const day = endsAt ? daysOf(timeZone, { from: new Date(0), to: endsAt }).lastDay : '';
  const values = { day, reason: escapeHtml(reason) };
  const fill = (each: LocalisedText): LocalisedText =>
    Object.fromEntries(
      Object.entries(fillText(each, values)).map(([tag, line]) => [
        tag,
        line
          .replaceAll('{kind}', kindNames[contract.kind][tag] ?? '')
          .replaceAll('{from}', escapeHtml(from ?? houseName[tag] ?? '')),
      ]),
    );
  const body = fill(words.body);
  const withReason = reason === '' ? body : joined(body, fill(contractTexts.reason.body));
  await notify(tx, {
    id: ids.next(),
    accountId: to,
    category: 'contract',
    cause: `contract.${text}:${contract.id}`,
    title: fill(words.title),
    body: withReason,
    href: hrefs[contract.kind],
    at: now,
  });
}

const joined = (first: LocalisedText, second: LocalisedText): LocalisedText =>
  Object.fromEntries(Object.entries(first).map(([tag, words]) => [tag, `${words} ${second[tag] ?? ''}`]));

/** Bodies are HTML, and a reason is what somebody typed. */
const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0) ?? 0};`);
