import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readFixtures, startOf } from '#platform/sports';
import { type GameSession, type GameTestPlatform, createGameTestPlatform, errorOf } from '#platform/testing';
import { bookView, matchView, type MatchView } from './api';
import { nextGoal } from './testing';

let gamePlatform: GameTestPlatform;
beforeAll(async () => {
  gamePlatform = await createGameTestPlatform();
});
afterAll(() => gamePlatform.platform.close());

const events = (seat: GameSession, match: string) => seat.get(`/api/book/match/events?match=${match}`);

/** Reads the views of a stream one after the other. */
async function* viewsOf(response: Response): AsyncGenerator<{ id: number; view: MatchView }> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of response.body ?? []) {
    text += decoder.decode(bytes as Uint8Array, { stream: true });
    const messages = text.split('\n\n');
    text = messages.pop() ?? '';
    for (const message of messages) {
      const [, id, data] = /^id: (\d+)\nevent: table\ndata: (.*)$/.exec(message) ?? [];
      if (data) yield { id: Number(id), view: v.parse(matchView, JSON.parse(data)) };
    }
  }
}

it('tells whoever follows a match its goal, all of them the same, as the book has it', async () => {
  const { platform } = gamePlatform;
  const { clock } = platform.ports;
  const { fixture, round, minute } = nextGoal(await readFixtures(platform.db, 'football'), clock.now());
  const kickOff = startOf(fixture.startsAt, round).getTime();
  clock.advance(kickOff + (minute - 1) * 60_000 + 1_000 - clock.now().getTime());
  const seats = await Promise.all(
    (['member', 'agent'] as const).map(async (role) =>
      gamePlatform.openGame(await gamePlatform.signIn(role), 's1'),
    ),
  );
  const name = `${fixture.id}.${round}`;
  const streams = await Promise.all(seats.map(async (seat) => viewsOf(await events(seat, name))));
  const heard = () => Promise.all(streams.map(async (stream) => (await stream.next()).value));
  const [before] = await heard();
  expect(before?.view.match.isClosed).toBe(false);
  clock.advance(60_000);
  const [own, other] = await heard();
  expect(own).toEqual(other);
  expect(own?.id).toBe((before?.id ?? 0) + 1);
  const goals = (view?: MatchView) => (view?.match.score ?? []).reduce((sum, each) => sum + each, 0);
  expect(goals(own?.view)).toBe(goals(before?.view) + 1);
  expect(own?.view.match.isClosed).toBe(true);
  const book = await seats[0]?.get(`/api/book?match=${name}`);
  const { value } = (await book?.json()) as { value: unknown };
  expect(v.parse(bookView, value).matches[0]).toEqual(own?.view.match);
  for (const stream of streams) await stream.return(undefined);
});

it('refuses a match that is not there or not on offer yet, and whoever is at no book', async () => {
  const [fixture] = await readFixtures(gamePlatform.platform.db, 'football');
  const member = await gamePlatform.signIn('member');
  const atBook = await gamePlatform.openGame(member, 's1');
  for (const match of ['nowhere.1', `${fixture?.id ?? ''}.999999`, '', 'x'])
    expect(await errorOf(await events(atBook, match))).toBe('request.invalid');
  const atTable = await gamePlatform.openGame(member, 't1');
  expect(await errorOf(await events(atTable, `${fixture?.id ?? ''}.1`))).toBe('game.closed');
});

it('shows everybody who looks within a second the same prices, and what has changed after it', async () => {
  const { clock } = gamePlatform.platform.ports;
  const [own, other] = await Promise.all(
    (['member', 'agent'] as const).map(async (role) =>
      gamePlatform.openGame(await gamePlatform.signIn(role), 's1'),
    ),
  );
  const look = async (seat?: GameSession) => {
    const { value } = (await (await seat?.get('/api/book?view=live'))?.json()) as { value: unknown };
    return v.parse(bookView, value).matches;
  };
  const first = await look(own);
  expect(first.length).toBeGreaterThan(0);
  clock.advance(900);
  expect(await look(other)).toEqual(first);
  clock.advance(60_000);
  expect(await look(own)).not.toEqual(first);
});
