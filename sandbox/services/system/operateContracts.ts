import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { contractKinds, contractTerms } from '#contract';
import { accounts, merchants } from '../../db/schema';
import { Refusal } from '../../refusal';
import { toAmount } from '../../toAmount';
import { businessDayOf, businessMonthOf, type Period } from '../businessDay';
import { lockContracts } from '../contracts/contractRows';
import { makeOffer } from '../contracts/offerContract';
import { settleContracts, settledWithin } from '../contracts/settleContracts';
import { nameKey } from '../session/names';
import { settingOf } from '../settings';
import { Misunderstood, oneOf, type Operator } from './operator';

/** A contract of a kind, with its article. */
const named = (kind: string): string => `${kind === 'hourly' ? 'an' : 'a'} ${kind} contract`;

/** Settles what is due of a kind up to the end of a month or a day; what is settled already stays as it is. */
export async function settle(operator: Operator, words: readonly string[]): Promise<string> {
  const [kind, time] = words.filter((word) => word !== '--dry');
  if (!words.includes('--dry')) return settleNow(operator, kind, time);
  let said = '';
  const undo = new Error('a dry run');
  await operator.db
    .transaction(async (tx) => {
      // All of it happens, and nothing of it stays.
      said = await settleNow({ ...operator, db: tx as unknown as Operator['db'] }, kind, time);
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return `Nothing was settled. It would be:\n${said}`;
}

async function settleNow(operator: Operator, kindWord: string | undefined, time = ''): Promise<string> {
  const kind = oneOf(kindWord, contractKinds);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(time);
  const noon = new Date(`${isDay ? time : `${time}-01`}T12:00:00Z`);
  if (!(isDay || /^\d{4}-\d{2}$/.test(time)) || Number.isNaN(noon.getTime()))
    throw new Misunderstood('Say a month such as 2026-10 or a day such as 2026-10-12.');
  const lines: string[] = [];
  for (const { code } of await operator.db.select({ code: merchants.code }).from(merchants)) {
    const timeZone = await settingOf(operator.db, code, 'timeZone');
    const period: Period = (isDay ? businessDayOf : businessMonthOf)(timeZone, noon);
    const written = await settleContracts(operator, { merchant: code, kind, until: period.to });
    const { slips, amount, paid, currency } = await settledWithin(operator.db, {
      merchant: code,
      kind,
      ...period,
    });
    lines.push(
      slips === 0
        ? `${code}: no period of ${named(kind)} that ended in ${time} is settled.`
        : `${code}: ${slips} payslips for ${time}, ${written} new payslips written; ${toAmount(amount)} ${currency} due, ${toAmount(paid)} paid, ${toAmount(amount - paid)} owed.`,
    );
  }
  return lines.join('\n');
}

/** Why an offer was refused, for the operator. */
const reasons: Readonly<Record<string, string>> = {
  'contract.open': 'an offer of this kind is already open',
  'contract.rateTooLow': 'the rate is lower than one that the agent gave to a downline',
  'contract.tiers': 'each tier must require more and pay more than the one before',
  'contract.tooHigh': 'the rate is above the house limit',
};

/** Offers a contract of the house to an agent without an upline. */
export async function houseContract(
  { db, clock, ids }: Operator,
  [brand = '', name = '', text = '']: readonly string[],
): Promise<string> {
  const terms = v.safeParse(contractTerms, parsed(text));
  if (!terms.success)
    throw new Misunderstood('The terms do not read as a contract: every field of its kind has to be there.');
  const [agent] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.merchantCode, brand), eq(accounts.usernameKey, nameKey(name))));
  if (!agent || agent.uplineId !== null || ![1, 2, 41, 42].includes(agent.type))
    throw new Misunderstood(`${brand || 'The brand'} has no agent "${name}" without an upline.`);
  const timeZone = await settingOf(db, brand, 'timeZone');
  try {
    const { version } = await db.transaction(async (tx) => {
      await lockContracts(tx, brand);
      const deps = { ids, timeZone, now: clock.now() };
      return makeOffer(tx, deps, { id: ids.next(), from: null, to: agent, terms: terms.output });
    });
    return `${agent.username} is offered version ${version} of ${named(terms.output.kind)}.`;
  } catch (error) {
    if (error instanceof Refusal)
      throw new Misunderstood(
        `Refused: ${reasons[error.code] ?? 'the terms are not possible'} (${error.code}).`,
      );
    throw error;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Misunderstood('Say the terms as JSON, in quotes.');
  }
}
