import { expect, test } from 'vitest';
import type { Game } from '#contract';
import { fail, succeed, type Outcome } from '../data/failure';
import { Resource } from '../data/resource';
import { ManualClock, settle } from '../testing/ports';
import { loadGames, type GameList, type ListPart } from './gameList';

const games = (count: number): Game[] =>
  Array.from({ length: count }, (_, index) => ({ id: `g${index}`, name: `Game ${index}` }) as Game);

type Answer = Outcome<{ list: Game[]; total?: number }>;

/** A list of so many games on a platform that answers each part by `answer`. */
function listOf(answer: (part: ListPart) => Answer, isExplored = Promise.resolve()) {
  const asked: ListPart[] = [];
  const clock = new ManualClock();
  const resource = new Resource<GameList>({
    clock,
    load: loadGames(
      (part) => {
        asked.push(part);
        return Promise.resolve(answer(part));
      },
      clock,
      isExplored,
    ),
  });
  return { asked, clock, resource };
}

const pages =
  (all: Game[]) =>
  ({ from, limit }: ListPart): Answer =>
    succeed({ list: all.slice(Number(from), Number(from) + Number(limit)), total: all.length });

test('shows the first games before it asks for the rest, part by part', async () => {
  const { asked, clock, resource } = listOf(pages(games(1500)));
  const loading = resource.ensure();
  await settle();
  expect([resource.status, resource.value?.list.length, resource.value?.total]).toEqual([
    'refreshing',
    100,
    1500,
  ]);
  expect(asked).toHaveLength(1);
  await clock.advance(100);
  expect(resource.value?.list).toHaveLength(1100);
  await clock.advance(100);
  await loading;
  expect([resource.status, resource.value?.list.length]).toEqual(['ready', 1500]);
  expect(asked.map(({ from }) => from)).toEqual(['0', '100', '1100']);
});

test('asks for the rest once somebody scrolls or looks for a game', async () => {
  let explore = (): void => undefined;
  const isExplored = new Promise<void>((resolve) => (explore = resolve));
  const { asked, clock, resource } = listOf(pages(games(1500)), isExplored);
  void resource.ensure();
  await settle();
  await clock.advance(10_000);
  expect([resource.value?.list.length, resource.value?.total, asked.length]).toEqual([100, 1500, 1]);
  explore();
  await settle();
  await clock.advance(100);
  await clock.advance(100);
  expect([resource.status, resource.value?.list.length]).toEqual(['ready', 1500]);
});

test('begins anew after a long rest, in which the list has changed', async () => {
  let explore = (): void => undefined;
  const isExplored = new Promise<void>((resolve) => (explore = resolve));
  let all = games(300);
  const { asked, clock, resource } = listOf((part) => pages(all)(part), isExplored);
  void resource.ensure();
  await settle();
  await clock.advance(3_600_000);
  // Ten of those that were shown have gone: what was number 100 to 109 is among the first hundred now.
  all = all.slice(10);
  explore();
  await settle();
  await clock.advance(1_000);
  expect([resource.status, resource.value?.list]).toEqual(['ready', all]);
  expect(asked.map(({ from }) => from)).toEqual(['0', '0', '100']);
});

test('takes the whole list from a platform that knows no pages', async () => {
  const { asked, resource } = listOf(() => succeed({ list: games(300) }));
  await resource.ensure();
  expect([resource.status, resource.value?.total, asked.length]).toEqual(['ready', 300, 1]);
});

test('keeps what has come when a part cannot be had, and gets all of it on the next try', async () => {
  const all = games(1500);
  let isDown = true;
  const { clock, resource } = listOf((part) =>
    isDown && part.from !== '0' ? fail({ kind: 'offline' }) : pages(all)(part),
  );
  void resource.ensure();
  await settle();
  await clock.advance(100);
  expect([resource.status, resource.value?.list.length, resource.failure]).toEqual([
    'failed',
    100,
    { kind: 'offline' },
  ]);
  isDown = false;
  void resource.ensure();
  await settle();
  await clock.advance(1000);
  expect([resource.status, resource.value?.list.length]).toEqual(['ready', 1500]);
});

test('shows a game once though the list moved between two parts, and ends when it became shorter', async () => {
  const all = games(1300);
  const { clock, resource } = listOf(({ from, limit }) => {
    const moved = from === '0' ? all : all.slice(0, 1200);
    const start = Math.max(0, Number(from) - 5);
    return succeed({ list: moved.slice(start, start + Number(limit)), total: 1300 });
  });
  void resource.ensure();
  await settle();
  await clock.advance(2000);
  expect(resource.status).toBe('ready');
  expect(new Set(resource.value?.list.map(({ id }) => id)).size).toBe(resource.value?.list.length);
});

test('keeps the earlier whole while a newer one comes', async () => {
  const { clock, resource } = listOf(pages(games(1500)));
  void resource.ensure();
  await settle();
  await clock.advance(1000);
  void resource.refresh();
  await settle();
  expect([resource.status, resource.value?.list.length]).toEqual(['refreshing', 1500]);
});
