import { contract, type Call } from '#contract';
import { describe, expect, test } from 'vitest';
import { succeed, type Failure, type Outcome } from '../data/failure';
import { refusal, reply, scriptedApi, type Answer } from '../testing/api';
import { settle } from '../testing/ports';

const balance = { sumBalance: '1248025', currency: 'USD' };

/** Lets every wait of the client pass. */
async function finish<T>(call: Promise<T>, clock: { advance: (ms: number) => Promise<void> }): Promise<T> {
  let done = false;
  const watched = call.finally(() => (done = true));
  await settle();
  for (let step = 0; step < 20 && !done; step += 1) await clock.advance(5_000);
  return watched;
}

function hang(_: unknown, init: RequestInit): Promise<Response> {
  return new Promise((_resolve, reject) => {
    init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });
}

const text =
  (body: string, init?: ResponseInit): Answer =>
  () =>
    new Response(body, init);
const json = { headers: { 'content-type': 'application/json' } };

/** The faults of security.md R2 that show on the wire; offline and aborted have tests of their own. */
const faults: [name: string, answer: Answer, kind: Failure['kind']][] = [
  ['connection reset', () => Promise.reject(new TypeError('reset')), 'network'],
  ['never answers', hang, 'timeout'],
  ['500', text('{}', { status: 500 }), 'http'],
  ['500 with an envelope', () => refusal(500, 'what.is.this'), 'http'],
  ['502 with HTML', text('<html>Bad gateway</html>', { status: 502 }), 'http'],
  ['503 with Retry-After', text('', { status: 503, headers: { 'retry-after': '2' } }), 'http'],
  ['429', text('', { status: 429, headers: { 'retry-after': '120' } }), 'limited'],
  ['429 with an envelope', () => refusal(429, 'limit.reached'), 'limited'],
  ['401', () => refusal(401, 'session.ended'), 'session'],
  ['403', () => refusal(403, 'permission.denied'), 'refused'],
  ['404 without an envelope', text('not here', { status: 404 }), 'http'],
  ['200 empty', text(''), 'malformed'],
  ['200 truncated JSON', text('{"success":tr', json), 'malformed'],
  ['200 JSON that is no envelope', text('[1,2]', json), 'malformed'],
  ['200 wrong types', () => reply('(not what the contract says)'), 'malformed'],
  ['200 null value', () => reply(null), 'malformed'],
  ['200 with the failure flag', () => Response.json({ success: false }), 'refused'],
  ['wrong content type', text('plain words', { headers: { 'content-type': 'text/plain' } }), 'malformed'],
  ['maintenance', () => refusal(503, 'platform.maintenance'), 'maintenance'],
  ['region', () => refusal(403, 'platform.region'), 'region'],
];

test('a visitor who is locked out hears what the platform says besides', async () => {
  const wire = scriptedApi();
  const value = { ip: '203.0.113.7' };
  wire.script(() => Response.json({ success: false, errorCode: 'platform.region', value }, { status: 403 }));
  const outcome = await finish(wire.api.start.status({ url: 'x' }), wire.clock);
  expect(outcome).toEqual({ ok: false, failure: { kind: 'region', value } });
});

/** One call of each shape: the client is one function over the contract's table, so others behave as these do. */
const shapes = [
  ['start', 'status', 'a read of a visitor'],
  ['wallet', 'balance', 'a read of a member'],
  ['games', 'setFavourite', 'a keyed write'],
  ['session', 'login', 'a sealed write that is sent once'],
  ['session', 'passwordByEmail', 'a form'],
  ['games', 'list', 'a read with a query'],
] as const;
/** Replies that take any value, so that a wrong type cannot be told there. */
const takesAnything = (call: Call): boolean => call.reply.type === 'unknown';

describe.each(shapes)('%s.%s, %s', (area, name) => {
  const call = (contract as unknown as Record<string, Record<string, Call>>)[area]![name]!;
  const invoke = (wire: ReturnType<typeof scriptedApi>): Promise<Outcome<unknown>> =>
    (wire.api as unknown as Record<string, Record<string, (request: unknown) => Promise<Outcome<unknown>>>>)[
      area
    ]![name]!({});

  test.each(faults)('%s becomes one failure', async (fault, answer, kind) => {
    const wire = scriptedApi();
    wire.script(answer);
    const outcome = await finish(invoke(wire), wire.clock);
    if (takesAnything(call) && (fault === '200 wrong types' || fault === '200 null value')) {
      expect(outcome.ok).toBe(true);
      return;
    }
    expect(outcome).toMatchObject({ ok: false, failure: { kind } });
    expect(wire.failures).toHaveLength(1);
    expect(wire.clock.pending).toBe(0);
  });
});

