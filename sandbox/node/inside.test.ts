import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../contract';
import { createOutbox } from '../outbox';
import { operate } from '../services/system/operate';
import { createTestPlatform, type TestPlatform } from '../testing/createTestPlatform';
import { readEnvironment } from './environment';
import { createFront } from './front';
import { openOperatorEndpoint, operatorFile, type OperatorEndpoint } from './operatorEndpoint';
import { serveOutbox } from './outboxPage';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-door-'));
let platform: TestPlatform;
let door: OperatorEndpoint;
beforeAll(async () => {
  platform = await createTestPlatform();
  door = openOperatorEndpoint({ db: platform.db, ...platform.ports }, join(folder, 'new', 'data'), 4000);
});
afterAll(async () => {
  await platform.close();
  rmSync(folder, { recursive: true, force: true });
});

const say = (...words: string[]) => operate({ db: platform.db, ...platform.ports }, words);
const status = async () => (await platform.visitor().call(contract.start.status, { url: 'x' })).value;

describe('the operator', () => {
  it('shuts the platform and opens it again, at once', async () => {
    expect(await say('maintenance', 'on', '--until', '2026-12-31T06:00Z')).toBe(
      'Maintenance is on until 2026-12-31T06:00:00.000Z.',
    );
    expect(await status()).toMatchObject({
      maintenance: true,
      maintenanceEndTime: '2026-12-31T06:00:00.000Z',
    });
    expect(await platform.visitor().loginAs('member')).toMatchObject({ errorCode: 'platform.maintenance' });
    await say('maintenance', 'off');
    expect(await status()).toMatchObject({ maintenance: false, maintenanceEndTime: null });
  });

  it('keeps countries out and lets them in', async () => {
    await say('region', 'block', 'vn');
    expect(await status()).toMatchObject({ regionRestriction: false });
    await say('visitor', 'VN');
    expect(await status()).toMatchObject({ regionRestriction: true, location: { country: 'VN' } });
    expect(await say('region', 'allow', 'VN')).toBe('Visitors come from VN; kept out: nobody.');
    expect(await status()).toMatchObject({ regionRestriction: false });
    await say('visitor', 'SG');
  });

  it('keeps addresses and networks out and lets them in', async () => {
    expect(await say('address', 'block', '203.0.113.0/24')).toBe('Addresses kept out: 203.0.113.0/24.');
    expect(await say('address', 'block', '2001:DB8::7')).toBe(
      'Addresses kept out: 203.0.113.0/24, 2001:db8::7.',
    );
    const from = (address: string) => platform.visitor({ address }).call(contract.start.status, { url: 'x' });
    expect(await from('203.0.113.7')).toMatchObject({ status: 403, errorCode: 'platform.region' });
    expect(await from('2001:db8::7')).toMatchObject({ errorCode: 'platform.region' });
    expect(await from('198.51.100.9')).toMatchObject({ success: true });
    expect(await say('status')).toContain('addresses    kept out: 203.0.113.0/24, 2001:db8::7');
    await say('address', 'allow', '203.0.113.0/24');
    expect(await say('address', 'allow', '2001:db8::7')).toBe('Addresses kept out: none.');
    expect(await from('203.0.113.7')).toMatchObject({ success: true });
  });

  it('switches modules of every brand, and nothing beside them', async () => {
    await say('flag', 'FREEPLAY3', 'off');
    await say('register', 'off');
    for (const merchant of ['aurora', 'lotus', 'solar']) {
      expect(await platform.visitor({ merchant }).freeplay()).toMatchObject({ errorCode: 'freeplay.off' });
      expect(await platform.visitor({ merchant }).register('nobody77')).toMatchObject({
        errorCode: 'register.closed',
      });
    }
    const told = await say('status');
    expect(told, 'as the specification has it').toContain('new-network on');
    expect(told).toContain('FREEPLAY3 off');
    expect(told).toContain('MOBILENUMREG3 on');
    await say('flag', 'FREEPLAY3', 'on');
    await say('register', 'on');
    await say('flag', 'REGISTER3', 'off');
    expect(await say('status')).toMatch(/USERNAMEREG3 off[^]*MOBILENUMREG3 off/);
    expect(await platform.visitor().register('nobody77')).toMatchObject({ errorCode: 'register.closed' });
    await say('flag', 'REGISTER3', 'on');
    expect(await platform.visitor().freeplay()).toMatchObject({ success: true });
  });

  it('says what a field of the register form takes, for every brand', async () => {
    const before = (await platform.visitor().call(contract.start.registerSettings, {})).value;
    expect(await say('rule', 'idNumber', 'digits', '--min', '8', '--max', '8', '--required')).toBe(
      'idNumber takes DIGITS of 8 to 8, required.',
    );
    for (const merchant of ['aurora', 'lotus', 'solar']) {
      const { value } = await platform.visitor({ merchant }).call(contract.start.registerSettings, {});
      expect(value).toMatchObject({ idNumber: { patternId: 'DIGITS', required: true, minLength: 8 } });
    }
    expect(await platform.visitor().register('ruled77')).toMatchObject({
      errorCode: 'register.field',
      value: { field: 'idNumber' },
    });
    expect(await say('rule', 'idNumber', 'KOREAN')).toBe('idNumber takes KOREAN of 1 to 64, optional.');
    expect(await say('rule', 'idNumber', 'off')).toBe('idNumber is not asked for.');
    expect((await platform.visitor().call(contract.start.registerSettings, {})).value).toEqual(before);
  });

  it('names the addresses of the site, for every brand', async () => {
    expect(await say('domains', 'Aurora.example', 'one.example:8443', 'aurora.example')).toBe(
      'The site is at aurora.example, one.example:8443.',
    );
    for (const merchant of ['aurora', 'lotus', 'solar'])
      expect((await platform.visitor({ merchant }).call(contract.start.routers, {})).value).toEqual({
        domainList: [
          { domain: 'aurora.example', speed: 0 },
          { domain: 'one.example:8443', speed: 0 },
        ],
      });
    expect(await say('status')).toContain('aurora.example, one.example:8443');
    expect(await say('domains', 'none')).toBe('The site names no addresses.');
  });

  it('brings the announcement up that pops up, and takes it away', async () => {
    const popup = async (language: string) => {
      const asked = { types: 'PU', platform: 'W', execution: 'B', language } as const;
      const { value } = await platform.visitor().call(contract.home.announcements, asked);
      return (value as { popup: unknown }).popup;
    };
    await say('popup', 'on');
    expect(await popup('en')).toMatchObject({ title: expect.stringContaining('Bank transfers') as string });
    expect(await popup('vi')).toMatchObject({ title: expect.stringContaining('Chuyển khoản') as string });
    await say('popup', 'off');
    expect(await popup('en')).toBeNull();
  });

  it('puts an account into a state, forgets tries and reads a Google code', async () => {
    await expect(say('account', 'Mira', 'expired')).rejects.toThrow('at aurora, lotus, solar; say which');
    await say('account', 'Mira', 'expired', '--brand', 'all');
    expect(await platform.visitor().loginAs('member')).toMatchObject({ value: { passwordExpired: true } });
    expect(await say('account', 'mira', 'active', '--brand', 'all')).toBe('mira is active, at 3 brands.');
    expect(await say('account', 'mira', 'active', '--brand', 'lotus')).toBe('mira is active, at lotus.');
    await expect(say('account', 'mira', '--brand', 'none')).rejects.toThrow(
      'No account named "mira" at "none"',
    );
    expect(await say('account', 'Mira', '--brand', 'aurora')).toMatch(
      /^account {6}mira at aurora, id aurora-mira, type \d\nstate {8}active, password own\n[^]*balance {6}\S+ [\d.]+ USD/,
    );
    expect(await say('code', 'petra')).toMatch(/^\d{6}$/);
    expect(await say('throttles', 'clear')).toContain('forgotten');
    expect(await say('help')).toContain('maintenance on');
    expect(await say()).toBe(await say('help'));
  });

  it.each([
    [['dance'], /There is no "dance"/],
    [['constructor'], /There is no/],
    [['maintenance', 'maybe'], /Say on or off, not "maybe"/],
    [['maintenance', 'on', '--until', 'soon'], /wants a moment/],
    [['flag', 'NONE', 'on'], /Flags are LOGIN3/],
    [['region', 'block', 'XX'], /is no country/],
    [['address', 'block', 'home'], /"home" is no address/],
    [['address', '203.0.113.7'], /Say block or allow/],
    [['proof', 'every-login', 'on'], /Say new-network/],
    [['domains'], /Say host names/],
    [['domains', 'https://x.example/'], /not "https:/],
    [['popup', 'maybe'], /Say on or off/],
    [['rule', 'shoeSize', 'DIGITS'], /Fields are username/],
    [['rule', 'email', 'TOMORROW'], /Families are LENGTH/],
    [['rule', 'email', 'EMAIL', '--max', 'many'], /--max wants a number/],
    [['rule', 'email', 'EMAIL', '--min', '9', '--max', '8'], /is more than/],
    [['address', 'allow', '203.0.113.9'], /is not kept out/],
    [['acts', 'many'], /Say a number, or waiting/],
    [['account', 'ghost', 'active'], /No account named "ghost"/],
    [['code', 'mira'], /has no Google code/],
  ])('%j is answered in words', async (words, said) => {
    await expect(say(...words)).rejects.toThrow(said);
  });
});

describe('the door', () => {
  const knock = (secret: string, body: unknown = ['status'], method = 'POST') =>
    door.serve(
      new Request('http://127.0.0.1:4000/sandbox/operator', {
        method,
        headers: { authorization: `Bearer ${secret}` },
        ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
      }),
    );
  const path = operatorFile(join(folder, 'new', 'data'));

  it('opens to whoever can read the data folder, and to nobody else', async () => {
    const { address, secret } = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
    expect(address).toBe('http://127.0.0.1:4000/sandbox/operator');
    expect(statSync(path).mode & 0o077).toBe(0);
    const opened = await knock(secret ?? '');
    expect([opened.status, await opened.json()]).toEqual([
      200,
      { says: expect.stringContaining('maintenance  off') as string, act: 1 },
    ]);
    expect((await knock(secret ?? '', ['dance'])).status).toBe(422);
    expect((await knock(secret ?? '', { not: 'words' })).status).toBe(422);
    for (const wrong of ['', 'guess', `${secret}x`]) expect((await knock(wrong)).status).toBe(401);
    expect((await knock(secret ?? '', undefined, 'GET')).status).toBe(401);
  });

  it('is gone with the platform', () => {
    door.close();
    expect(existsSync(path)).toBe(false);
  });
});

describe('the outbox', () => {
  const ask = (headers: Record<string, string> = {}, query = '') =>
    serveOutbox(platform.db, new Request(`http://localhost/sandbox/outbox${query}`, { headers }));

  it('is a page that a person can read and a list that a test can', async () => {
    expect(await (await ask()).text()).toContain('Nothing was sent yet.');
    const { sms, mail } = createOutbox(platform.db, platform.ports.clock, platform.ports.ids);
    await sms.send({ to: '+6580000001', body: '123456 is your code' });
    platform.ports.clock.advance(1_000);
    await mail.send({ to: 'a@example.test', body: '<script>alert(1)</script>' });
    const page = await ask();
    const text = await page.text();
    expect(text).toContain('Text message to <b>+6580000001</b>');
    expect(text).toContain('&lt;script&gt;');
    expect(text).not.toContain('<script');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const list = (await (await ask({ accept: 'application/json' }, '?to=%2B6580000001')).json()) as unknown;
    expect(list).toMatchObject([{ channel: 'sms', to: '+6580000001', body: '123456 is your code' }]);
    expect(await say('outbox')).toContain('123456 is your code');
  });

  it('and the rest of the inside do not exist on a production platform', async () => {
    const serve = (production: string) =>
      createFront({
        env: readEnvironment({ PRODUCTION: production, WRAP_KEYS: 'none' }),
        log: platform.ports.log,
        api: () => new Response('api'),
        images: () => Promise.resolve(new Response('image')),
        hero: () => Promise.resolve(undefined),
        hosts: () => Promise.resolve({ lines: [], images: [], frames: [] }),
        isReady: () => Promise.resolve(true),
        takesBets: () => true,
        inside: { outbox: (request) => serveOutbox(platform.db, request), operator: door.serve },
      });
    const get = async (production: string, path: string) =>
      (await serve(production)(new Request(`http://localhost${path}`), '127.0.0.1')).status;
    expect(await get('', '/sandbox/outbox')).toBe(200);
    expect(await get('1', '/sandbox/outbox')).toBe(404);
    expect(await get('', '/sandbox/toString')).toBe(404);
  });
});
