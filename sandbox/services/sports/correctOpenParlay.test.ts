import { afterAll, expect, it } from 'vitest';
import { naivePayout } from '#contract/testing/naivePayout';
import { legOf, openBook, safely } from '#demo/game-provider/sportsbook/testing.ts';
import { operate } from '../system/operate';
import { endingOf, endOf } from './fixture';

const { platform, fixtures, advanceTo, settle, look, placed, request, rowsOf } = await openBook();
afterAll(() => platform.close());

it('a parlay that is still open reads the corrected result of its leg that is over, and is settled once', async () => {
  const { matches: list } = await look('view=tomorrow');
  const fixtureOf = (id: string) => fixtures.find((each) => each.id === id) ?? expect.fail(id);
  const open = list
    .flatMap((match) => {
      const leg = safely(() => legOf({ matches: [match] } as never, 0, 'winner', 0));
      return leg ? [{ leg, end: endOf(fixtureOf(match.id), match.round) }] : [];
    })
    .toSorted((a, b) => a.end.getTime() - b.end.getTime());
  const [first, last] = [open[0], open.at(-1)];
  if (!first || !last) throw new Error('no match is priced');
  const body = request([{ stake: '500', legs: [first.leg, last.leg] }]);
  expect((await placed(body)).outcome).toBe('placed');
  await advanceTo(new Date(first.end.getTime() + 1));
  await settle();
  const name = `${first.leg.match}.${first.leg.round}`;
  for (const score of ['0-1', '3-0'])
    expect(
      await operate({ db: platform.db, ...platform.ports }, [
        'result',
        'correct',
        name,
        score,
        '--half-time',
        '0-0',
      ]),
    ).toMatch(/anew: 0\.$/);
  expect((await rowsOf(body.key))[0]).toMatchObject({ status: 'open', payout: 0n });
  await advanceTo(new Date(last.end.getTime() + 1));
  await settle();
  const [row] = await rowsOf(body.key);
  const { score } = endingOf(fixtureOf(last.leg.match).script, last.leg.round);
  const ended = [
    { ...first.leg, score: [3, 0] as const },
    { ...last.leg, score },
  ];
  expect(row?.details.legs[0]).toMatchObject({ result: 'won', score: [3, 0] });
  expect(row?.payout).toBe(naivePayout(500n, ended, 'USD'));
  expect(row?.details.corrections).toBeUndefined();
});
