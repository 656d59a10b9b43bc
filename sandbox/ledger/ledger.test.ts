import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sqlState } from '../db/database';
import { openOwnedDatabase } from '../testing/databases';
import type { OpenedDatabase } from '../node/connect';
import {
  balanceOf,
  balanceOfOwner,
  openAccount,
  post,
  reverse,
  trialBalance,
  type PostInput,
} from './ledger';

let opened: OpenedDatabase;
const at = new Date('2026-11-21T10:00:00.000Z');
let serial = 0;

beforeAll(async () => {
  opened = await openOwnedDatabase();
  const { db } = opened;
  await openAccount(db, { id: 'house', ownerId: null, purpose: 'test', currency: 'USD', at });
  await openAccount(db, {
    id: 'house-play',
    ownerId: null,
    purpose: 'test',
    currency: 'USD',
    money: 'play',
    at,
  });
  await openAccount(db, { id: 'house-thb', ownerId: null, purpose: 'test', currency: 'THB', at });
  await openAccount(db, { id: 'mira', ownerId: 'aurora-mira', purpose: 'test', currency: 'USD', at });
});
afterEach(async () => expect(await trialBalance(opened.db)).toEqual([]));
afterAll(() => opened.close());

/** Posts under a key of its own. */
const posting = (lines: [string, bigint][], more: Partial<PostInput> = {}) => {
  serial += 1;
  return post(opened.db, {
    id: `t${serial}`,
    actor: 'test',
    key: `key-${serial}`,
    kind: 'test',
    postings: lines.map(([account, amount]) => ({ account, amount })),
    at,
    ...more,
  });
};
const held = async () => (await balanceOf(opened.db, 'mira'))?.balance;
const stateOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => sqlState(error)?.code ?? (error as { code?: string }).code,
  );

describe('a posting', () => {
  it('moves money between accounts and says where each line left its account', async () => {
    const posted = await posting([
      ['house', -500n],
      ['mira', 500n],
    ]);
    expect(posted).toMatchObject({
      replayed: false,
      entries: [{ amount: -500n }, { account: 'mira', balance: 500n, version: 1n }],
    });
    expect(await balanceOfOwner(opened.db, 'aurora-mira', 'USD')).toMatchObject({ balance: 1_248_525n });
  });

  it('is refused when a member would fall below zero, and then nothing moves', async () => {
    const before = await held();
    await expect(
      posting([
        ['mira', -501n],
        ['house', 501n],
      ]),
    ).rejects.toMatchObject({ code: 'wallet.short' });
    expect(await held()).toBe(before);
  });

  it('cannot pay a stake from its own win', async () => {
    const stake = ((await held()) ?? 0n) + 1n;
    const lines: [string, bigint][] = [
      ['mira', -stake],
      ['house', stake],
      ['mira', 9_000n],
      ['house', -9_000n],
    ];
    await expect(posting(lines)).rejects.toMatchObject({ code: 'wallet.short' });
  });

  it('keeps each line of an account that comes twice, with balance and version of its own', async () => {
    const { entries } = await posting([
      ['mira', -100n],
      ['house', 100n],
      ['house', -40n],
      ['mira', 40n],
    ]);
    const mine = entries.filter(({ account }) => account === 'mira');
    expect(mine.map(({ amount, balance }) => [amount, balance])).toEqual([
      [-100n, 400n],
      [40n, 440n],
    ]);
    expect(mine[1]?.version).toBe((mine[0]?.version ?? 0n) + 1n);
  });

  it.each<[string, [string, bigint][], string]>([
    [
      'does not sum to zero',
      [
        ['house', -5n],
        ['mira', 4n],
      ],
      'LG003',
    ],
    [
      'sums to zero only across currencies',
      [
        ['house-thb', -5n],
        ['mira', 5n],
      ],
      'LG003',
    ],
    [
      'mixes trial with real money',
      [
        ['house-play', -5n],
        ['mira', 5n],
      ],
      'LG003',
    ],
    [
      'names an unknown account',
      [
        ['nobody', -5n],
        ['mira', 5n],
      ],
      'LG004',
    ],
    [
      'holds an amount of nothing',
      [
        ['house', 0n],
        ['mira', 0n],
      ],
      'LG005',
    ],
    ['is empty', [], 'LG005'],
  ])('is refused when it %s', async (_, lines, code) => {
    const before = await held();
    expect(await stateOf(posting(lines))).toBe(code);
    expect(await held()).toBe(before);
  });

  it('is refused when an amount outgrows the column', async () => {
    const most = 9_223_372_036_854_775_807n;
    await expect(
      posting([
        ['house', -most],
        ['mira', most],
      ]),
    ).rejects.toMatchObject({ code: 'wallet.amount' });
  });
});

