import { afterAll, describe, expect, it } from 'vitest';
import { errorOf } from '#platform/testing';
import { openBook } from './testing';

const { platform, look, seatNow } = await openBook();
afterAll(() => platform.close());

describe('the page of a book', () => {
  it('is drawn with its matches, and shows a match that is asked for in any case', async () => {
    const page = await (await seatNow().page()).text();
    expect(page).toContain('data-part="matches"');
    const tomorrow = await look('view=tomorrow&league=Capital%20Cup');
    expect(new Set(tomorrow.matches.map(({ league }) => league))).toEqual(new Set(['Capital Cup']));
    const wanted = tomorrow.matches.at(-1);
    const live = await look(`view=live&match=${wanted?.id}.${wanted?.round}`);
    expect(live.matches[0]).toMatchObject({ id: wanted?.id, round: wanted?.round, phase: 'upcoming' });
    expect(live.liveCount).toBeGreaterThan(20);
  });

  it('refuses what is no question', async () => {
    expect(await errorOf(await seatNow().get('/api/book?view=never'))).toBe('request.invalid');
    expect(await errorOf(await seatNow().get('/api/book?match=..'))).toBe('request.invalid');
    expect((await look('picks=nonsense,m1.x.winner.home.0')).quotes).toEqual([]);
    expect((await look('picks=m1.0.winner.over.0')).quotes).toMatchObject([{ closing: 'gone' }]);
  });
});