describe('retries', () => {
  test('a read is sent three times at most, with growing waits', async () => {
    const wire = scriptedApi();
    wire.script(text('', { status: 500 }));
    await finish(wire.api.wallet.balance({}), wire.clock);
    expect(wire.seen).toHaveLength(3);
  });

  test('a read that recovers comes back as if nothing had been', async () => {
    const wire = scriptedApi();
    wire.script(text('', { status: 500 }), () => reply(balance));
    const outcome = await finish(wire.api.wallet.balance({}), wire.clock);
    expect(outcome).toMatchObject({ ok: true, value: balance });
    expect(wire.failures).toHaveLength(0);
  });

  test('a keyed write repeats under one key that was there before the first send', async () => {
    const wire = scriptedApi();
    wire.script(text('', { status: 500 }), () => reply({ ids: ['1'] }));
    await finish(wire.api.games.setFavourite({ gameId: '1', favourite: true }), wire.clock);
    expect(wire.seen.map(({ headers }) => headers['idempotency-key'])).toEqual(['id-1', 'id-1']);
  });

  test('a write without a key is sent once', async () => {
    const wire = scriptedApi();
    wire.script(text('', { status: 500 }));
    await finish(wire.api.session.login({ type: 'username', username: 'a', password: 'b' }), wire.clock);
    expect(wire.seen).toHaveLength(1);
  });

  test('a short Retry-After is honoured, a long one is left to the person', async () => {
    const short = scriptedApi();
    short.script(text('', { status: 429, headers: { 'retry-after': '2' } }), () => reply(balance));
    const call = short.api.wallet.balance({});
    await settle();
    await short.clock.advance(1_900);
    expect(short.seen).toHaveLength(1);
    expect((await finish(call, short.clock)).ok).toBe(true);

    const long = scriptedApi();
    long.script(text('', { status: 429, headers: { 'retry-after': '300' } }));
    const outcome = await finish(long.api.wallet.balance({}), long.clock);
    expect(outcome).toMatchObject({ failure: { kind: 'limited', retryAfterSeconds: 300 } });
    expect(long.seen).toHaveLength(1);
  });

  test('a refused seal is made anew once', async () => {
    const again: boolean[] = [];
    const wire = scriptedApi({
      seal: async (_, __, fresh) => {
        again.push(fresh);
        return {
          ok: true,
          value: { v: 1, kid: 'k', ek: 'AA==', iv: 'AA==', ct: 'AA==', ts: 0, nonce: 'AA==' },
        };
      },
    });
    wire.script(
      () => refusal(400, 'request.unsealed'),
      () => reply({ token: 't'.repeat(43) }),
    );
    const outcome = await finish(
      wire.api.session.login({ type: 'username', username: 'a', password: 'b' }),
      wire.clock,
    );
    expect(outcome.ok).toBe(true);
    expect(again).toEqual([false, true]);
  });
});

describe('a 401 that gives no reason', () => {
  test.each([() => refusal(401, 'E_TOKEN'), text('', { status: 401 })])(
    'ends the session of a call with a token, and nothing of one without',
    async (answer) => {
      const wire = scriptedApi();
      wire.script(answer);
      expect(await wire.api.wallet.balance({})).toMatchObject({
        failure: { kind: 'session', code: 'session.ended' },
      });
      const login = await wire.api.session.login({ type: 'username', username: 'a', password: 'b' });
      expect(login.ok ? '' : login.failure.kind).toMatch(/^(http|refused)$/);
    },
  );
});

