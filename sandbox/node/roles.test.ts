import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rows, sqlState, type Db } from '../db/database';
import { openAccount, openHouseAccount, post } from '../ledger/ledger';
import { startPlatform } from '../node';
import { makeMonthsAhead } from '../services/records/makeMonths';
import { copyWorld, openEmptyDatabase, type DatabaseCopy } from '../testing/databases';
import { connect, type OpenedDatabase } from './connect';
import { asRole, platformRole, readerRole } from './embedded/roles';
import { assertLedgerIsSafe, openPlatformDatabase } from './platformDatabase';

/** A database on the server of tests whose owner is nobody else, as an operator makes it. */
const owner = `owner_${randomBytes(4).toString('hex')}`;
let empty: OpenedDatabase;
let urls: { owner: string; platform: string; reader: string };
beforeAll(async () => {
  // Its server has the roles.
  const world = await copyWorld();
  await world.drop();
  empty = await openEmptyDatabase();
  const { password, pathname } = new URL(empty.url);
  await empty.db.execute(sql.raw(`CREATE ROLE ${owner} LOGIN PASSWORD '${password}'`));
  await empty.db.execute(sql.raw(`ALTER DATABASE ${pathname.slice(1)} OWNER TO ${owner}`));
  urls = {
    owner: asRole(empty.url, owner),
    platform: asRole(empty.url, platformRole),
    reader: asRole(empty.url, readerRole),
  };
});
afterAll(async () => {
  const { url } = empty;
  await empty.close();
  const admin = new pg.Client({ connectionString: url.replace(/\/[^/]*$/, '/postgres') });
  await admin.connect();
  await admin.query(`DROP ROLE ${owner}`);
  await admin.end();
});

const open = (ownerUrl?: string): Promise<OpenedDatabase> =>
  openPlatformDatabase({ databaseUrl: urls.platform, databaseOwnerUrl: ownerUrl, dataDir: '' }, {});
const refusalOf = (db: Db, statement: string): Promise<string | undefined> =>
  db.execute(sql.raw(statement)).then(
    () => undefined,
    (error: unknown) => sqlState(error)?.code,
  );
const notAllowed = '42501';

/** Columns that sound like secrets and are none: what stands on pages and in links, and what was shown once it was drawn. */
const noSecrets = [
  'accounts.invite_code',
  'accounts.password_state',
  'draws.numbers',
  'feedback.answer',
  'lotteries.code',
  'merchants.code',
  'provider_rounds.outcome',
  'registration_links.code',
  'vendor_moves.answer',
];

