import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { contract, headers as names, lockedOut } from '../../contract';
import { handlers } from '../handlers/handlers';
import { createApp } from '../app';
import { writeSystemState } from '../services/system/state';
import { Visitor } from '../testing/visitor';
import { createTestPlatform } from '../testing/createTestPlatform';
import { provide } from '../testing/provide';

const platform = provide(() => createTestPlatform({ origins: ['https://play.example'] }));

const { start, session, member } = contract;

describe('every reply', () => {
  it('is data that nothing frames, sniffs or runs, and names its request', async () => {
    for (const answer of [
      await platform.visitor().call(start.sealingKey, {}),
      await platform.visitor().call(member.info, {}),
      await platform.visitor().send('/wps/no/such/call', { method: 'GET' }),
    ]) {
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('content-security-policy')).toBe(
        "default-src 'none'; frame-ancestors 'none'",
      );
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    }
    const [first, second] = [
      await platform.visitor().call(start.status, { url: 'x' }),
      await platform.visitor().call(start.status, { url: 'x' }),
    ];
    expect(first.headers.get(names.requestId)).toMatch(/^[0-9a-z]{26}$/);
    expect(first.headers.get(names.requestId)).not.toBe(second.headers.get(names.requestId));
  });

  it('to somebody signed in is kept by nobody', async () => {
    const visitor = platform.visitor();
    await visitor.loginAs('member');
    expect((await visitor.call(member.info, {})).headers.get('cache-control')).toBe('no-store');
    expect((await visitor.call(member.info, {})).headers.get('etag')).toBeNull();
    // Nor is a public read that was made under their name.
    const headers = { ...visitor.headers(start.countryCodes), [names.token]: visitor.token ?? '' };
    const open = await visitor.send(start.countryCodes.path, { headers });
    expect([open.success, open.headers.get('cache-control'), open.headers.get('etag')]).toEqual([
      true,
      'no-store',
      null,
    ]);
    expect((await visitor.call(session.captcha, {})).headers.get('cache-control')).toBe('no-store');
  });

  it('to a public read is asked about again, and not sent twice', async () => {
    const visitor = platform.visitor();
    const first = await visitor.call(start.countryCodes, {});
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const headers = {
      ...visitor.headers(start.countryCodes),
      'if-none-match': first.headers.get('etag') ?? '',
    };
    expect((await visitor.send(start.countryCodes.path, { headers })).status).toBe(304);
  });

  it('that is big travels packed, when the client takes it', async () => {
    const fetch = (encoding: string) =>
      platform.app.fetch(
        new Request(`http://x${start.countryCodes.path}`, { headers: { 'accept-encoding': encoding } }),
        { address: '::1' },
      );
    const [packed, plain, refused] = [await fetch('br, gzip'), await fetch('br'), await fetch('gzip;q=0')];
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect([plain, refused].map((response) => response.headers.get('content-encoding'))).toEqual([
      null,
      null,
    ]);
    const bytes = await packed.arrayBuffer();
    const text = await plain.text();
    expect(bytes.byteLength).toBeLessThan(text.length / 2);
    const opened = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
    expect(await new Response(opened).text()).toBe(text);
  });
});

