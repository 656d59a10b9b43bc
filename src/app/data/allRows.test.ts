import { describe, expect, it } from 'vitest';
import { fetchAllRows } from './allRows';
import { fail, succeed } from './failure';

/** A list of so many rows, one of whose pages may fail, or be given up while it is on its way. */
function listOf(count: number, { failing = 0, leftAt = 0 } = {}) {
  const asked: [page: number, pageSize: number][] = [];
  const left = new AbortController();
  const list = {
    options: {
      load: async ({ page, pageSize }: { page: number; pageSize: number }) => {
        asked.push([page, pageSize]);
        if (page === leftAt) left.abort();
        if (page === failing) return Promise.resolve(fail({ kind: 'network' }));
        const from = (page - 1) * pageSize;
        return succeed(Array.from({ length: Math.min(pageSize, count - from) }, (_, at) => `${from + at}`));
      },
      rows: (page: string[]) => page,
      total: () => count,
      id: (row: string) => row,
      clock: { now: () => 0 },
    },
  };
  return { asked, all: (most: number) => fetchAllRows(list, { filter: {}, most, signal: left.signal }) };
}

describe('all rows of a list', () => {
  it('come one request after the other, and no more than are wanted', async () => {
    const { all, asked } = listOf(450);
    const whole = await all(1_000);
    expect(whole.ok && whole.value.rows).toHaveLength(450);
    expect(asked).toEqual([
      [1, 200],
      [2, 200],
      [3, 200],
    ]);
    const cut = await all(150);
    expect(cut.ok && cut.value.rows).toHaveLength(150);
  });

  it('fail as a whole', async () => {
    expect(await listOf(450, { failing: 2 }).all(1_000)).toEqual(fail({ kind: 'network' }));
  });

  it('are nobody’s once they are given up, and no more of them are asked for', async () => {
    const { all, asked } = listOf(450, { leftAt: 1 });
    expect(await all(1_000)).toEqual(fail({ kind: 'aborted' }));
    expect(asked).toHaveLength(1);
  });
});
