import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract } from '../../contract';
import { rows } from '../db/database';
import { createLog } from '../log';
import { connect } from '../node/connect';
import { stepOf, totpCode } from '../services/session/totp';
import { createTestPlatform, type TestPlatform } from '../testing/createTestPlatform';
import { mailedPassword } from '../testing/mailedPassword';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

const password = 'planted-pässword-7391';
const wrong = 'planted-wrong-password-55120';
const another = 'planted-new-password-90417';

/** Everything secret that came to a browser or went from it. */
async function liveThroughEverything(): Promise<string[]> {
  const { session, member, security } = contract;
  const visitor = platform.visitor();
  await visitor.register('planted1', password);
  const secrets = [password, wrong, another, visitor.token ?? '', ...visitor.cookies.values()];
  await visitor.call(member.info, {});
  await visitor.login('planted1', wrong);
  await visitor.register('x', password);
  await visitor.call(session.login, { type: 'username', username: password, password });
  await visitor.call(session.changePassword, {
    oldPassword: password,
    newPassword: another,
    confirmNewPassword: another,
  });
  const setup = await visitor.call(security.startAuthenticator, { password: another });
  const app = (setup.value as { secret: string }).secret;
  const digits = totpCode(app, stepOf(platform.ports.clock.now()));
  const kept = await visitor.call(security.confirmAuthenticator, { code: digits });
  secrets.push(...(kept.value as { recoveryCodes: string[] }).recoveryCodes);
  const byPassword = { kind: 'email', method: 'password', password: another } as const;
  const proven = await visitor.call(security.proveContact, byPassword);
  secrets.push((proven.value as { ticket: string }).ticket);
  await visitor.call(session.logout, {});

  const mira = platform.visitor({ address: '198.51.100.9' });
  const login = { type: 'username', username: 'mira', password: 'harbour-light' } as const;
  mira.keep(await mira.call(session.login, { ...login, remember: true }));
  secrets.push(mira.token ?? '', ...mira.cookies.values());
  mira.keep(await mira.call(session.resume, {}));
  secrets.push(mira.token ?? '', ...mira.cookies.values());

  const number = { mobileNum: '80000001', countryDialingCode: '+65' };
  await mira.call(session.smsCode, number);
  await mira.call(session.passwordByEmail, { username: 'mira', email: 'mira@example.test' });
  const [sms, mail] = platform.ports.sent.slice(-2).map(({ body }) => body);
  const code = /\d{6}/.exec(sms ?? '')?.[0] ?? '';
  const temporary = mailedPassword(mail);
  await mira.call(session.login, { type: 'sms', ...number, verificationCode: code });
  await mira.call(session.login, { ...login, password: temporary });

  const petra = platform.visitor({ address: '198.51.100.10' });
  const asked = await petra.login('petra', 'garden-gate');
  const { ticket } = asked.value as { ticket: string };
  await petra.call(session.verifyLogin, { ticket, method: 'google', answer: wrong });
  await petra.call(session.humanChallenge, { action: 'sms' });
  return [...secrets, `"${code}"`, `:${code}`, temporary, ticket];
}

it('leaves no password, code or token in the log, in an address or anywhere in the database', async () => {
  const addresses: string[] = [];
  const { fetch } = platform.app;
  platform.app.fetch = (request, ...rest) => {
    addresses.push(request.url);
    return fetch(request, ...rest);
  };
  const secrets = await liveThroughEverything();
  expect(secrets.every((secret) => secret.length > 6)).toBe(true);
  expect(new Set(secrets).size).toBeGreaterThan(12);
  expect(addresses.length).toBeGreaterThan(15);

  const written = [...platform.ports.lines, ...addresses].join('\n');
  expect(platform.ports.lines.length).toBeGreaterThan(4);
  for (const secret of secrets) expect(written).not.toContain(secret);

  // A table of a month is the owner's alone.
  const owner = await connect(platform.ownerUrl);
  const tables = await rows<{ name: string }>(
    owner.db,
    sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
  );
  expect(tables.length).toBeGreaterThan(30);
  for (const { name } of tables) {
    const [found] = await rows<{ count: number }>(
      owner.db,
      sql`SELECT count(*)::int AS count FROM ${sql.identifier(name)} t
        WHERE EXISTS (SELECT FROM jsonb_array_elements_text(${JSON.stringify(secrets)}::jsonb) s WHERE position(s IN t::text) > 0)`,
    );
    expect(found?.count, `${name} holds a secret`).toBe(0);
  }
  await owner.close();
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
