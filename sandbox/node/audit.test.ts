import { generateKeyPairSync } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operatorRoles } from '#contract/operator';
import { rows, sqlState } from '../db/database';
import type { OperatorPerson } from '../services/system/operator';
import { runCommand } from '../services/system/runCommand';
import { signHead } from '../services/system/signHead';
import { verifyActs } from '../services/system/verifyActs';
import { createTestPlatform, type TestPlatform } from '../testing/createTestPlatform';
import { readAuditKey, readAuditVerifier } from './auditKey';
import { connect, type OpenedDatabase } from './connect';
import { readEnvironment } from './environment';
import { foldersWithin } from './contentFolder';
import { serveOperators } from './operatorEndpoint';
import { readOperators } from './operatorsFile';

const folder = mkdtempSync(join(tmpdir(), 'audit-'));
const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const pair = (name: string) => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    secret: file(`${name}.pem`, privateKey.export({ type: 'pkcs8', format: 'pem' }) as string),
    open: file(`${name}-public.pem`, publicKey.export({ type: 'spki', format: 'pem' }) as string),
  };
};
const own = pair('own');

let platform: TestPlatform;
/** The database as its owner, who can switch triggers off. */
let owner: OpenedDatabase;
beforeAll(async () => {
  platform = await createTestPlatform();
  owner = await connect(platform.ownerUrl);
  const admin: OperatorPerson = { name: 'Root', role: 'admin', isAlone: true };
  const say = (...words: string[]) =>
    runCommand({ db: platform.db, ...platform.ports }, admin, words, { production: false });
  for (const word of ['tells', 'silent', 'tells']) await say('forgotten', word);
  platform.ports.clock.advance(86_400_000);
  await signHead({ db: platform.db, log: platform.ports.log }, platform.ports.clock.now(), readAuditKey(own.secret)); // prettier-ignore
  await say('forgotten', 'silent');
});
afterAll(async () => {
  await owner.close();
  await platform.close();
  rmSync(folder, { recursive: true });
});

