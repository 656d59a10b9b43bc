import { eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { contract, type Lottery } from '../../contract';
import { draws, providerRounds, winners } from '../db/schema';
import { createTestPlatform } from '../testing/createTestPlatform';
import { provide } from '../testing/provide';

const { home: calls } = contract;

const platform = provide(createTestPlatform);

const notices = async (types: string, language = 'en', merchant = 'aurora') => {
  const answer = await platform
    .visitor({ merchant })
    .call(calls.announcements, { types, platform: 'W', execution: 'B', language });
  return v.parse(calls.announcements.reply, answer.value);
};

const lotteries = async (language = 'en'): Promise<Lottery[]> => {
  const answer = await platform.visitor().call(calls.popularLotteries, { language });
  return v.parse(calls.popularLotteries.reply, answer.value).list;
};

describe('announcements', () => {
  it('gives the types that are asked for', async () => {
    const all = await notices('B,PL,PU,PR');
    expect([all.banners, all.player, all.promotion].map(({ length }) => length)).toEqual([4, 3, 5]);
    expect(all.popup).toBeNull();
    const few = await notices('PL');
    expect([few.banners, few.player, few.promotion].map(({ length }) => length)).toEqual([0, 3, 0]);
  });

  it.each(['aurora', 'lotus', 'solar'])('speaks six languages at %s, each its own', async (merchant) => {
    const tags = ['en', 'zh-CN', 'ja', 'th', 'vi', 'id'];
    const titles = await Promise.all(
      tags.map(async (tag) => (await notices('B', tag, merchant)).banners[0]?.title),
    );
    expect(new Set(titles).size).toBe(6);
    expect(titles.every((title) => title !== '')).toBe(true);
  });

  it('falls back to English', async () => {
    expect((await notices('B,PR', 'sw')).banners[0]?.title).toBe('Play under northern skies');
    expect((await notices('PR', 'sw')).promotion[0]?.title).toBe('First deposit matched up to $200');
  });

  it('shows members where they stand with a promotion', async () => {
    const member = platform.visitor();
    await member.loginAs('member');
    const request = { types: 'PR', platform: 'W', execution: 'B', language: 'en' } as const;
    const answer = await member.call(calls.announcementsSignedIn, request);
    expect(await platform.visitor().call(calls.announcementsSignedIn, request)).toMatchObject({
      status: 401,
    });
    const { promotion } = v.parse(calls.announcements.reply, answer.value);
    expect(promotion.map(({ status }) => status)).toEqual(['join', 'joined', 'join', 'join', 'join']);
    expect((await notices('PR')).promotion.map(({ status }) => status)).toEqual(
      Array.from({ length: 5 }, () => 'join'),
    );
  });
});

describe('popular games', () => {
  it('counts what there is, and shows what is new', async () => {
    const answer = await platform.visitor().call(calls.popularGames, { language: 'en' });
    const { fresh, live, counts } = v.parse(calls.popularGames.reply, answer.value);
    expect(counts).toEqual({
      RNG: 10_000,
      LIVE: 133,
      FISH: 58,
      PVP: 72,
      SPORTS: 1204,
      ESPORTS: 96,
      LOTT: 8,
      ELOTT: 20,
    });
    expect(fresh).toHaveLength(14);
    expect(fresh[0]).toMatchObject({ name: 'Crown of Sands', badge: 'new' });
    expect(live.slice(0, 4).map(({ name }) => name)).toEqual([
      'Salon Baccarat 12',
      'Velvet Roulette',
      'Loft Dragon Tiger 3',
      'Grand Sic Bo',
    ]);
    expect(live[0]).toMatchObject({ seats: 3, minBet: '500', maxBet: '500000' });
  });
});

describe('lotteries', () => {
  const shapes: Record<Lottery['family'], (balls: string[]) => void> = {
    SSC: (balls) => expect(balls.join('')).toMatch(/^\d{5}$/),
    '11X5': (balls) => {
      expect(new Set(balls).size).toBe(5);
      expect(balls.every((ball) => /^(0[1-9]|1[01])$/.test(ball))).toBe(true);
    },
    PK10: (balls) =>
      expect(balls.toSorted()).toEqual(['01', '02', '03', '04', '05', '06', '07', '08', '09', '10']),
    LHC: (balls) => {
      expect(new Set(balls).size).toBe(7);
      expect(balls.every((ball) => Number(ball) >= 1 && Number(ball) <= 49)).toBe(true);
    },
    LF: (balls) => expect(balls.join('')).toMatch(/^\d{3}(\d\d)?$/),
    K3: (balls) => expect(balls.join('')).toMatch(/^[1-6]{3}$/),
    PCB: (balls) => expect(Number(balls[3])).toBe(Number(balls[0]) + Number(balls[1]) + Number(balls[2])),
    VN: (balls) => expect(balls.join('')).toMatch(/^\d{5,6}$/),
  };

  it('has every family, each with a proper result and its next draw within its pace', async () => {
    const list = await lotteries();
    expect(list).toHaveLength(24);
    expect(new Set(list.map(({ family }) => family)).size).toBe(8);
    expect(list[0]?.name).toBe('Vietnam North');
    const now = platform.ports.clock.now().getTime();
    for (const { code, family, last, nextDrawAt, everySeconds } of list) {
      expect(last, code).not.toBeNull();
      shapes[family](last?.balls.map(({ number }) => number) ?? []);
      const wait = Date.parse(nextDrawAt) - now;
      expect(wait, code).toBeGreaterThan(0);
      expect(wait, code).toBeLessThanOrEqual(everySeconds * 1000);
      expect(Date.parse(last?.drawnAt ?? ''), code).toBeLessThanOrEqual(now);
    }
  });

  it('draws at the hours of Vietnam: south 16:15, centre 17:15, north 18:15', async () => {
    const at = (code: string, list: readonly Lottery[]) =>
      list.find((each) => each.code === code)?.nextDrawAt.slice(11, 16);
    const list = await lotteries();
    expect([at('VN_SOUTH', list), at('VN_CENTRAL', list), at('VN_NORTH', list)]).toEqual([
      '09:15',
      '10:15',
      '11:15',
    ]);
  });

  it('writes the whole of a Vietnamese draw: 27 numbers in the north, 18 elsewhere', async () => {
    await lotteries();
    const rows = await platform.db
      .select()
      .from(draws)
      .where(inArray(draws.lotteryCode, ['VN_NORTH', 'VN_SOUTH']));
    const of = (code: string) => rows.find(({ lotteryCode }) => lotteryCode === code)?.numbers ?? [];
    expect(of('VN_NORTH')).toHaveLength(27);
    expect(of('VN_NORTH').join('')).toHaveLength(107);
    expect(of('VN_SOUTH')).toHaveLength(18);
    expect(of('VN_SOUTH').join('')).toHaveLength(82);
  });

  it('gives a result once: the same for everybody, unchanged later, and another for the next draw', async () => {
    const first = await lotteries();
    const again = await lotteries();
    expect(again.map(({ last }) => last)).toEqual(first.map(({ last }) => last));
    const minute = first.find(({ code }) => code === 'SSC_60');
    platform.ports.clock.advance(60_000);
    const later = (await lotteries()).find(({ code }) => code === 'SSC_60');
    expect(later?.last?.issue).not.toBe(minute?.last?.issue);
    const [kept] = await platform.db
      .select()
      .from(draws)
      .where(eq(draws.issue, minute?.last?.issue ?? ''));
    expect(kept?.numbers).toEqual(minute?.last?.balls.map(({ number }) => number));
  });

  it('goes on after months without a visitor', async () => {
    platform.ports.clock.advance(200 * 86_400_000);
    const list = await lotteries();
    const now = platform.ports.clock.now().getTime();
    for (const { last, everySeconds } of list)
      expect(now - Date.parse(last?.drawnAt ?? '')).toBeLessThanOrEqual(everySeconds * 1000);
  });

  it('names them in the language asked for', async () => {
    expect((await lotteries('th'))[0]?.name).toBe('เวียดนามภาคเหนือ');
  });

  it('counts pairs of the north, and shows the latest results first', async () => {
    const numbers = await platform
      .visitor()
      .call(calls.popularNumbers, { count: '100', prizeMode: 'Elott', device: 'WEB', language: 'en' });
    const { list } = v.parse(calls.popularNumbers.reply, numbers.value);
    expect(list).toHaveLength(100);
    // 27 pairs in each of 30 draws.
    expect(list.reduce((sum, { times }) => sum + times, 0)).toBe(27 * 30);
    expect(list[0]?.times).toBeGreaterThanOrEqual(list[99]?.times ?? 0);
    const opened = await platform
      .visitor()
      .call(calls.openedNumbers, { count: '20', prizeMode: 'Elott', device: 'WEB', language: 'en' });
    const results = v.parse(calls.openedNumbers.reply, opened.value).list;
    expect(results).toHaveLength(20);
    const moments = results.map(({ last }) => last?.drawnAt ?? '');
    expect(moments).toEqual(moments.toSorted().toReversed());
  });
});

describe('matches in play', () => {
  const matches = async (language = 'en') => {
    const answer = await platform.visitor().call(calls.matches, { language });
    return v.parse(calls.matches.reply, answer.value);
  };

  it('has some at every hour, with a clock and prices that hold the house’s share', async () => {
    for (let hour = 0; hour < 24; hour += 1) {
      platform.ports.clock.advance(3_600_000);
      const { live, list } = await matches();
      expect(live).toBeGreaterThan(60);
      expect(list).toHaveLength(10);
      for (const { score, clock, odds, startsAt } of list) {
        const isLive = Date.parse(startsAt) <= platform.ports.clock.now().getTime();
        expect(score === null).toBe(!isLive);
        expect(clock === null).toBe(!isLive);
        if (clock !== null) expect(clock).toMatch(/^(HT|\d{1,2}')$/);
        if (odds.home !== null && odds.draw !== null && odds.away !== null) {
          const share = 1000 / odds.home + 1000 / odds.draw + 1000 / odds.away;
          expect(share).toBeGreaterThan(1.02);
          expect(share).toBeLessThan(1.12);
        }
      }
    }
  });

  it('moves with the minutes and never takes a goal back', async () => {
    const before = await matches();
    platform.ports.clock.advance(5 * 60_000);
    const after = await matches();
    const both = before.list.flatMap((old) => {
      const now = after.list.find(({ id }) => id === old.id);
      return now?.score && old.score && now.startsAt === old.startsAt
        ? [{ old: old.score, now: now.score }]
        : [];
    });
    expect(both.length).toBeGreaterThan(3);
    for (const { old, now } of both) {
      expect(now[0]).toBeGreaterThanOrEqual(old[0]);
      expect(now[1]).toBeGreaterThanOrEqual(old[1]);
    }
  });

  it('names leagues in the language asked for', async () => {
    const english = (await matches()).list.map(({ league }) => league);
    const thai = (await matches('th')).list.map(({ league }) => league);
    expect(thai).not.toEqual(english);
  });
});

describe('the board of winners', () => {
  it('shows twenty wins, latest first, accounts masked, each from a settled round', async () => {
    const answer = await platform.visitor().call(calls.winners, {});
    const { list } = v.parse(calls.winners.reply, answer.value);
    expect(list).toHaveLength(20);
    const moments = list.map(({ wonAt }) => wonAt);
    expect(moments).toEqual(moments.toSorted().toReversed());
    expect(list.every(({ account }) => /^.{2}\*\*\*.{0,2}$/u.test(account))).toBe(true);
    const now = platform.ports.clock.now().getTime();
    expect(list.every(({ wonAt }) => Date.parse(wonAt) <= now && now - Date.parse(wonAt) < 86_400_000)).toBe(
      true,
    );
    for (const { id, amount } of list) {
      const [winner] = await platform.db.select().from(winners).where(eq(winners.id, id));
      const rounds = await platform.db
        .select()
        .from(providerRounds)
        .where(eq(providerRounds.createdAt, winner?.wonAt ?? new Date(0)));
      expect(rounds.some(({ win, state }) => win === BigInt(amount) && state === 'settled')).toBe(true);
    }
  });

  it('keeps each brand to itself', async () => {
    const lotus = await platform.visitor({ merchant: 'lotus' }).call(calls.winners, {});
    const { list } = v.parse(calls.winners.reply, lotus.value);
    expect(list.every(({ currency }) => currency === 'VND')).toBe(true);
  });
});