describe('a write', () => {
  const body = JSON.stringify({ os: 'x', platform: 'W', Encryption: 'AAAA', gateway: 3 });
  const write = (change: Record<string, string | undefined>, options: { body?: string } = {}) => {
    const visitor = platform.visitor();
    const headers = { ...visitor.headers(session.freeplay), ...change };
    const kept = Object.entries(headers).filter((pair): pair is [string, string] => pair[1] !== undefined);
    return visitor.send(session.freeplay.path, { method: 'POST', headers: kept, body, ...options });
  };

  it('without the header that only our script can set is refused', async () => {
    expect(await write({ [names.site]: undefined })).toMatchObject({
      status: 403,
      errorCode: 'request.foreign',
    });
  });

  it('from another site is refused, unless that site is allowed', async () => {
    const foreign = { 'sec-fetch-site': 'cross-site' };
    expect(await write({ ...foreign, origin: 'https://evil.example' })).toMatchObject({
      errorCode: 'request.foreign',
    });
    const allowed = await write({ ...foreign, origin: 'https://play.example' });
    expect(allowed.errorCode).not.toBe('request.foreign');
    expect(allowed.headers.get('access-control-allow-origin')).toBe('https://play.example');
  });

  it('that is too large is refused, announced or not', async () => {
    const big = JSON.stringify({ text: 'x'.repeat(70_000) });
    expect(await write({}, { body: big })).toMatchObject({ status: 413, errorCode: 'request.tooLarge' });
    const stream = new Blob([big]).stream();
    const visitor = platform.visitor();
    const init = {
      method: 'POST',
      headers: visitor.headers(session.freeplay),
      body: stream,
      duplex: 'half',
    } as RequestInit;
    expect(await visitor.send(session.freeplay.path, init)).toMatchObject({
      status: 413,
      errorCode: 'request.tooLarge',
    });
  });

  it.each([
    ['is not JSON', '{', {}],
    ['reaches for the prototype', '{"__proto__":{"admin":true}}', {}],
    ['has an unknown field', JSON.stringify({ ...(JSON.parse(body) as object), extra: 1 }), {}],
    ['says that it is a form', body, { 'content-type': 'text/plain' }],
  ])('that %s is refused', async (_, text, headers) => {
    expect(await write(headers, { body: text })).toMatchObject({ status: 400, errorCode: 'request.invalid' });
  });

  it('that has to have a key is refused without one', async () => {
    const visitor = platform.visitor();
    const sealed = await visitor.seal(session.register, {});
    const init = { method: 'PUT', headers: visitor.headers(session.register), body: JSON.stringify(sealed) };
    expect(await visitor.send(session.register.path, init)).toMatchObject({
      status: 400,
      errorCode: 'key.missing',
    });
  });
});

describe('a read', () => {
  it('with a parameter that comes twice is refused', async () => {
    expect(await platform.visitor().send(`${start.status.path}?url=a&url=b`, {})).toMatchObject({
      errorCode: 'request.invalid',
    });
  });

  it('names the fields that are wrong and never what they held', async () => {
    const answer = await platform.visitor().send(`${start.status.path}?planted=s3cret-value`, {});
    expect(answer).toMatchObject({
      status: 400,
      value: { fields: expect.arrayContaining(['url']) as unknown },
    });
    expect(JSON.stringify(answer)).not.toContain('s3cret-value');
  });

  it('of a merchant that does not exist is refused', async () => {
    const visitor = platform.visitor({ merchant: 'nowhere' });
    expect(await visitor.call(start.whitelabel, {})).toMatchObject({ errorCode: 'request.invalid' });
  });
});

