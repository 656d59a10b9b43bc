import { beforeEach, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { contract } from '../../contract';
import {
  createGameTestPlatform,
  errorOf,
  gameOrigin,
  ledgerTransactions,
  newKey,
  siteOrigin,
  provide,
} from '#platform/testing';
import { createProvider } from './app';

const made = provide(createGameTestPlatform);
beforeEach(() => made.platform.ports.clock.advance(10_000));

const spinsPosted = async (): Promise<number> =>
  (await made.platform.db.select().from(ledgerTransactions).where(eq(ledgerTransactions.kind, 'spin')))
    .length;

it('takes one of 64 spins at once, posts one, and keeps another player’s balance quick', async () => {
  const game = await made.openGame(await made.signIn('member'));
  const other = await made.signIn('agent');
  const before = await spinsPosted();
  const flood = Promise.all(Array.from({ length: 64 }, () => game.spin({ stake: '20', key: newKey() })));
  const began = performance.now();
  expect((await other.call(contract.wallet.balance, {})).success).toBe(true);
  expect(performance.now() - began).toBeLessThan(1_000);
  const statuses = (await flood).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect(await spinsPosted()).toBe(before + 1);
});

it('asks the database once for 16 spins of a session at once whose addresses name other games, and plays none', async () => {
  const game = await made.openGame(await made.signIn('member'));
  const [, , , session] = game.path.split('/');
  const before = await spinsPosted();
  const provider = providerWith({});
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, index) =>
      provider.request(`${gameOrigin}/play/x${index}/${session}/api/spin`, {
        method: 'POST',
        headers: { cookie: game.cookie, 'content-type': 'application/json', origin: gameOrigin },
        body: JSON.stringify({ stake: '20', key: newKey() }),
      }),
    ),
  );
  const codes = await Promise.all(answers.map(async (answer) => errorOf(answer)));
  expect(codes.filter((code) => code === 'session.ended')).toHaveLength(1);
  expect(new Set(codes)).toEqual(new Set(['session.ended', 'limit.reached']));
  expect(await spinsPosted()).toBe(before);
});

it('answers the same spin sent ten times at once with the same round', async () => {
  const game = await made.openGame(await made.signIn('member'));
  const key = newKey();
  const answers = await Promise.all(Array.from({ length: 10 }, () => game.spin({ stake: '20', key })));
  const rounds = await Promise.all(answers.map(async (answer) => JSON.stringify(await answer.json())));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(new Set(rounds).size).toBe(1);
});

it('says too soon before anything is posted', async () => {
  const game = await made.openGame(await made.signIn('member'));
  await game.play();
  const before = await spinsPosted();
  expect(await errorOf(await game.spin({ stake: '20', key: newKey() }))).toBe('limit.reached');
  expect(await spinsPosted()).toBe(before);
});

it('stops reading a body that is too long, whatever it says of its length', async () => {
  const game = await made.openGame(await made.signIn('member'));
  let sent = 0;
  const body = new ReadableStream({
    pull(controller) {
      sent += 65_536;
      controller.enqueue(new Uint8Array(65_536).fill(32));
      if (sent > 200_000_000) controller.close();
    },
  });
  const provider = providerWith({});
  const answer = await provider.request(`${gameOrigin}${game.path}/api/spin`, {
    method: 'POST',
    headers: { cookie: game.cookie, 'content-type': 'application/json', origin: gameOrigin },
    body,
    duplex: 'half',
  } as RequestInit);
  expect(answer.status).toBe(413);
  expect(sent).toBeLessThan(1_000_000);
});

it('slows down a network that asks for too much', async () => {
  const provider = providerWith({ rate: { burst: 5, perSecond: 1 } });
  const ask = (address: string) => provider.request(`${gameOrigin}/nothing`, {}, { address });
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask('203.0.113.7')));
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 429]);
  expect(answers[5]?.headers.get('retry-after')).toBe('1');
  expect((await ask('198.51.100.9')).status).toBe(404);
});

it('says that it comes back while the database is away', async () => {
  const gone = Object.assign(new Error('connection refused'), { code: 'ECONNREFUSED' });
  const away = new Proxy({}, { get: () => () => { throw gone; } }) as typeof made.platform.db; // prettier-ignore
  const provider = providerWith({}, away);
  const headers = { cookie: 'play=secret' };
  const state = await provider.request(`${gameOrigin}/play/g0/session/api/state`, { headers });
  expect([state.status, state.headers.get('retry-after')]).toEqual([503, '3']);
  const page = await provider.request(`${gameOrigin}/play/g0/session`, { headers });
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '3']);
});

it('says so for pictures as well while the database is away', async () => {
  const gone = Object.assign(new Error('connection refused'), { code: 'ECONNREFUSED' });
  const { ports } = made.platform;
  const provider = createProvider(
    {
      db: made.platform.db,
      ports,
      config: { origin: gameOrigin, siteOrigins: [siteOrigin], idleMinutes: 15, script: '', checkSpin: '' },
    },
    () => Promise.reject(gone),
  );
  const answer = await provider.request(`${gameOrigin}/img/own/1.png`);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '3']);
});

function providerWith(config: { rate?: { burst: number; perSecond: number } }, db = made.platform.db) {
  const { ports } = made.platform;
  return createProvider(
    {
      db,
      ports,
      config: {
        origin: gameOrigin,
        siteOrigins: [siteOrigin],
        idleMinutes: 15,
        script: '',
        checkSpin: '',
        ...config,
      },
    },
    () => Promise.resolve(new Response()),
  );
}
