import { afterAll, beforeAll, expect, it } from 'vitest';
import { mostBets, type LegRequest } from './api';
import { legOf, openBook, safely } from './testing';

const { platform, look, placed, request, rowsOf, dueOf, dueAtOf, advanceTo, settle, sitAgain } =
  await openBook();
afterAll(() => platform.close());
beforeAll(sitAgain);

it('a system of the most and the longest bets is placed whole, once, and each of its bets settled by its own legs', async () => {
  const book = await look('view=tomorrow');
  // The likeliest of each match: what is open on a match pays no more than one bet may.
  const legs = Array.from({ length: 60 }, (_, place) => place)
    .flatMap((place) => [0, 2].flatMap((side) => safely(() => legOf(book, place, 'winner', side)) ?? []))
    .toSorted((a, b) => a.price - b.price)
    .slice(0, 9);
  // Every way to leave two of the nine out.
  const bets = legs.flatMap((one, at) =>
    legs.slice(at + 1).map((other) => ({
      stake: '100',
      legs: legs.filter((each): each is LegRequest => each !== one && each !== other),
    })),
  );
  expect(bets).toHaveLength(mostBets);
  const body = request(bets);
  expect((await placed(body)).outcome).toBe('placed');
  expect((await placed(body)).outcome).toBe('placed');
  const rows = await rowsOf(body.key);
  expect(rows).toHaveLength(mostBets);
  expect(new Set(rows.map(({ details }) => details.legs.map(({ match }) => match).join('+'))).size).toBe(
    mostBets,
  );
  // They are one thing in the player's list, also where more bets came after them, and in the record.
  for (const leg of legs.slice(0, 5)) await placed(request([{ stake: '100', legs: [leg] }]));
  const { seat } = await look();
  expect(seat.bets.filter(({ slip }) => slip === rows[0]?.wagerId)).toHaveLength(mostBets);
  expect(rows.every(({ facts }) => facts['System'] === '7 of 9, 36 bets')).toBe(true);
  await advanceTo(new Date(Math.max(...rows.map(dueAtOf)) + 60_000));
  await settle();
  for (const row of await rowsOf(body.key)) expect(row.payout).toBe(dueOf(row));
});
