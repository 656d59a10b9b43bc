import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract, type WithdrawalTerms } from '../../contract';
import { id as idSchema } from '../../contract/values';
import { downline } from '../../demo/seed/people';
import { rows } from '../db/database';
import { accounts, agentContracts } from '../db/schema';
import { operate } from '../services/system/operate';
import type { NamedCall } from '../../contract/namedCalls';
import { handledCalls } from '../testing/calls';
import { dividend, idOf, line, signedIn } from '../testing/contractFixture';
import { createTestPlatform, type TestPlatform } from '../testing/createTestPlatform';
import { testHasher } from '../testing/ports';
import type { Answer, Visitor } from '../testing/visitor';

/** Fields whose ids are the same for everybody: channels, games, lotteries, prizes. */
const publicFields: readonly string[] = [
  'cashier.createDeposit channel',
  'games.setFavourite gameId',
  'games.launch gameId',
  'games.launch roomId',
  'games.launch lottoGameCode',
  'lottery.trend lottery',
  'lottery.table lottery',
  'lottery.place lottery',
  'lottery.place issue',
  'lottery.myBets lottery',
  'points.redeem itemId',
];

/** Ids that are tried from either end of a table; more in the full run. */
const perEnd = Number(process.env['FOREIGN_IDS'] ?? 1);

/** What the other fields of a call carry: sound, so that nothing but the id is wrong. A new field needs its line here. */
const sound: Record<string, unknown> = {
  agreesToEnd: [],
  amount: '10000',
  audience: 'one',
  comment: 'A question',
  fee: '0',
  from: '2026-11-01',
  hasHelped: true,
  // The first bytes of a picture that a proof may be.
  image: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  isPaused: true,
  isRead: true,
  isRemoved: true,
  kind: 'dividend',
  language: 'en',
  name: 'A name',
  note: '',
  outcome: 'received',
  pictures: [],
  rates: [{ gameType: 'RNG', rate: 10 }],
  reason: 'A reason',
  side: 'given',
  terms: dividend(100),
  text: 'Words',
  title: 'A title',
  to: '2026-11-20',
  transactionPassword: '482915',
};

interface Schema {
  type?: string;
  wrapped?: Schema;
  item?: Schema;
  pipe?: readonly Schema[];
  entries?: Record<string, Schema>;
}

/** Whether a field carries an id, or a list of them. */
function carriesId(schema: Schema | undefined): 'one' | 'list' | undefined {
  if (!schema) return undefined;
  if (schema === (idSchema as unknown as Schema)) return 'one';
  if (schema.item) return carriesId(schema.item) && 'list';
  if (schema.wrapped) return carriesId(schema.wrapped);
  const [first] = schema.pipe ?? [];
  return first === schema ? undefined : carriesId(first);
}

/** A field of a call that carries ids. */
interface IdField extends NamedCall {
  field: string;
  is: 'one' | 'list';
}
const entriesOf = ({ call }: NamedCall): Record<string, Schema> =>
  (call.request as unknown as Schema).entries ?? {};
const idFields: readonly IdField[] = handledCalls
  .filter(({ call }) => call.audience !== 'anyone')
  .flatMap((named) =>
    Object.entries(entriesOf(named)).flatMap(([field, schema]) => {
      const is = carriesId(schema);
      return is && !publicFields.includes(`${named.name} ${field}`) ? [{ ...named, field, is }] : [];
    }),
  );

function requestOf(named: IdField, id: string): Record<string, unknown> {
  const rest = Object.entries(entriesOf(named)).flatMap(([field, schema]) => {
    if (field === named.field || schema.type === 'optional') return [];
    if (!(field in sound)) throw new Error(`${named.name} needs a sound value for ${field}`);
    return [[field, sound[field]] as const];
  });
  return { ...Object.fromEntries(rest), [named.field]: named.is === 'list' ? [id] : id };
}

let platform: TestPlatform;
let member: Visitor;
let agent: Visitor;
/** Ids of rows that belong to others, with the table of each. */
let foreign: { table: string; id: string }[];
let others: readonly string[];

const people = downline('arun', 1);
const siblings = people.filter(({ upline, username }) => upline === line.first && username !== line.player);
const belowSecond = people.find(({ upline }) => upline === line.second);

/** Tables whose rows belong to accounts, and the columns that say to whom. */
const ownedTables = () =>
  rows<{ name: string; columns: string }>(
    platform.db,
    sql`SELECT c.table_name::text AS name, string_agg(c.column_name::text, ',' ORDER BY c.column_name) AS columns
      FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
      WHERE table_schema = 'public' AND t.table_type = 'BASE TABLE'
        AND c.column_name IN ('account_id', 'owner_id', 'upline_id', 'downline_id', 'receiver_id', 'friend_id')
        AND c.table_name <> 'accounts'
        AND EXISTS (SELECT 1 FROM information_schema.columns i WHERE i.table_name = c.table_name
          AND i.table_schema = 'public' AND i.column_name = 'id' AND i.data_type = 'text')
      GROUP BY 1 ORDER BY 1`,
  );

