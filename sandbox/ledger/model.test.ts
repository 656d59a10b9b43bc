import fc from 'fast-check';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sqlState } from '../db/database';
import { ledgerAccounts } from '../db/schema';
import type { OpenedDatabase } from '../node/connect';
import { Refusal } from '../refusal';
import { openTestDatabase } from '../testing/databases';
import { openAccount, post, reverse, trialBalance, type Posted, type Posting } from './ledger';

/** Sequences and steps of a run; LEDGER_RUNS=200 is the full size of R4, LEDGER_RUNS=5000 the nightly one. */
const runs = Number(process.env['LEDGER_RUNS'] ?? 10);
const steps = 50;
const at = new Date('2026-11-21T10:00:00.000Z');
const members = ['ann', 'ben', 'cem'] as const;
const houses = ['bank', 'vendor', 'mall'] as const;

/** What a member or the house can do to the books. */
type Step =
  | { do: 'deposit' | 'withdraw' | 'redeem'; who: number; amount: number }
  | { do: 'transfer'; who: number; to: number; amount: number }
  | { do: 'bet'; who: number; amount: number }
  | { do: 'settle'; who: number; stake: number; win: number }
  | { do: 'reverse'; which: number }
  | { do: 'sameKey' | 'otherBody'; which: number };

const who = fc.nat({ max: 2 });
const amount = fc.integer({ min: 1, max: 400 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constantFrom('deposit' as const, 'withdraw' as const, 'redeem' as const), who, amount }),
  fc.record({ do: fc.constant('transfer' as const), who, to: who, amount }),
  fc.record({ do: fc.constant('bet' as const), who, amount }),
  fc.record({ do: fc.constant('settle' as const), who, stake: amount, win: fc.nat({ max: 1_000 }) }),
  fc.record({ do: fc.constant('reverse' as const), which: fc.nat() }),
  fc.record({ do: fc.constantFrom('sameKey' as const, 'otherBody' as const), which: fc.nat() }),
);

const move = (from: string, to: string, much: number): Posting[] => [
  { account: from, amount: BigInt(-much) },
  { account: to, amount: BigInt(much) },
];

function linesOf(name: (part: string) => string, each: Exclude<Step, { which: number }>): Posting[] {
  const member = name(members[each.who] ?? 'ann');
  switch (each.do) {
    case 'deposit':
      return move(name('bank'), member, each.amount);
    case 'withdraw':
      return move(member, name('bank'), each.amount);
    case 'redeem':
      return move(name('mall'), member, each.amount);
    case 'transfer':
      return move(member, name(members[each.to] ?? 'ann'), each.amount);
    case 'bet':
      return move(member, name('vendor'), each.amount);
    case 'settle':
      return [
        ...move(member, name('vendor'), each.stake),
        ...(each.win === 0 ? [] : move(name('vendor'), member, each.win)),
      ];
  }
}

let opened: OpenedDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

/** The books as they should be: balances, and what was posted under which key. */
class Model {
  readonly balances = new Map<string, bigint>();
  readonly posted: { key: string; lines: Posting[]; result: Posted; reversed: boolean }[] = [];

  /** Whether every member stays at or above zero line by line. */
  allows(lines: readonly Posting[], isMember: (account: string) => boolean): boolean {
    const after = new Map(this.balances);
    return lines.every(({ account, amount: much }) => {
      const next = (after.get(account) ?? 0n) + much;
      after.set(account, next);
      return next >= 0n || !isMember(account);
    });
  }

  apply(lines: readonly Posting[]): void {
    for (const { account, amount: much } of lines)
      this.balances.set(account, (this.balances.get(account) ?? 0n) + much);
  }
}

let sequence = 0;

async function run(sequenceSteps: readonly Step[]): Promise<void> {
  const { db } = opened;
  sequence += 1;
  const name = (part: string): string => `${part}-${sequence}`;
  const isMember = (account: string): boolean => members.some((member) => name(member) === account);
  const model = new Model();
  for (const part of [...members, ...houses]) {
    const ownerId = members.includes(part as 'ann') ? 'aurora-mira' : null;
    await openAccount(db, { id: name(part), ownerId, purpose: name(part), currency: 'USD', at });
    model.balances.set(name(part), 0n);
  }
  let serial = 0;
  for (const each of sequenceSteps) {
    serial += 1;
    await take(model, each, name(String(serial)), name, isMember);
    const stored = await db
      .select({ id: ledgerAccounts.id, balance: ledgerAccounts.balance })
      .from(ledgerAccounts)
      .where(inArray(ledgerAccounts.id, [...model.balances.keys()]));
    expect(new Map(stored.map(({ id, balance }) => [id, balance]))).toEqual(model.balances);
    expect([...model.balances.values()].reduce((sum, balance) => sum + balance, 0n)).toBe(0n);
  }
}

async function take(
  model: Model,
  each: Step,
  id: string,
  name: (part: string) => string,
  isMember: (account: string) => boolean,
): Promise<void> {
  const { db } = opened;
  const common = { id, actor: name('actor'), key: id, kind: 'model', at };
  if (!('which' in each)) {
    const lines = linesOf(name, each);
    const outcome = await outcomeOf(post(db, { ...common, postings: lines }));
    expect(outcome.refused).toBe(model.allows(lines, isMember) ? undefined : 'wallet.short');
    if (!outcome.posted) return;
    expect(outcome.posted.entries.reduce((sum, entry) => sum + entry.amount, 0n)).toBe(0n);
    model.apply(lines);
    model.posted.push({ key: id, lines, result: outcome.posted, reversed: false });
    return;
  }
  const before = model.posted[each.which % Math.max(1, model.posted.length)];
  if (!before) return;
  if (each.do === 'reverse') {
    const mirror = before.lines.map(({ account, amount: much }) => ({ account, amount: -much }));
    // The ledger credits before it debits.
    const inOrder = mirror.toSorted((a, b) => Number(b.amount - a.amount));
    const outcome = await outcomeOf(reverse(db, { ...common, transaction: before.result.id }));
    const allowed = model.allows(inOrder, isMember) ? undefined : 'wallet.short';
    expect(outcome.refused).toBe(before.reversed ? 'LG006' : allowed);
    if (!outcome.posted) return;
    model.apply(mirror);
    before.reversed = true;
    return;
  }
  const lines = each.do === 'sameKey' ? before.lines : move(name('bank'), name('ann'), 12_345);
  const outcome = await outcomeOf(post(db, { ...common, key: before.key, postings: lines }));
  if (each.do === 'sameKey') expect(outcome.posted).toEqual({ ...before.result, replayed: true });
  else expect(outcome.refused).toBe('key.reused');
}

async function outcomeOf(work: Promise<Posted>): Promise<{ posted?: Posted; refused?: string }> {
  try {
    return { posted: await work };
  } catch (error) {
    const refused = error instanceof Refusal ? error.code : sqlState(error)?.code;
    if (refused === undefined) throw error;
    return { refused };
  }
}

it(`holds its law after every step of ${runs} random sequences`, { timeout: 3_600_000 }, async () => {
  const sequences = fc.array(step, { minLength: steps, maxLength: steps });
  await fc.assert(fc.asyncProperty(sequences, run), { numRuns: runs, endOnFailure: true });
  expect(await trialBalance(opened.db)).toEqual([]);
});