describe('the log of operators', () => {
  it('can be changed by nobody without switching its triggers off, and not at all by the platform', async () => {
    for (const words of [
      `UPDATE operator_acts SET entry = '{}'`,
      'DELETE FROM operator_acts',
      'UPDATE operator_heads SET signature = $$x$$',
      'TRUNCATE operator_heads',
    ]) {
      const codeOf = (db: typeof owner.db) =>
        db.execute(sql.raw(words)).then(
          () => 'done',
          (error: unknown) => sqlState(error)?.code,
        );
      expect([words, await codeOf(platform.db), await codeOf(owner.db)]).toEqual([words, '42501', 'LG009']);
    }
  });

  it('is whole, as its key says', async () => {
    const checked = await verifyActs(owner.db, readAuditVerifier(own.open));
    expect(checked).toEqual({ acts: 8, heads: 1, faults: [] });
    expect(await verifyActs(owner.db)).toEqual({ acts: 8, heads: 0, faults: [] });
  });

  /** What the verdict is after the owner changed something, which is undone. */
  async function faultsAfter(change: SQL): Promise<readonly string[]> {
    let faults: readonly string[] = [];
    const undo = new Error('undone');
    await owner.db
      .transaction(async (tx) => {
        await tx.execute(sql`SET LOCAL session_replication_role = replica`);
        await tx.execute(change);
        ({ faults } = await verifyActs(tx, readAuditVerifier(own.open)));
        throw undo;
      })
      .catch((error: unknown) => {
        if (error !== undo) throw error;
      });
    return faults;
  }

  it('tells of any one byte that is another, and names its act', async () => {
    const [act] = await rows<{ entry: string; seal: string }>(
      owner.db,
      sql`SELECT entry, seal FROM operator_acts WHERE id = 4`,
    );
    const places = [...(act?.entry ?? '').matchAll(/[a-z\d]/g)].map(({ index }) => index);
    expect(places.length).toBeGreaterThan(80);
    for (const at of places) {
      const faults = await faultsAfter(
        sql`UPDATE operator_acts SET entry = overlay(entry PLACING
          CASE substr(entry, ${at + 1}::int, 1) WHEN '1' THEN '2' ELSE '1' END FROM ${at + 1}::int FOR 1) WHERE id = 4`,
      ).catch(() => ['no JSON any more']);
      expect([at, faults[0]]).toEqual([
        at,
        faults[0] === 'no JSON any more' ? faults[0] : 'Act 4 is not as it was written.',
      ]);
    }
    for (const at of [1, 17, 64])
      expect(
        await faultsAfter(
          sql`UPDATE operator_acts SET seal = overlay(seal PLACING CASE substr(seal, ${at}::int, 1) WHEN '1' THEN '2' ELSE '1' END
            FROM ${at}::int FOR 1) WHERE id = 4`,
        ),
      ).toContain('Act 4 is not as it was written.');
  });

  it('tells of acts that are missing, in the middle and at the end, and of a chain that was written anew', async () => {
    expect(await faultsAfter(sql`DELETE FROM operator_acts WHERE id IN (2, 3)`)).toContain(
      'Acts 2 to 3 are missing.',
    );
    expect(await faultsAfter(sql`DELETE FROM operator_acts WHERE id = 3`)).toContain('Act 3 is missing.');
    expect(await faultsAfter(sql`DELETE FROM operator_acts WHERE id >= 5`)).toEqual([
      expect.stringMatching(/^Acts up to 6, signed on \d{4}-\d\d-\d\d, are missing at the end\.$/),
    ]);
    // All seals right, and the words others.
    const anew = sql`WITH RECURSIVE told AS (
        SELECT id, replace(entry, 'tells', 'hides') AS entry FROM operator_acts),
      chain AS (
        SELECT id, entry, encode(sha256(convert_to(id || E'\n' || E'\n' || entry, 'UTF8')), 'hex') AS seal FROM told WHERE id = 1
        UNION ALL SELECT t.id, t.entry, encode(sha256(convert_to(t.id || E'\n' || c.seal || E'\n' || t.entry, 'UTF8')), 'hex')
        FROM chain c JOIN told t ON t.id = c.id + 1)
      UPDATE operator_acts a SET entry = c.entry, seal = c.seal FROM chain c WHERE c.id = a.id`;
    expect(await faultsAfter(anew)).toEqual([
      expect.stringMatching(/^Act 6 is not the one that was signed on \d{4}-\d\d-\d\d\.$/),
    ]);
    // And the head with them, by somebody who has not the key.
    expect(await faultsAfter(sql`UPDATE operator_heads SET signature = encode('x', 'base64')`)).toEqual([
      expect.stringMatching(/^The head of \d{4}-\d\d-\d\d is not signed with this key\.$/),
    ]);
    const [other] = [pair('other')];
    expect((await verifyActs(owner.db, readAuditVerifier(other.open))).faults).toHaveLength(1);
  });

  it('is kept in order by writers of two connections at once', async () => {
    const admin: OperatorPerson = { name: 'Root', role: 'admin', isAlone: true };
    const ports = { ...platform.ports };
    await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        runCommand({ db: at % 2 ? platform.db : owner.db, ...ports }, admin, ['status'], {
          production: false,
        }),
      ),
    );
    expect(await verifyActs(owner.db, readAuditVerifier(own.open))).toEqual({
      acts: 48,
      heads: 1,
      faults: [],
    });
  });
});