const isOthers = (columns: string) =>
  sql.join(
    columns.split(',').map(
      (column) =>
        sql`(${sql.identifier(column)} IS NULL OR ${sql.identifier(column)} IN (${sql.join(
          others.map((id) => sql`${id}`),
          sql`, `,
        )}))`,
    ),
    sql` AND `,
  );

/** Everything that others have, as one text. */
async function whatOthersHave(): Promise<Record<string, string | null>> {
  const all: Record<string, string | null> = {};
  for (const { name, columns } of await ownedTables()) {
    const [found] = await rows<{ digest: string | null }>(
      platform.db,
      sql`SELECT md5(string_agg(each::text, ',' ORDER BY each.id)) AS digest FROM ${sql.identifier(name)} each
        WHERE ${isOthers(columns)}`,
    );
    all[name] = found?.digest ?? null;
  }
  return all;
}

beforeAll(async () => {
  platform = await createTestPlatform();
  member = await signedIn(platform, line.player);
  agent = await signedIn(platform, line.first);
  // Hashes of the seed take half a second each.
  await platform.db
    .update(accounts)
    .set({ paymentPasswordHash: await testHasher.hash('482915') })
    .where(inArray(accounts.username, [line.player, line.first]));
  // Where a call takes two ids, the other one is the agent's own.
  const [own] = await platform.db
    .select()
    .from(agentContracts)
    .where(and(eq(agentContracts.downlineId, idOf(line.first)), eq(agentContracts.status, 'accepted')));
  sound['id'] = own?.id;
  const { cashier, wallet } = contract;
  // Somebody else has one of everything that is not in the seed.
  const mira = platform.visitor();
  await mira.loginAs('member');
  await operate({ db: platform.db, ...platform.ports }, ['wallets', 'transfer']);
  const terms = (await mira.call(cashier.withdrawalTerms, {})).value as WithdrawalTerms;
  const fee = ((20_000n * BigInt(terms.turnoverFeeRate)) / 10_000n).toString();
  const wallets = (await mira.call(wallet.wallets, {})).value as { vendors: { id: number }[] };
  for (const answer of [
    await mira.call(cashier.createDeposit, { channel: 'northline-qr', amount: '50000' }),
    await mira.call(cashier.withdraw, {
      account: terms.accounts[0]?.id ?? '',
      amount: '20000',
      fee,
      transactionPassword: '482915',
    }),
    await mira.call(wallet.transfer, { from: 0, to: wallets.vendors[0]?.id ?? 0, amount: '5000' }),
  ])
    expect(answer).toMatchObject({ success: true });
  others = [
    'aurora-mira',
    'lotus-mira',
    'lotus-arun',
    idOf('arun'),
    idOf(line.second),
    ...(belowSecond ? [idOf(belowSecond.username)] : []),
  ];
  foreign = others.map((id) => ({ table: 'accounts', id }));
  for (const { name, columns } of await ownedTables()) {
    const found = await rows<{ id: string }>(
      platform.db,
      sql`(SELECT id FROM ${sql.identifier(name)} WHERE ${isOthers(columns)} ORDER BY id LIMIT ${perEnd})
        UNION (SELECT id FROM ${sql.identifier(name)} WHERE ${isOthers(columns)} ORDER BY id DESC LIMIT ${perEnd})`,
    );
    foreign.push(...found.map(({ id }) => ({ table: name, id })));
  }
});
afterAll(() => platform.close());

const saidBy = ({ success, status, errorCode, message, value }: Answer, id: string): string =>
  JSON.stringify({ success, status, errorCode, message, value }).replaceAll(id, 'the id');

describe('ids of somebody else', () => {
  it('are there to be tried, of every kind that can be asked for', () => {
    const kinds = new Set(foreign.map(({ table }) => table));
    for (const kind of [
      'accounts',
      'agent_contracts',
      'bets',
      'contract_slips',
      'deposits',
      'messages',
      'payout_accounts',
      'rewards',
      'sessions',
      'wallet_transfers',
      'withdrawals',
    ])
      expect(kinds, kind).toContain(kind);
    expect(siblings.length).toBeGreaterThan(0);
    expect(idFields.length).toBeGreaterThan(30);
  });

  it.each(idFields.map((field) => [`${field.name} ${field.field}`, field] as const))(
    '%s: as unknown as one that never was, and nothing of theirs changes',
    async (_, field) => {
      const who = field.call.audience === 'agent' ? agent : member;
      const before = await whatOthersHave();
      const ask = (id: string) => who.call(field.call, requestOf(field, id) as never);
      for (const { table, id } of foreign) {
        // As long as the other one, and of the same make.
        const never = `${id.slice(0, -1)}${id.endsWith('!') ? '?' : '!'}`;
        const answer = await ask(id);
        const words = `${table} ${id}`;
        expect(answer.errorCode, words).not.toBe('request.invalid');
        expect(saidBy(answer, id), words).toBe(saidBy(await ask(never), never));
      }
      expect(await whatOthersHave()).toEqual(before);
    },
  );
});
