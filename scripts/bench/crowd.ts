// 200 people at one baccarat table and 500 who follow one match, on one platform process of the built site. Everybody has a
// connection of their own on loopback, as 700 browsers would. Prints figures as JSON. CROWD_SECONDS is how long, 120 unless
// told; the issue asks for 600. Addresses such as 127.3.2.2 are there on Linux; elsewhere they have to be made first.
import { setTimeout as wait } from 'node:timers/promises';
import type { BookMatch, BookView, MatchView } from '../../demo/game-provider/sportsbook/api';
import type { TableView } from '../../demo/game-provider/tables/api';
import { Platform } from '../../e2e/harness/platform';
import { Person } from './virtualUser';
import { Hearing } from './virtualUserEvents';

const seconds = Number(process.env['CROWD_SECONDS'] ?? 120);
const [seats, followers] = [200, 500];
const [table, book] = ['t1', 's1'];
/** The page of a book looks at the whole of it so often beside a match that it follows, ms. */
const lookEvery = 9_000;
const minute = 60_000;
/** People who come at the same time. */
const door = 8;

const platform = await Platform.fresh();
const leave: (() => void)[] = [];
const isOver = { yet: false };

/** What went wrong with calls that got no answer, or not the one they wanted. The page of a game asks again. */
const failed: string[] = [];

/** Somebody does this again and again until the measure is over. */
async function goOn(work: () => Promise<void>): Promise<void> {
  while (!isOver.yet)
    try {
      await work();
    } catch (error) {
      failed.push(String(error));
      await wait(1_000);
    }
}

/** Lets people open their game, some at a time. */
async function comeIn(people: readonly Person[], game: string): Promise<void> {
  const queue = people.values();
  const come = async () => {
    for (const person of queue) await person.open(game);
  };
  await Promise.all(Array.from({ length: door }, come));
}

/** The table: the bell and the next round come by the clock, and everybody bets in each round. */
async function sitDown(people: readonly Person[]) {
  const hearing = new Hearing();
  const bets: number[] = [];
  let last: TableView | undefined;
  const momentOf = (view: TableView): number | undefined => {
    const before = last;
    last = view;
    if (!before) return undefined;
    if (view.round > before.round) return before.endsAt;
    return before.outcome === null && view.outcome !== null ? view.closesAt : undefined;
  };
  for (const person of people)
    leave.push(await person.follow('/api/table/events', (heard) => hearing.note(person, heard, momentOf)));
  const play = people.map((person, number) =>
    goOn(async () => {
      const { round = 0, closesAt = 0, endsAt = 0 } = last ?? {};
      const left = closesAt - Date.now() - 500;
      if (left > 0) {
        await wait(Math.random() * left);
        const area = number % 2 === 0 ? 'player' : 'banker';
        const at = performance.now();
        const key = `crowd-${number}-${round}-000000000000`;
        const { status } = await person.call('/api/table/bets', {
          round,
          bets: [{ area, stake: '500' }],
          key,
        });
        if (status === 200) bets.push(performance.now() - at);
      }
      await wait(Math.max(1_000, endsAt - Date.now() + 300));
    }),
  );
  return { hearing, bets, play };
}

/** The match: its minutes come by the clock, with what happens in them. */
async function follow(people: readonly Person[], match: BookMatch) {
  const hearing = new Hearing();
  const looks: number[] = [];
  const name = `${match.id}.${match.round}`;
  const kickOff = Date.parse(match.startsAt);
  const momentOf = ({ now }: MatchView) => kickOff + Math.floor((now - kickOff) / minute) * minute;
  for (const person of people)
    leave.push(
      await person.follow(`/api/book/match/events?match=${name}`, (heard) =>
        hearing.note(person, heard, momentOf),
      ),
    );
  const play = people.map(async (person) => {
    await wait(Math.random() * lookEvery);
    await goOn(async () => {
      const at = performance.now();
      const { status } = await person.call(`/api/book?view=live&offset=0&match=${name}`);
      if (status !== 200) throw new Error(`The book answered ${status}.`);
      looks.push(performance.now() - at);
      await wait(lookEvery);
    });
  });
  return { hearing, looks, play };
}

/** A match that is played for as long as it is watched. */
async function matchFor(person: Person): Promise<BookMatch> {
  const { value } = await person.call('/api/book?view=live&offset=0');
  const most = seconds / 60 + 3;
  const lasts = ({ minute: at }: BookMatch) => at !== null && at + most < 92 && (at + most < 45 || at > 45);
  const found = (value as BookView).matches.find(lasts);
  if (!found) throw new Error('No match is on.');
  return found;
}

try {
  const games = await platform.query<{ id: string; vassalage: string }>(
    // The crowd are trial players, who need no password to be reckoned.
    `UPDATE games SET free_play = true WHERE id IN ('${table}', '${book}') RETURNING id, vassalage`,
  );
  const vendors = new Map(games.map(({ id, vassalage }) => [id, vassalage]));
  const { siteOrigin } = platform;
  const people = Array.from(
    { length: seats + followers },
    (_, at) => new Person({ siteOrigin, vendors }, at),
  );
  await comeIn(people.slice(0, seats), table);
  await comeIn(people.slice(seats), book);
  const atTable = await sitDown(people.slice(0, seats));
  const [first] = people.slice(seats);
  if (!first) throw new Error('Nobody follows.');
  const atMatch = await follow(people.slice(seats), await matchFor(first));

  const memory: number[] = [];
  const until = Date.now() + seconds * 1_000;
  while (Date.now() < until) {
    await wait(Math.min(5_000, until - Date.now()));
    memory.push(await platform.memory());
  }
  isOver.yet = true;
  await Promise.all([...atTable.play, ...atMatch.play]);
  // What was said last is on its way to the last of them.
  await wait(2_000);
  const report = ({ hearing }: { hearing: Hearing }) => ({
    delays: hearing.delays,
    messages: hearing.messages,
    astray: hearing.astray + hearing.behind,
  });
  const seated = { ...report(atTable), bets: atTable.bets };
  const match = { ...report(atMatch), looks: atMatch.looks };
  console.log(JSON.stringify({ table: seated, match, memory, failed, failures: platform.log.length }));
} finally {
  isOver.yet = true;
  for (const each of leave) each();
  await platform.remove();
}
