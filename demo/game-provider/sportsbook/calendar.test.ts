import { afterAll, expect, it } from 'vitest';
import { days, daysAhead } from './api';
import { legOf, openBook, quotesIn } from './testing';

const { platform, look, now, placed, request, rowsOf } = await openBook();
afterAll(() => platform.close());

const dayMs = 86_400_000;

it.each([0, 420, -660])(
  'each day of the calendar has its own meetings, by a clock %i minutes from UTC',
  async (offset) => {
    const midnight = Math.floor((now().getTime() + offset * 60_000) / dayMs) * dayMs - offset * 60_000;
    for (const view of days) {
      const { matches } = await look(`view=${view}&offset=${offset}`);
      if (view !== 'today') expect(matches.length).toBeGreaterThan(40);
      for (const { startsAt, phase } of matches) {
        expect(phase).toBe('upcoming');
        expect(Math.floor((Date.parse(startsAt) - midnight) / dayMs)).toBe(daysAhead(view));
      }
    }
  },
);

it('bets on the last day of it are taken, later ones are not, and a search finds each pair of sides once', async () => {
  const leg = legOf(await look(`view=${days.at(-1)}`), 0, 'winner', 0);
  const body = request([{ stake: '500', legs: [leg] }]);
  expect((await placed(body)).outcome).toBe('placed');
  const [row] = await rowsOf(body.key);
  expect((row?.dueAt?.getTime() ?? 0) - now().getTime()).toBeGreaterThan(5 * dayMs);
  const later = request([{ stake: '500', legs: [{ ...leg, round: leg.round + 2 }] }]);
  expect(quotesIn(await placed(later))).toMatchObject([{ closing: 'gone' }]);
  const [first] = (await look('view=tomorrow')).matches;
  const { matches } = await look(`search=${encodeURIComponent(first?.home ?? '')}`);
  const ids = matches.map(({ id }) => id);
  expect(ids).toContain(first?.id);
  // In play or today, and tomorrow.
  for (const id of ids) expect(ids.filter((each) => each === id).length).toBeLessThanOrEqual(2);
});

it('the favorites are the next meetings of the matches that were chosen, and nothing without one', async () => {
  const { matches } = await look('view=tomorrow');
  const ids = [matches[5]?.id, matches[0]?.id, 'nothing'];
  const own = await look(`view=favorites&favorites=${ids.join(',')}`);
  expect(own.matches.map(({ id }) => id).toSorted()).toEqual(ids.slice(0, 2).toSorted());
  for (const { id, round, startsAt } of own.matches) {
    const tomorrow = matches.find((each) => each.id === id);
    expect((tomorrow?.round ?? 0) - round).toBeLessThanOrEqual(1);
    expect(Date.parse(startsAt)).toBeLessThanOrEqual(Date.parse(tomorrow?.startsAt ?? ''));
  }
  expect((await look('view=favorites')).matches).toEqual([]);
});
