import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract } from '../../contract';
import { createApp } from '../app';
import { readEnvironment } from '../node/environment';
import { createTestPlatform, type TestPlatform } from '../testing/createTestPlatform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

const { start, member } = contract;

it.each([
  [{}, true],
  [{ PORT: '80' }, true],
  [{ SITE_ORIGIN: 'http://127.0.0.1:4000' }, true],
  [{ SITE_ORIGIN: 'https://localhost:4000' }, false],
  [{ SITE_ORIGIN: 'http://localhost.example' }, false],
  [{ SITE_ORIGIN: 'http://192.168.1.2:4000' }, false],
  [{ PRODUCTION: '1', WRAP_KEYS: 'none' }, false],
])('cookies of a platform with %j go without https: %s', (variables, isPlain) => {
  expect(readEnvironment(variables).hasPlainCookies).toBe(isPlain);
});

it('a member is signed in by cookies that a browser keeps without https', async () => {
  const app = createApp({ ...platform, config: { ...platform.config, hasPlainCookies: true } });
  const visitor = platform.visitor({ app });
  const { headers } = await visitor.loginAs('member');
  expect(await visitor.call(member.info, {})).toMatchObject({ success: true });
  expect([...visitor.cookies.keys()].sort()).toEqual(['session', 'visitor']);
  for (const line of headers.getSetCookie())
    expect(line).toMatch(/^\w+=[^;]+; Path=\/; HttpOnly; SameSite=Strict/);
});

it('the request decides nothing: cookies of https stay what they are', async () => {
  const visitor = platform.visitor();
  await visitor.loginAs('member');
  expect([...visitor.cookies.keys()].every((name) => name.startsWith('__Host-'))).toBe(true);
  for (const [name, value] of [...visitor.cookies]) {
    visitor.cookies.delete(name);
    visitor.cookies.set(name.replace('__Host-', ''), value);
  }
  expect(await visitor.call(member.info, {})).toMatchObject({ success: false, status: 401 });
});

it('a browser that keeps no cookies is told so', async () => {
  const visitor = platform.visitor();
  await visitor.loginAs('member');
  visitor.cookies.clear();
  expect(await visitor.call(member.info, {})).toMatchObject({ status: 401, errorCode: 'session.cookies' });
  expect(await visitor.call(start.sealingKey, {})).toMatchObject({ success: true });
});