describe('operators who are elsewhere', () => {
  const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
  const list = (...people: object[]) => JSON.stringify(people);
  const ana = { name: 'Ana', role: 'cashier', sha256: hashOf('ana-token') };
  const old = { name: 'Old', role: 'admin', sha256: hashOf('old-token'), until: '2020-01-01T00:00:00Z' };

  it('are known by their tokens, until they are taken out of the file', async () => {
    const path = file('operators.json', list(ana, old));
    const operator = { db: platform.db, ...platform.ports };
    const serve = serveOperators(operator, readOperators(path), { production: true });
    const ask = async (token: string, ...words: string[]) => {
      const request = new Request('https://ops.example/operator', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: JSON.stringify(words),
      });
      const response = await serve(request);
      return [response.status, ((await response.json()) as { says: string }).says];
    };
    expect(await ask('ana-token', 'deposits')).toEqual([200, expect.any(String)]);
    const sessions = new Request('https://ops.example/operator', {
      method: 'POST',
      headers: { authorization: 'Bearer ana-token' },
      body: '["sessions"]',
    });
    expect(await (await serve(sessions)).json()).toMatchObject({
      says: expect.stringContaining('aurora'),
      list: expect.arrayContaining([{ brand: 'aurora', open: expect.any(Number) }]),
    });
    expect(await ask('ana-token', 'maintenance', 'on', '--why', 'x')).toEqual([403, expect.any(String)]);
    expect(await ask('ana-token', 'settle', 'daily', '2026-10-01', '--why', 'x')).toEqual([
      202,
      expect.any(String),
    ]);
    expect(await ask('ana-token', 'dance')).toEqual([422, expect.any(String)]);
    for (const token of ['old-token', 'nobody', '', 'ana-tokens'])
      expect((await ask(token, 'status'))[0]).toBe(401);
    writeFileSync(path, list(old));
    utimesSync(path, new Date(), new Date(Date.now() + 5_000));
    expect((await ask('ana-token', 'status'))[0]).toBe(401);
    writeFileSync(path, 'no JSON');
    utimesSync(path, new Date(), new Date(Date.now() + 9_000));
    expect((await ask('ana-token', 'status'))[0]).toBe(401);
  });

  it.each([
    ['nothing', 'no file', /has to be a JSON file/],
    ['an unknown role', list({ ...ana, role: 'king' }), /is wrong at 0\.role/],
    ['a token in place of its hash', list({ ...ana, sha256: 'ana-token' }), /is wrong at 0\.sha256/],
    ['one token of two', list(ana, { ...ana, name: 'Ben' }), /is wrong at its list/],
    ['nobody', list(), /is wrong at its list/],
  ])('begin nothing with a file of %s', (_, text, said) => {
    expect(() => readOperators(file('wrong.json', text))).toThrow(said);
  });

  it.each([
    [{ OPERATORS: 'x.json' }, /set both, or neither/],
    [{ OPERATOR_PORT: '4002' }, /set both, or neither/],
    [{ OPERATORS: 'x', OPERATOR_PORT: '4002', OPERATOR_HOST: '0.0.0.0' }, /over the network as they are/],
    [{ OPERATORS: 'x', OPERATOR_PORT: '4002', OPERATOR_CERT: 'a' }, /set both\.$/],
    [{ OPERATORS: 'x', OPERATOR_PORT: '4002', PRODUCTION: '1', WRAP_KEYS: 'none' }, /AUDIT_KEY is not/],
  ])('are not answered by a start with %j', (variables, said) => {
    expect(() => readEnvironment(variables)).toThrow(said);
  });

  it('reach one folder of the machine, and nothing beside it', () => {
    const { read, write } = foldersWithin(join(folder, 'texts'));
    for (const away of ['..', '../texts2', '/etc', 'a/../../..'])
      expect(() => read(away), away).toThrow('not within CONTENT_DIR');
    expect(() => write('/etc/x', new Map())).toThrow('not within CONTENT_DIR');
    expect(() => read('none')).toThrow('There is no folder');
  });

  it('sign with a key of the right kind alone', () => {
    expect(() => readAuditKey(file('rsa.pem', 'nothing'))).toThrow('Ed25519 key in PEM');
    expect(() => readAuditVerifier(join(folder, 'none'))).toThrow('Ed25519 key in PEM');
  });

  it.each(operatorRoles)('get a token whose hash alone is kept: %s', (role) => {
    const said = execFileSync(process.execPath, ['scripts/sandbox.mjs', 'token', 'Ana Lima', role], { encoding: 'utf8' }); // prettier-ignore
    const [, token = ''] = /shown once: (\S+)/.exec(said) ?? [];
    const line = JSON.parse(said.slice(said.indexOf('{'))) as { sha256: string };
    expect(line).toEqual({ name: 'Ana Lima', role, sha256: hashOf(token) });
    expect(() => readOperators(file('made.json', list(line)))).not.toThrow();
  });
});
