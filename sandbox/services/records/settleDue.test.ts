import { expect, it } from 'vitest';
import { settleDue, type DueBet } from './settleDue';

/** Bets of one moment, by their ids. */
function queue(count: number) {
  const open = Array.from({ length: count }, (_, index): DueBet => ({
    id: String(index).padStart(5, '0'),
    at: new Date(0),
  }));
  const logged: unknown[] = [];
  const log = { error: (words: string, facts: object) => logged.push({ words, ...facts }) } as never;
  const read = async (last: DueBet | undefined, limit: number) =>
    open.filter(({ id }) => !last || id > last.id).slice(0, limit);
  return { read, logged, log, open };
}

it('settles every bet once, oldest first, however many pages there are', async () => {
  const { read, log, open } = queue(1_201);
  const seen: string[] = [];
  const settled = await settleDue({ log }, 'bet', read, async ({ id }) => seen.push(id) > 0);
  expect(settled).toBe(1_201);
  expect(seen).toEqual(open.map(({ id }) => id));
});

it('goes on past more bets than a page holds that cannot be settled, and names each in the log', async () => {
  const { read, log, logged } = queue(700);
  const settled = await settleDue({ log }, 'bet', read, async ({ id }) => {
    if (id < '00600') throw new Error('no result');
    return true;
  });
  expect(settled).toBe(100);
  expect(logged).toHaveLength(600);
  expect(logged[0]).toMatchObject({ words: 'bet not settled', bet: '00000' });
});

it('does not count what another server has settled', async () => {
  const { read, log } = queue(3);
  expect(await settleDue({ log }, 'bet', read, async ({ id }) => id === '00001')).toBe(1);
});