describe('a closed platform', () => {
  it('says so, and lets only the start-up calls through', async () => {
    const until = '2026-11-22T00:00:00.000Z';
    await writeSystemState(platform.db, 'maintenance', { on: true, until }, platform.ports.clock.now());
    expect(await platform.visitor().call(start.status, { url: 'x' })).toMatchObject({
      value: { maintenance: true, maintenanceEndTime: until },
    });
    const refused = await platform.visitor().call(session.captcha, {});
    expect(refused).toMatchObject({ status: 503, errorCode: 'platform.maintenance' });
    expect(refused.headers.get('retry-after')).toBe('60');
    await writeSystemState(platform.db, 'maintenance', { on: false }, platform.ports.clock.now());
    expect(await platform.visitor().call(session.captcha, {})).toMatchObject({ success: true });
  });

  it('keeps a region out', async () => {
    await writeSystemState(
      platform.db,
      'region',
      { blocked: ['VN'], visitor: 'VN' },
      platform.ports.clock.now(),
    );
    expect(await platform.visitor().call(start.status, { url: 'x' })).toMatchObject({
      value: { regionRestriction: true, location: { country: 'VN', ip: '203.0.113.7' } },
    });
    expect(await platform.visitor().call(session.captcha, {})).toMatchObject({
      status: 403,
      errorCode: 'platform.region',
    });
    await writeSystemState(
      platform.db,
      'region',
      { blocked: ['VN'], visitor: 'SG' },
      platform.ports.clock.now(),
    );
    expect(await platform.visitor().call(session.captcha, {})).toMatchObject({ success: true });
  });

  it('refuses an address every call, even those of the start, and says what its page shows', async () => {
    const set = (networks: string[]) =>
      writeSystemState(platform.db, 'refusedAddresses', networks, platform.ports.clock.now());
    await set(['203.0.113.0/24']);
    for (const refused of [
      await platform.visitor().call(start.status, { url: 'x' }),
      await platform.visitor().call(session.captcha, {}),
    ]) {
      expect(refused).toMatchObject({ status: 403, errorCode: 'platform.region' });
      expect(v.parse(lockedOut, refused.value)).toMatchObject({
        ip: '203.0.113.7',
        customerService: expect.arrayContaining([
          expect.objectContaining({ path: 'https://support.aurora.example/' }),
        ]) as unknown,
      });
    }
    const elsewhere = platform.visitor({ address: '198.51.100.9' });
    expect(await elsewhere.call(start.status, { url: 'x' })).toMatchObject({ success: true });
    await set([]);
    expect(await platform.visitor().call(start.status, { url: 'x' })).toMatchObject({ success: true });
  });
});

describe('a fault of the platform', () => {
  const failing = (message: string) => {
    const { db, ports, config } = platform;
    const broken = {
      ...handlers,
      member: { ...handlers.member, unread: () => Promise.reject(new Error(message)) },
    };
    return createApp({ db, ports, config, handlers: broken });
  };

  it('says no more than where support finds the reason', async () => {
    const visitor = new Visitor({
      fetch: failing('planted reason').fetch,
      keys: platform.ports.keys,
      clock: platform.ports.clock,
    });
    await visitor.loginAs('member');
    const answer = await visitor.call(member.unread, {});
    expect(answer).toMatchObject({ success: false, status: 500, errorCode: 'platform.fault' });
    expect(answer.message).toContain(answer.headers.get(names.requestId));
    expect(JSON.stringify(answer)).not.toContain('planted reason');
    expect(platform.ports.lines.join('\n')).not.toContain('planted reason');
    expect(platform.ports.lines.at(-1)).toContain(answer.headers.get(names.requestId));
  });

  it('is what a reply is that breaks the contract', async () => {
    const { db, ports, config } = platform;
    const broken = {
      ...handlers,
      member: { ...handlers.member, unread: () => Promise.resolve({ count: -1 }) },
    };
    const app = createApp({ db, ports, config, handlers: broken });
    const visitor = new Visitor({ fetch: app.fetch, keys: ports.keys, clock: ports.clock });
    await visitor.loginAs('member');
    expect(await visitor.call(member.unread, {})).toMatchObject({ status: 500, errorCode: 'platform.fault' });
    expect(ports.lines.at(-1)).toContain('BrokenReply at count');
  });
});

it('says of a call without a handler that it is not to be had', async () => {
  const { db, ports, config } = platform;
  const app = createApp({ db, ports, config, handlers: { ...handlers, member: {} } });
  const visitor = new Visitor({ fetch: app.fetch, keys: ports.keys, clock: ports.clock });
  const answer = await visitor.call(member.unread, {});
  expect(answer).toMatchObject({ status: 404, errorCode: 'call.unavailable' });
  expect(answer.message).toContain('member.unread');
});

it('counts the calls of an address', async () => {
  const { db, ports, config } = platform;
  const app = createApp({ db, ports, config: { ...config, rate: { burst: 3, perSecond: 1 } } });
  const codes: (string | undefined)[] = [];
  const visitor = new Visitor({ fetch: app.fetch, keys: ports.keys, clock: ports.clock });
  for (let index = 0; index < 4; index += 1) codes.push((await visitor.call(start.whitelabel, {})).errorCode);
  expect(codes).toEqual([undefined, undefined, undefined, 'limit.reached']);
});