describe('the time a call may take', () => {
  test('covers everything that is sent again for it', async () => {
    const wire = scriptedApi();
    wire.script(
      (_, init) =>
        new Promise((resolve, reject) => {
          const cancel = wire.clock.after(8_000, () => resolve(new Response('', { status: 500 })));
          init.signal?.addEventListener(
            'abort',
            () => (cancel(), reject(new DOMException('', 'AbortError'))),
          );
        }),
    );
    const call = wire.api.wallet.balance({});
    await settle();
    await wire.clock.advance(15_000);
    expect(await call).toMatchObject({ failure: { kind: 'timeout' } });
    expect([wire.seen.length, wire.clock.pending]).toEqual([2, 0]);
  });

  test('is over before anything is sent when sealing took it all', async () => {
    const wire = scriptedApi({
      seal: async () => {
        await wire.clock.advance(15_000);
        return succeed({ v: 1, kid: 'k', ek: 'AA==', iv: 'AA==', ct: 'AA==', ts: 0, nonce: 'AA==' });
      },
    });
    wire.script(() => reply({ token: 't'.repeat(43) }));
    const outcome = await wire.api.session.login({ type: 'username', username: 'a', password: 'b' });
    expect([outcome.ok ? '' : outcome.failure.kind, wire.seen.length]).toEqual(['timeout', 0]);
  });
});

describe('requests', () => {
  test('name the merchant, the module and the language; the token goes only where it is needed', async () => {
    const wire = scriptedApi();
    wire.script(() => reply(balance));
    await finish(wire.api.wallet.balance({}), wire.clock);
    expect(wire.seen[0]?.headers).toMatchObject({
      merchant: 'aurora',
      language: 'en',
      'module-id': 'WAL_BALANCE',
      token: 'token-of-the-test',
    });
    await finish(wire.api.start.whitelabel({}), wire.clock);
    expect(wire.seen.at(-1)?.headers).not.toHaveProperty('token');
  });

  test('put reads in the query and forms in a form', async () => {
    const wire = scriptedApi();
    wire.script(() => reply({ list: [] }));
    await finish(wire.api.games.list({ category: 'RNG', language: 'en' }), wire.clock);
    expect(wire.seen[0]?.path).toBe('/wps/relay/MCSFE_getGameList?category=RNG&language=en');
    await finish(wire.api.session.passwordByEmail({ username: 'a b', email: 'a@b.c' }), wire.clock);
    expect(wire.seen.at(-1)?.body).toBe('username=a+b&email=a%40b.c');
  });

  test('nothing is sent while offline, and the failure says so', async () => {
    const wire = scriptedApi({ isOnline: () => false });
    wire.script(() => reply(balance));
    expect(await wire.api.wallet.balance({})).toMatchObject({ failure: { kind: 'offline' } });
    expect(wire.seen).toHaveLength(0);
  });

  test('a call that its caller gives up is aborted, not failed', async () => {
    const wire = scriptedApi();
    wire.script(hang);
    const abort = new AbortController();
    const call = wire.api.wallet.balance({}, { signal: abort.signal });
    await settle();
    abort.abort();
    expect(await call).toMatchObject({ failure: { kind: 'aborted' } });
    expect(wire.seen).toHaveLength(1);
  });
});

describe('words of refusals', () => {
  const denied: Answer = () => refusal(403, 'permission.denied');

  test('come before the refusal is given out', async () => {
    let asked = 0;
    let came = (): void => undefined;
    const wire = scriptedApi({
      ensureRefusalWords: () => {
        asked += 1;
        return new Promise<void>((resolve) => (came = resolve));
      },
    });
    wire.script(denied);
    let isAnswered = false;
    const call = wire.api.start.status({ url: 'x' }).finally(() => (isAnswered = true));
    await settle();
    expect([asked, isAnswered]).toEqual([1, false]);
    came();
    expect((await call).ok).toBe(false);
  });

  test.each([
    ['never come', () => new Promise<void>(() => undefined)],
    ['cannot be had', () => Promise.reject(new Error('offline'))],
  ])('hold nothing up when they %s', async (_, ensureRefusalWords) => {
    const wire = scriptedApi({ ensureRefusalWords });
    wire.script(denied);
    const outcome = await finish(wire.api.start.status({ url: 'x' }), wire.clock);
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'refused', code: 'permission.denied' } });
  });

  test('are not asked for when nothing was refused', async () => {
    let asked = 0;
    const wire = scriptedApi({ ensureRefusalWords: async () => void (asked += 1) });
    wire.script(
      () => reply(null),
      () => refusal(503, 'platform.maintenance'),
    );
    await finish(wire.api.start.status({ url: 'x' }), wire.clock);
    expect(asked).toBe(0);
  });
});
