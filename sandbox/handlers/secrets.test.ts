import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract } from '../../contract';
import { rows } from '../db/database';
import { createLog } from '../log';
import { openWorld, type World } from '../testing/world';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const password = 'planted-pässword-7391';
const wrong = 'planted-wrong-password-55120';

it('leaves no password and no token in the log or anywhere in the database', async () => {
  const visitor = world.visitor();
  await visitor.register('planted1', password);
  const secrets = [
    password,
    wrong,
    visitor.token ?? '',
    visitor.cookies.get('__Host-sb') ?? '',
    visitor.cookies.get('__Host-sv') ?? '',
  ];
  await visitor.call(contract.member.info, {});
  await visitor.login('planted1', wrong);
  await visitor.register('x', password);
  await visitor.call(contract.session.login, { type: 'username', username: password, password });
  await visitor.call(contract.session.logout, {});
  expect(secrets.every((secret) => secret.length > 12)).toBe(true);

  const written = world.ports.lines.join('\n');
  expect(world.ports.lines).toHaveLength(3);
  for (const secret of secrets) expect(written).not.toContain(secret);

  const tables = await rows<{ name: string }>(
    world.db,
    sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
  );
  expect(tables.length).toBeGreaterThan(30);
  for (const { name } of tables)
    for (const secret of secrets) {
      const [found] = await rows<{ count: number }>(
        world.db,
        sql`SELECT count(*)::int AS count FROM ${sql.identifier(name)} t WHERE position(${secret} IN t::text) > 0`,
      );
      expect(found?.count, `${name} holds a secret`).toBe(0);
    }
});

it('blanks fields by their name, at any depth', () => {
  const lines: string[] = [];
  const log = createLog(
    (line) => lines.push(line),
    () => new Date(0),
  );
  log.info('test', {
    password: 'a1',
    nested: [
      { newPassword: 'b2', token: 'c3', verificationCode: 'd4', captcha: 'e5', cookie: 'f6', email: 'g7' },
    ],
    errorCode: 'kept.code',
    amount: 12n,
  });
  expect(lines).toEqual([
    '{"at":"1970-01-01T00:00:00.000Z","level":"info","words":"test","password":"[redacted]","nested":[{"newPassword":"[redacted]","token":"[redacted]","verificationCode":"[redacted]","captcha":"[redacted]","cookie":"[redacted]","email":"[redacted]"}],"errorCode":"kept.code","amount":"12"}',
  ]);
});
