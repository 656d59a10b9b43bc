import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sealingKeys, totpSecrets } from './db/schema';
import { createKeys } from './keys';
import { assertKeysFit, readWrapKeys } from './node/wrapKeys';
import { spendAuthenticatorCode } from './services/security/authenticatorCodes';
import { operate } from './services/system/operate';
import { stepOf, totpCode } from './services/session/totp';
import { createTestPlatform, type TestPlatform } from './testing/createTestPlatform';
import { createWrapping, unwrapped, type Wrapping } from './wrapping';

const key = (): string => randomBytes(32).toString('base64');
const [one, two] = [key(), key()];

describe('a wrapped secret', () => {
  const wrapping = createWrapping({ one });

  it('opens at its own place and by its own key alone', async () => {
    const text = await wrapping.wrap('totp:mira', 'JBSWY3DP');
    expect(text).toMatch(/^wrapped:one:[\w+/]+=*$/);
    expect(text).not.toBe(await wrapping.wrap('totp:mira', 'JBSWY3DP'));
    expect(await wrapping.unwrap('totp:mira', text)).toBe('JBSWY3DP');
    await expect(wrapping.unwrap('totp:arun', text)).rejects.toThrow();
    await expect(createWrapping({ one: two }).unwrap('totp:mira', text)).rejects.toThrow();
    await expect(createWrapping({ two }).unwrap('totp:mira', text)).rejects.toThrow('not there');
    for (const at of [13, 40, text.length - 5]) {
      const other = text[at] === 'A' ? 'B' : 'A';
      await expect(
        wrapping.unwrap('totp:mira', text.slice(0, at) + other + text.slice(at + 1)),
      ).rejects.toThrow();
    }
  });

  it('opens by a key of before, and what was written without one is taken as it is', async () => {
    const before = await wrapping.wrap('x', 'secret');
    const now = createWrapping({ two, one });
    expect(await now.unwrap('x', before)).toBe('secret');
    expect([now.isCurrent(before), now.isCurrent(await now.wrap('x', 'secret')), now.isCurrent('plain')]).toEqual([false, true, false]); // prettier-ignore
    expect(await now.unwrap('x', 'plain')).toBe('plain');
    expect(await unwrapped.unwrap('x', await unwrapped.wrap('x', 'plain'))).toBe('plain');
  });
});

describe('a platform', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await createTestPlatform();
  });
  afterAll(() => platform.close());

  const say = (wrapping: Wrapping, ...words: string[]) =>
    operate({ db: platform.db, ...platform.ports, wrapping }, words);
  const stored = async () => [
    ...(await platform.db.select({ text: sealingKeys.privatePem }).from(sealingKeys)),
    ...(await platform.db.select({ text: totpSecrets.secret }).from(totpSecrets)),
  ];

  it('wraps what lies there, by the next key as well, and goes on opening it', async () => {
    const { db, ports } = platform;
    const { clock } = ports;
    const plain = createKeys(db, clock, unwrapped, 1024);
    const { kid, publicKey } = await plain.current();
    const [petra] = await db.select().from(totpSecrets).limit(1);
    if (!petra) throw new Error('the world has an account with an authenticator');
    const code = totpCode(petra.secret, stepOf(clock.now()));
    expect(await say(createWrapping({ one }), 'secrets', 'wrap')).toMatch(/^\d+ secrets were wrapped by one/);
    for (const { text } of await stored()) expect(text).toMatch(/^wrapped:one:/);
    const next = createWrapping({ two, one });
    await say(next, 'secrets', 'wrap');
    for (const { text } of await stored()) expect(text).toMatch(/^wrapped:two:/);
    expect(await say(next, 'secrets', 'wrap')).toBe('0 secrets were wrapped by two; all are now.');
    const alone = createWrapping({ two });
    expect(await createKeys(db, clock, alone).current()).toEqual({ kid, publicKey });
    const ctx = { ...ports, db, wrapping: alone };
    expect(await spendAuthenticatorCode(ctx, petra.accountId, code)).toBe(true);
    // Put into somebody else's row it opens nothing there.
    const [row] = await db.select().from(totpSecrets).where(eq(totpSecrets.accountId, petra.accountId));
    await expect(alone.unwrap('totp:aurora-mira', row?.secret ?? '')).rejects.toThrow();
  });

  it('does not start without a key that its database needs, and says which', async () => {
    await expect(assertKeysFit(platform.db, createWrapping({ two }))).resolves.toBeUndefined();
    for (const wrapping of [unwrapped, createWrapping({ one })])
      await expect(assertKeysFit(platform.db, wrapping)).rejects.toThrow('wrapped by the key "two"');
  });

  it('has nothing to wrap by without a key', async () => {
    await expect(say(unwrapped, 'secrets', 'wrap')).rejects.toThrow('WRAP_KEYS names no key');
    await expect(say(unwrapped, 'secrets')).rejects.toThrow('Say wrap');
  });
});

it.each([
  ['nothing', undefined, /can be read/],
  ['no JSON', 'x', /can be read/],
  ['no key', '{}', /keys of 32 bytes/],
  ['a short key', '{"a":"c2hvcnQ="}', /keys of 32 bytes/],
  ['a name that would not stand in a text', `{"a:b":"${one}"}`, /keys of 32 bytes/],
])('a file of keys with %s begins nothing, and no key is said', (_, text, said) => {
  const folder = mkdtempSync(join(tmpdir(), 'keys-'));
  const path = join(folder, 'keys.json');
  if (text !== undefined) writeFileSync(path, text);
  expect(() => readWrapKeys(path)).toThrow(said);
  rmSync(folder, { recursive: true });
});