describe('three roles', () => {
  it('of which the platform’s begins nothing without the owner, and needs nobody when nothing is missing', async () => {
    await expect(open()).rejects.toThrow(
      'The user of DATABASE_URL may not create tables there (42501). Name the database’s owner in DATABASE_URL_OWNER.',
    );
    await (await open(urls.owner)).close();
    await (await open()).close();
  });

  it('of which the owner’s gives the platform’s at each start what it lacks', async () => {
    const { db, close } = await connect(urls.owner);
    await db.execute(sql`REVOKE ALL ON chats FROM ${sql.identifier(platformRole)}`);
    await (await open(urls.owner)).close();
    expect(
      await rows(db, sql`SELECT has_table_privilege(${platformRole}, 'chats', 'SELECT, INSERT') AS may`),
    ).toEqual([{ may: true }]);
    await close();
  });

  it.each([
    [
      'with another password',
      (url: URL) => (url.password = 'wrong'),
      'PostgreSQL refused the user or password of',
    ],
    [
      'of a role that is not there',
      (url: URL) => (url.username = 'nobody'),
      'PostgreSQL refused the user or password of',
    ],
    ['on no host', (url: URL) => (url.hostname = 'no-such-host.invalid'), 'No PostgreSQL server answers at'],
    ['of no database', (url: URL) => (url.pathname = '/nothing'), 'The database that'],
    [
      'of another database',
      (url: URL) => (url.pathname = '/postgres'),
      'DATABASE_URL_OWNER names another database',
    ],
    ['of a role that owns nothing', (url: URL) => (url.username = readerRole), 'The role of'],
  ])('of which an owner’s %s is refused in a sentence', async (_, change, words) => {
    const url = new URL(urls.owner);
    change(url);
    const refusal = await open(url.href).then(
      () => undefined,
      (error: unknown) => error as Error,
    );
    expect(refusal?.name).toBe('PlainError');
    expect(refusal?.message).toContain(words);
    expect(refusal?.message).toContain('DATABASE_URL_OWNER');
    expect(refusal?.message).not.toMatch(/embedded|wrong/);
  });

  it('of which the platform’s keeps the books, makes months and owns nothing', async () => {
    const { db, close } = await open();
    const at = new Date();
    const [account] = await rows<{ merchant: string; currency: string }>(
      db,
      sql`SELECT code AS merchant, currency FROM merchants ORDER BY code LIMIT 1`,
    );
    if (!account) throw new Error('there is a merchant for each brand');
    const { merchant, currency } = account;
    await db.transaction(async (tx) => {
      const bank = await openHouseAccount(tx, { merchant, purpose: 'bank', currency, at });
      await openAccount(tx, { id: 'other', ownerId: null, purpose: 'other', currency, at });
      await post(tx, {
        id: 'first',
        actor: 'house',
        key: 'first',
        kind: 'deposit',
        postings: [
          { account: bank, amount: -5n },
          { account: 'other', amount: 5n },
        ],
        meta: {},
        at,
      });
    });
    await makeMonthsAhead(db, new Date(at.getTime() + 150 * 86_400_000));
    for (const table of ['ledger_transactions', 'ledger_entries'])
      for (const statement of [
        `UPDATE ${table} SET created_at = now()`,
        `DELETE FROM ${table}`,
        `TRUNCATE ${table}`,
        `ALTER TABLE ${table} DISABLE TRIGGER ALL`,
      ])
        expect([statement, await refusalOf(db, statement)]).toEqual([statement, notAllowed]);
    expect(await refusalOf(db, 'CREATE TABLE own (id text)')).toBe(notAllowed);
    expect(await refusalOf(db, `SELECT grant_platform('${platformRole}')`)).toBe(notAllowed);
    expect(await rows(db, sql`SELECT relname FROM pg_class WHERE relowner = current_user::regrole`)).toEqual(
      [],
    );
    await expect(assertLedgerIsSafe({ db })).resolves.toBeUndefined();
    await close();
  });

  it('of which the reader’s reads what is no secret and writes nothing', async () => {
    const { db: own, close: closeOwn } = await connect(urls.owner);
    await own.execute(sql`SELECT grant_reader(${readerRole})`);
    await expect(assertLedgerIsSafe({ db: own })).rejects.toThrow(`${owner} of DATABASE_URL owns the ledger`);
    const { db, close } = await connect(urls.reader);
    for (const table of ['bets', 'movements', 'ledger_transactions', 'ledger_entries', 'team_bets'])
      expect(await refusalOf(db, `SELECT * FROM ${table}`)).toBeUndefined();
    for (const readable of ['username FROM accounts', 'home FROM matches'])
      expect(await refusalOf(db, `SELECT ${readable}`)).toBeUndefined();
    // What sounds like a secret is one, or somebody said here that it is none.
    const columns = await rows<{ name: string }>(
      db,
      sql`SELECT concat(c.relname, '.', a.attname) AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
        WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v') AND NOT c.relispartition AND a.attnum > 0
          AND has_column_privilege(c.oid, a.attnum, 'SELECT')
          AND a.attname ~ '(hash|token|secret|seed|script|pem|code|answer|nonce|password|cookie|outcome|numbers)'
          AND a.attname !~ '(_at|_by)$' AND a.attname NOT IN ('input_hash', 'merchant_code', 'lottery_code')
        ORDER BY 1`,
    );
    expect(columns.map(({ name }) => name)).toEqual(noSecrets);
    for (const statement of [
      'SELECT password_hash FROM accounts',
      'SELECT value FROM system_state',
      'SELECT private_pem FROM sealing_keys',
      'SELECT script FROM matches',
      'SELECT * FROM fishing_rounds',
      'SELECT * FROM spin_seeds',
      "SELECT make_months(now(), now() + interval '1 year')",
      'DELETE FROM bets',
      "INSERT INTO system_state VALUES ('x', '1', now())",
    ])
      expect([statement, await refusalOf(db, statement)]).toEqual([statement, notAllowed]);
    await own.execute(sql`GRANT UPDATE (kind) ON ledger_transactions TO ${sql.identifier(readerRole)}`);
    await expect(assertLedgerIsSafe({ db })).rejects.toThrow(
      /^reader of DATABASE_URL owns the ledger or the log of operators, or may change it/,
    );
    await close();
    await closeOwn();
  });
});

describe('a start with PRODUCTION=1', () => {
  let world: DatabaseCopy;
  beforeAll(async () => {
    world = await copyWorld();
  });
  afterAll(() => world.drop());

  it('of a role that could change the ledger is refused in a sentence', async () => {
    await expect(
      startPlatform({
        PRODUCTION: '1',
        WRAP_KEYS: 'none',
        DATABASE_URL: world.ownerUrl,
        LOG_LEVEL: 'error',
      }),
    ).rejects.toMatchObject({
      name: 'PlainError',
      message:
        'postgres of DATABASE_URL owns the ledger or the log of operators, or may change it: with PRODUCTION=1 name a role there that owns nothing, and the owner in DATABASE_URL_OWNER, who gives it its rights.',
    });
  });
});
