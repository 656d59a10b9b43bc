import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { contract, type LiveListener } from '#contract';
import { messages, sessions } from '../../db/schema';
import { openHouseAccount, post, walletOf } from '../../ledger/ledger';
import { createTestPlatform } from '../../testing/createTestPlatform';
import { line, listOf, signedIn } from '../../testing/contractFixture';
import type { Visitor } from '../../testing/visitor';
import { LiveConnections, personChannel } from './liveConnections';
import { provide } from '../../testing/provide';

const { events } = contract.live;
const mira = 'aurora-mira';

const platform = provide(createTestPlatform);
let member: Visitor;
beforeEach(async () => {
  member = platform.visitor();
  await member.loginAs('member');
});

/** Waits for what was told until now, such as a log-in's own event, which ends streams: it is heard in the order of telling. */
const heardAll = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const send = (): void => {
      stop();
      resolve();
    };
    const stop = platform.ports.live.listen('nobody', { send, end: () => undefined });
    platform.db.execute(sql`SELECT pg_notify(${personChannel}, 'nobody unread')`).catch(reject);
  });

/** Opens a stream as a browser does, and gathers what comes. */
async function open(visitor: Visitor) {
  await heardAll();
  const headers = new Headers(visitor.headers(events, undefined));
  headers.set('cookie', [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
  const response = await platform.app.fetch(new Request(`http://127.0.0.1${events.path}`, { headers }), {
    address: '203.0.113.7',
  });
  const seen: string[] = [];
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const done = (async () => {
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read())
      seen.push(...[...next.value.matchAll(/^data: (.*)$/gm)].map(([, topic = '']) => topic));
  })();
  return { response, seen, done, close: () => reader?.cancel() };
}

async function give(accountId: string): Promise<void> {
  const { db, ports } = platform;
  const at = ports.clock.now();
  const bank = await openHouseAccount(db, { merchant: 'aurora', purpose: 'bank', currency: 'USD', at });
  await db.transaction(async (tx) => {
    for (let time = 0; time < 2; time += 1)
      await post(tx, {
        id: ports.ids.next(),
        actor: 'house',
        key: `test:${ports.ids.next()}`,
        kind: 'deposit',
        postings: [
          { account: bank, amount: -100n },
          { account: walletOf(accountId), amount: 100n },
        ],
        at,
      });
  });
}

describe('the stream of events', () => {
  it('tells both sides of a contract, and nobody else', async () => {
    const agent = await signedIn(platform, line.root);
    const downline = await signedIn(platform, line.second);
    const streams = await Promise.all([agent, downline, member].map((visitor) => open(visitor)));
    const [open1] = await listOf(downline, { side: 'mine', phases: 'offered' });
    const answer = await downline.call(contract.contracts.reject, { id: open1?.id ?? '', reason: '' });
    expect(answer).toMatchObject({ success: true });
    await expect.poll(() => streams.slice(0, 2).every(({ seen }) => seen.includes('contracts'))).toBe(true);
    expect(streams[2]?.seen).not.toContain('contracts');
    for (const stream of streams) await stream.close();
  });

  it('tells what changed for its person, once for each transaction, and nothing of others', async () => {
    const stream = await open(member);
    expect(stream.response.headers.get('content-type')).toContain('text/event-stream');
    await give(mira);
    await expect.poll(() => stream.seen).toEqual(['balance']);
    await give('aurora-arun');
    await platform.db.insert(messages).values({
      id: platform.ports.ids.next(),
      accountId: mira,
      title: { en: 'Hello' },
      body: { en: 'Hello' },
      createdAt: platform.ports.clock.now(),
    });
    await expect.poll(() => stream.seen).toEqual(['balance', 'unread']);
    await stream.close();
    await expect.poll(() => platform.ports.live.size).toBe(0);
  });

  it('says nothing of what was rolled back', async () => {
    const stream = await open(member);
    await platform.db
      .transaction(async (tx) => {
        await tx.update(messages).set({ readAt: new Date() }).where(eq(messages.accountId, mira));
        throw new Error('no');
      })
      .catch(() => undefined);
    await give(mira);
    await expect.poll(() => stream.seen).toEqual(['balance']);
    await stream.close();
  });

  it('ends with the session, and is refused without one', async () => {
    const stream = await open(member);
    await platform.db
      .update(sessions)
      .set({ endedAt: new Date(), endedReason: 'elsewhere' })
      .where(eq(sessions.accountId, mira));
    await stream.done;
    expect(stream.seen).toEqual(['session']);
    const refused = await open(member);
    expect(refused.response.status).toBe(401);
    expect(await open(platform.visitor())).toMatchObject({ response: { status: 401 } });
  });

  it('says that something may have been missed', async () => {
    const stream = await open(member);
    platform.ports.live.publishGap();
    await expect.poll(() => stream.seen).toEqual(['all']);
    platform.ports.live.close();
    await stream.done;
  });
});

describe('the hub', () => {
  const listener = (): LiveListener & { heard: string[]; ended: number } => {
    const own = { heard: [] as string[], ended: 0 };
    return Object.assign(own, {
      send: (topic: string) => void own.heard.push(topic),
      end: () => void (own.ended += 1),
    });
  };

  it('ends the oldest of too many, and forgets who went', () => {
    const hub = new LiveConnections();
    const all = Array.from({ length: 9 }, listener);
    const stops = all.map((each) => hub.listen('a', each));
    expect(all.map(({ ended }) => ended)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0]);
    hub.publish('a balance');
    expect(all.map(({ heard }) => heard.length)).toEqual([0, 1, 1, 1, 1, 1, 1, 1, 1]);
    for (const stop of [...stops, ...stops]) stop();
    expect(hub.size).toBe(0);
  });

  it('leaves out what it cannot read', () => {
    const hub = new LiveConnections();
    const own = listener();
    hub.listen('a', own);
    for (const payload of ['', 'a', 'a unknown', 'b balance', ' balance']) hub.publish(payload);
    expect(own.heard).toEqual([]);
  });
});
