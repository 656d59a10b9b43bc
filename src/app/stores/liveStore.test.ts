import { observable, runInAction } from 'mobx';
import { expect, test } from 'vitest';
import { fail, succeed, type Outcome } from '../data/failure';
import { Scope } from '../data/scope';
import { CountingRandom, ManualClock, settle } from '../testing/ports';
import { LiveStore, type LiveWord } from './liveStore';
import type { StoreContext } from './pageStores';

/** A browser with one tab that leads, and a platform whose streams the test writes. */
function set(answers: (() => Outcome<Response>)[] = []) {
  const clock = new ManualClock();
  const session = observable({ token: 'one' as string | null });
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  const ended: number[] = [];
  const heard: string[] = [];
  const posted: LiveWord[] = [];
  const tab = { isHidden: false, back: new Set<() => void>(), hear: (_: LiveWord): void => undefined };
  const open = (): Outcome<Response> => {
    const place = streams.length;
    return succeed(
      new Response(
        new ReadableStream<Uint8Array>({
          start: (controller) => void streams.push(controller),
          cancel: () => void ended.push(place),
        }),
      ),
    );
  };
  const store = new LiveStore({
    clock,
    random: new CountingRandom(),
    scope: new Scope(),
    stores: { session } as unknown as StoreContext['stores'],
    createCalls: (() => ({
      live: { events: () => Promise.resolve((answers.shift() ?? open)()) },
    })) as unknown as StoreContext['createCalls'],
    tabs: {
      lead: (begin) => begin(),
      post: (word) => void posted.push(word),
      listen: (hear) => {
        tab.hear = hear;
        return () => undefined;
      },
      onReturn: (look) => {
        tab.back.add(look);
        return () => void tab.back.delete(look);
      },
      isHidden: () => tab.isHidden,
    },
    onChange: (topic) => void heard.push(topic),
  });
  const write = async (place: number, text: string): Promise<void> => {
    streams[place]?.enqueue(new TextEncoder().encode(text));
    await settle();
  };
  return { clock, session, streams, ended, heard, posted, tab, store, write };
}

test('tells what comes, in this tab and to the others, whatever the pieces it comes in', async () => {
  const { store, streams, heard, posted, write } = set();
  const stop = store.start();
  await settle();
  expect(streams).toHaveLength(1);
  await write(0, ':\n\ndata: bal');
  expect(heard).toEqual([]);
  await write(0, 'ance\n\ndata: unread\n\ndata: of a newer platform\n\n');
  expect(heard).toEqual(['balance', 'unread']);
  expect(posted.filter((word) => word !== 'alive')).toEqual(['balance', 'unread']);
  expect(store.isOn).toBe(true);
  stop();
});

test('asks for many changes of one kind once a second', async () => {
  const { store, clock, heard, write } = set();
  const stop = store.start();
  await settle();
  for (let time = 0; time < 5; time += 1) await write(0, 'data: balance\n\n');
  expect(heard).toEqual(['balance']);
  await clock.advance(1_000);
  expect(heard).toEqual(['balance', 'balance']);
  await clock.advance(5_000);
  expect(heard).toEqual(['balance', 'balance']);
  stop();
});

test('connects again after an end, a break and a silence, and then asks for everything', async () => {
  const { store, clock, streams, ended, heard, write } = set();
  const stop = store.start();
  await settle();
  streams[0]?.close();
  await settle();
  await clock.advance(1_000);
  expect(streams).toHaveLength(2);
  expect(heard).toEqual(['all']);
  streams[1]?.error(new Error('broken'));
  await settle();
  await clock.advance(2_000);
  expect(streams).toHaveLength(3);
  await write(2, ':\n\n');
  await clock.advance(44_000);
  expect(ended).toEqual([]);
  await clock.advance(2_000);
  expect(ended).toEqual([2]);
  await clock.advance(8_000);
  expect(streams).toHaveLength(4);
  stop();
  await settle();
  expect(ended).toEqual([2, 3]);
});

test('asks every half minute where there is no stream, and connects at once when the network is back', async () => {
  const no = (): Outcome<Response> => fail({ kind: 'http', status: 404 });
  const answers = Array.from({ length: 40 }, () => no);
  const { store, clock, heard, streams, tab } = set(answers);
  const stop = store.start();
  await clock.advance(20_000);
  expect(store.isOn).toBe(false);
  await clock.advance(120_000);
  const polled = heard.length;
  expect(polled).toBeGreaterThan(2);
  expect(streams).toHaveLength(0);
  answers.length = 0;
  for (const look of tab.back) look();
  await settle();
  expect(streams).toHaveLength(1);
  stop();
});

test('follows whoever comes, and nobody when nobody is there', async () => {
  const { store, clock, session, streams, ended } = set();
  const stop = store.start();
  await settle();
  runInAction(() => (session.token = null));
  await settle();
  expect(ended).toEqual([0]);
  await clock.advance(60_000);
  expect(streams).toHaveLength(1);
  runInAction(() => (session.token = 'two'));
  await settle();
  expect(streams).toHaveLength(2);
  stop();
});

test('stops at the end of a session', async () => {
  const { store, clock, streams } = set([() => fail({ kind: 'session', code: 'session.ended' })]);
  const stop = store.start();
  await clock.advance(300_000);
  expect(streams).toHaveLength(0);
  stop();
});

test('a tab that nobody looks at waits; another tab leads', async () => {
  const { store, heard, tab } = set();
  const stop = store.start();
  await settle();
  tab.isHidden = true;
  for (const word of ['balance', 'deposits', 'balance', 'session'] as const) tab.hear(word);
  expect(heard).toEqual([]);
  tab.isHidden = false;
  for (const look of tab.back) look();
  expect(heard).toEqual(['balance', 'deposits', 'session']);
  stop();
});
