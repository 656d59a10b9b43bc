import { configure } from 'mobx';
import { describe, expect, it } from 'vitest';
import { ManualClock, settle } from '../testing/ports';
import { fail, succeed, type Outcome } from './failure';
import { PagedResource, type PageRequest } from './pagedResource';

configure({ computedRequiresReaction: false });

interface Filter {
  game?: string | undefined;
}
interface Page {
  list: string[];
  total: number;
}

/** A list of 95 rows whose answers come when a test lets them. */
function paged(total = 95) {
  const asked: (Filter & PageRequest)[] = [];
  const waiting: { name: string; answer: (outcome: Outcome<Page>) => void; throwIt: () => void }[] = [];
  const clock = new ManualClock();
  let tag = '';
  const pageOf = ({ game = 'all', page, pageSize }: Filter & PageRequest): Page => ({
    total,
    list: Array.from(
      { length: Math.max(0, Math.min(pageSize, total - (page - 1) * pageSize)) },
      (_, index) => `${game}${tag}-${(page - 1) * pageSize + index}`,
    ),
  });
  const list = new PagedResource<Filter, Page, string>({
    load: (request) =>
      new Promise((resolve, reject) => {
        asked.push(request);
        waiting.push({
          name: `${request.game ?? 'all'} ${request.page}`,
          answer: resolve,
          throwIt: () => reject(new Error('sealing failed')),
        });
      }),
    rows: (page) => page.list,
    total: (page) => page.total,
    id: (row) => row,
    clock,
    pageSize: 20,
  });
  /** Answers the oldest request of that name. */
  const answer = async (name: string, outcome?: Outcome<Page>): Promise<void> => {
    const index = waiting.findIndex((one) => one.name === name);
    const [one] = waiting.splice(index, 1);
    if (index < 0 || !one) throw new Error(`Nobody has asked for ${name}.`);
    const [game, page] = name.split(' ');
    one.answer(outcome ?? succeed(pageOf({ game, page: Number(page), pageSize: 20 })));
    await settle();
  };
  return {
    list,
    asked,
    waiting,
    answer,
    clock,
    change: () => (tag = '!'),
    throwIt: (index = 0) => waiting[index]!.throwIt(),
  };
}