describe('a key', () => {
  it('gives the first result again and moves nothing', async () => {
    const lines: [string, bigint][] = [
      ['house', -7n],
      ['mira', 7n],
    ];
    const first = await posting(lines, { key: 'twice' });
    const before = await held();
    const second = await posting(lines, { key: 'twice' });
    expect(second).toEqual({ ...first, replayed: true });
    expect(await held()).toBe(before);
  });

  it('is refused with another input, and counts within its actor', async () => {
    await expect(
      posting(
        [
          ['house', -8n],
          ['mira', 8n],
        ],
        { key: 'twice' },
      ),
    ).rejects.toMatchObject({ code: 'key.reused' });
    expect(
      await posting(
        [
          ['house', -8n],
          ['mira', 8n],
        ],
        { key: 'twice', actor: 'another' },
      ),
    ).toMatchObject({ replayed: false });
  });

  it('finds the first result when the lines hold chance but the asking is the same', async () => {
    const first = await posting(
      [
        ['mira', -5n],
        ['house', 5n],
      ],
      { key: 'spin', inputHash: 'stake 5' },
    );
    const again = await posting(
      [
        ['mira', -5n],
        ['house', 5n],
        ['mira', 80n],
        ['house', -80n],
      ],
      { key: 'spin', inputHash: 'stake 5' },
    );
    expect(again.entries).toEqual(first.entries);
  });

  it('posts once for a hundred presses at the same moment', async () => {
    const before = (await held()) ?? 0n;
    const presses = Array.from({ length: 100 }, (_, index) =>
      posting(
        [
          ['house', -3n],
          ['mira', 3n],
        ],
        { id: `press-${index}`, key: 'press' },
      ),
    );
    const results = await Promise.all(presses);
    expect(results.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(await held()).toBe(before + 3n);
  });
});

describe('a correction', () => {
  const undo = (transaction: string, key: string) =>
    reverse(opened.db, { id: `undo-${key}`, actor: 'test', key, transaction, at });

  it('is the mirror image, once', async () => {
    const before = await held();
    const { id } = await posting([
      ['house', -50n],
      ['mira', 50n],
    ]);
    await undo(id, 'undo-1');
    expect(await held()).toBe(before);
    expect(await undo(id, 'undo-1')).toMatchObject({ replayed: true });
    expect(await stateOf(undo(id, 'undo-2'))).toBe('LG006');
    expect(await stateOf(undo('nothing', 'undo-3'))).toBe('LG006');
  });

  it('is refused when the money is gone', async () => {
    const { id } = await posting([
      ['house', -50n],
      ['mira', 50n],
    ]);
    await posting([
      ['mira', -((await held()) ?? 0n)],
      ['house', (await held()) ?? 0n],
    ]);
    await expect(undo(id, 'undo-4')).rejects.toMatchObject({ code: 'wallet.short' });
  });
});

describe('the books', () => {
  it.each([
    ['UPDATE ledger_entries SET amount = amount + 1', 'LG009'],
    ['DELETE FROM ledger_entries', 'LG009'],
    ["UPDATE ledger_transactions SET kind = 'other'", 'LG009'],
    ['DELETE FROM ledger_transactions', 'LG009'],
    ["UPDATE ledger_accounts SET balance = balance + 1 WHERE id = 'mira'", 'LG009'],
    ["UPDATE ledger_accounts SET owner_id = NULL WHERE id = 'mira'", 'LG009'],
    ["DELETE FROM ledger_accounts WHERE id = 'mira'", 'LG009'],
    ["INSERT INTO ledger_accounts VALUES ('rich', 'aurora-mira', 'x', 'USD', 'real', 5, 0, now())", 'LG009'],
    [
      "INSERT INTO ledger_entries SELECT id, 99, 'mira', 5, 5, 999, now() FROM ledger_transactions LIMIT 1",
      'LG009',
    ],
  ])('refuse %s', async (statement, code) => {
    expect(await stateOf(Promise.resolve(opened.db.execute(sql.raw(statement))))).toBe(code);
  });

  it('say what is wrong when somebody turns the guards off', async () => {
    const { db } = opened;
    const rollback = new Error('rollback');
    const faults: unknown[] = [];
    await db
      .transaction(async (tx) => {
        await tx.execute(sql`SELECT set_config('ledger.posting', 'on', true)`);
        await tx.execute(sql`UPDATE ledger_accounts SET balance = balance + 1 WHERE id = 'mira'`);
        faults.push(...(await trialBalance(tx)).map(({ fault }) => fault));
        throw rollback;
      })
      .catch((error: unknown) => expect(error).toBe(rollback));
    expect(faults).toEqual(expect.arrayContaining(['sum of balances', 'balance differs from entries']));
  });
});
