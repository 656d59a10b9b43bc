import * as v from 'valibot';
import type { Call } from '../../contract';
import type { CallName, NamedCall } from '../../contract/namedCalls';
import { partsOf, sampleOf } from '../../contract/sample';

/** Where a call's id is read from: another call, and the field of its reply, with one around it where that is needed. */
type Source = readonly [from: CallName, field: string];

/** Ids and codes that only the platform knows, by `area.name field` or by field alone. */
const sources: Readonly<Record<string, Source>> = {
  'messages.read id': ['messages.list', 'id'],
  'messages.mark ids': ['messages.list', 'id'],
  'cashier.deposit id': ['cashier.deposits', 'id'],
  'cashier.withdrawal id': ['cashier.withdrawals', 'id'],
  'cashier.createDeposit channel': ['cashier.depositMethods', 'id'],
  'cashier.createDeposit amount': ['cashier.depositMethods', 'min'],
  'cashier.addDepositProof id': ['cashier.createDeposit', 'id'],
  'cashier.markDepositPaid id': ['cashier.createDeposit', 'id'],
  'cashier.cancelDeposit id': ['cashier.createDeposit', 'id'],
  'games.setFavourite gameId': ['games.list', 'id'],
  'promotions.promotion id': ['promotions.promotions', 'id'],
  'records.bet id': ['records.bets', 'id'],
  'rewards.bonusBets id': ['rewards.bonuses', 'id'],
  'cashier.turnoverBets id': ['cashier.withdrawalTerms', 'requirements/id'],
  'contracts.contract id': ['contracts.list', 'id'],
  'contracts.payslip id': ['contracts.payslips', 'id'],
  'team.downlineTransferTerms id': ['team.members', 'id'],
  'team.changeLink id': ['team.createLink', 'id'],
  'team.readAnnouncements ids': ['team.announcements', 'id'],
  'support.article id': ['support.helpCenter', 'articles/id'],
  'support.rateArticle id': ['support.helpCenter', 'articles/id'],
  lottery: ['home.popularLotteries', 'code'],
};

/** What the run has learnt from the platform, for the requests that follow. */
export class Knowledge {
  readonly #replies = new Map<string, unknown>();

  constructor(
    /** Values by the name of a field: merchant, account, day. */
    readonly fixed: Readonly<Record<string, unknown>>,
    /** Day by the platform's clock, as `2026-11-20`. */
    readonly today: string,
  ) {}

  keep(name: string, value: unknown): void {
    if (!this.#replies.has(name)) this.#replies.set(name, value);
  }

  /** A real value for a field of a call; undefined when the platform has shown none. */
  valueFor(name: CallName, field: string): unknown {
    const [from, key] = sources[`${name} ${field}`] ?? sources[field] ?? [];
    const found = from && key?.split('/').reduce(findFirst, this.#replies.get(from));
    return found !== undefined && /s$/.test(field) && field !== 'address' ? [found] : found;
  }

  needsValue = (name: CallName, field: string): boolean => `${name} ${field}` in sources || field in sources;
}

/** The first value under a name, nearest to the top. */
function findFirst(value: unknown, key: string): unknown {
  let level: unknown[] = [value];
  while (level.length > 0) {
    for (const each of level)
      if (typeof each === 'object' && each !== null && !Array.isArray(each) && key in each)
        return (each as Record<string, unknown>)[key];
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
  return undefined;
}

/** A request that the contract takes, with ids that the platform has shown. */
export function validRequest(
  { name, call }: NamedCall,
  knowledge: Knowledge,
  hasOptional = false,
): Record<string, unknown> {
  const { fixed, today } = knowledge;
  const fields = Object.keys(partsOf(call.request).entries ?? {});
  const known = { ...fixed };
  for (const field of fields) {
    const value = knowledge.valueFor(name, field);
    if (value !== undefined) known[field] = value;
  }
  return sampleOf(call.request, { today, hasOptional, known }) as Record<string, unknown>;
}

/** Fields of a request that a platform need not be sent. */
export const optionalFields = ({ request }: Call): string[] =>
  Object.entries(partsOf(request).entries ?? {})
    .filter(([, schema]) => schema.type === 'optional')
    .map(([field]) => field);

/** Fields whose value names a record. */
export const idFields = ({ request }: Call): string[] =>
  Object.entries(partsOf(request).entries ?? {})
    .filter(([field, schema]) => schema.type !== 'optional' && /^(?:id|.*Id)$/.test(field))
    .map(([field]) => field);

const badTexts: readonly unknown[] = ['not a value', '-1', 'x'.repeat(5_000), '', '1e999', '{}'];
const badValues: readonly unknown[] = [
  { not: 'a value' },
  12_345,
  'not a value',
  null,
  'x'.repeat(20_000),
  [],
];

/** For each field of a call a value that the contract refuses; fields that take any text of a query have none. */
export function badRequests(
  call: Call,
  valid: Record<string, unknown>,
): { field: string; request: Record<string, unknown> }[] {
  const candidates = call.encoding === 'json' ? badValues : badTexts;
  return Object.keys(partsOf(call.request).entries ?? {}).flatMap((field) => {
    const bad = candidates.find((value) => {
      const read = v.safeParse(call.request, { ...valid, [field]: value });
      return !read.success && read.issues.some((issue) => v.getDotPath(issue)?.split('.')[0] === field);
    });
    return bad === undefined ? [] : [{ field, request: { ...valid, [field]: bad } }];
  });
}

/** Whether an empty body is refused by the contract, so that sending it cannot carry anything out. */
export const isEmptyHarmless = ({ request }: Call): boolean => !v.is(request, {});