describe('a list in pages', () => {
  it('counts the age of a page that somebody had kept', async () => {
    const { list, answer, asked, clock } = paged(20);
    void list.setPage({});
    await answer('all 1', succeed({ list: ['old'], total: 1 }, 50_000));
    await clock.advance(9_999);
    void list.setPage({}, 1);
    expect(asked).toHaveLength(1);
    await clock.advance(1);
    void list.setPage({}, 1);
    expect(asked).toHaveLength(2);
  });

  it('keeps the last page while the next loads, and fetches the one after it ahead', async () => {
    const { list, answer, asked } = paged();
    void list.setPage({});
    expect(list.status).toBe('loading');
    await answer('all 1');
    expect([list.status, list.rows[0], list.pageCount]).toEqual(['ready', 'all-0', 5]);
    await answer('all 2');
    void list.setPage({}, 3);
    expect([list.status, list.rows[0]]).toEqual(['stale', 'all-0']);
    await answer('all 3');
    expect([list.status, list.rows[0]]).toEqual(['ready', 'all-40']);
    void list.setPage({}, 2);
    expect([list.status, list.rows[0]]).toEqual(['ready', 'all-20']);
    expect(asked.map(({ page }) => page)).toEqual([1, 2, 3, 4]);
  });

  it('drops the answer to an earlier filter, however late it comes', async () => {
    const { list, answer } = paged();
    void list.setPage({ game: 'a' });
    void list.setPage({ game: 'b' });
    await answer('b 1');
    await answer('a 1');
    expect([list.rows[0], list.status]).toEqual(['b-0', 'ready']);
  });

  it('shows neither page when two are asked for quickly and the first comes last', async () => {
    const { list, answer } = paged();
    void list.setPage({});
    await answer('all 1');
    void list.setPage({}, 4);
    void list.setPage({}, 3);
    await answer('all 3');
    await answer('all 4');
    expect(list.rows[0]).toBe('all-40');
  });

  it('says why a page did not come, keeps the one before, and recovers', async () => {
    const { list, answer } = paged();
    void list.setPage({});
    await answer('all 1');
    await answer('all 2', fail({ kind: 'network' }));
    expect(list.status).toBe('ready');
    void list.setPage({}, 2);
    await answer('all 2', fail({ kind: 'timeout' }));
    expect([list.status, list.failure?.kind, list.rows[0]]).toEqual(['failed', 'timeout', 'all-0']);
    void list.retry();
    expect(list.status).toBe('stale');
    await answer('all 2');
    expect([list.status, list.failure, list.rows[0]]).toEqual(['ready', undefined, 'all-20']);
  });

  it('recovers from a throw', async () => {
    const { list, throwIt } = paged();
    void list.setPage({});
    throwIt();
    await settle();
    expect([list.status, list.failure?.kind]).toEqual(['failed', 'network']);
  });

  it('appends for phones, without rows that came before already', async () => {
    const { list, answer, waiting } = paged();
    void list.setPage({});
    await answer('all 1');
    await answer('all 2', succeed({ total: 95, list: ['all-19', 'all-20', 'all-21'] }));
    void list.loadMore();
    expect(list.rows.slice(18, 22)).toEqual(['all-18', 'all-19', 'all-20', 'all-21']);
    void list.loadMore();
    void list.loadMore();
    expect(waiting.map(({ name }) => name)).toEqual(['all 3']);
    await answer('all 3');
    expect([list.rows.length, list.hasMore]).toEqual([42, true]);
  });

  it('asks again after a write, shows the old page meanwhile and no answer from before', async () => {
    const { list, answer, change, waiting } = paged();
    void list.setPage({});
    await answer('all 1');
    const before = waiting[0]!;
    change();
    void list.invalidate();
    expect([list.status, list.rows[0]]).toEqual(['stale', 'all-0']);
    before.answer(succeed({ total: 1, list: ['old'] }));
    await settle();
    waiting.shift();
    await answer('all 1');
    expect([list.status, list.rows[0]]).toEqual(['ready', 'all!-0']);
  });

  it('forgets everything, and what was on its way', async () => {
    const { list, answer } = paged();
    void list.setPage({});
    list.reset();
    await answer('all 1');
    expect([list.status, list.rows, list.total]).toEqual(['idle', [], undefined]);
  });

  it('asks again for a page that has grown old, and shows it meanwhile', async () => {
    const { list, answer, clock, waiting } = paged(10);
    void list.setPage({});
    await answer('all 1');
    await clock.advance(61_000);
    void list.setPage({});
    expect([list.rows.length, list.status, waiting.length]).toEqual([10, 'stale', 1]);
  });
});

it('ends as a calm run does, whatever the order of answers', async () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    let state = seed;
    const lot = (sides: number): number => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((state / 2_147_483_648) * sides);
    };
    const { list, waiting, answer } = paged();
    for (let step = 0; step < 12; step += 1) {
      const act = lot(6);
      if (act === 0) void list.setPage({ game: ['a', 'b'][lot(2)] }, 1 + lot(4));
      else if (act === 1) void list.loadMore();
      else if (act === 2) void list.invalidate();
      else if (act === 3) void list.retry();
      else if (waiting.length > 0) {
        const { name } = waiting[lot(waiting.length)]!;
        await answer(name, act === 4 ? undefined : fail({ kind: 'network' }));
      }
    }
    void list.setPage({ game: 'c' }, 2);
    while (waiting.length > 0) await answer(waiting[lot(waiting.length)]!.name);
    expect([seed, list.rows[0], list.status, list.failure]).toEqual([seed, 'c-20', 'ready', undefined]);
  }
}, 30_000);
