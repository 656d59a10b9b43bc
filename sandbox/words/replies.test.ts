import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract, lotteryPrefix, type Call, type RequestOf } from '../../contract';
import { games, lotteries, matches, vendors } from '../db/schema';
import { createTestPlatform, type TestPlatform } from '../testing/createTestPlatform';

let platform: TestPlatform;
/** Names that people gave: of teams, games and houses. They stay as they are in every language. */
let names: readonly string[];
beforeAll(async () => {
  platform = await createTestPlatform();
  const { db } = platform;
  const found = [
    ...(await db.select().from(vendors)).map(({ name }) => name),
    ...(await db.select().from(games))
      .filter(({ id, category }) => category !== 'ELOTT' || !id.startsWith(lotteryPrefix))
      .map(({ name }) => name),
    ...(await db.select().from(matches)).flatMap(({ home, away }) => [home, away]),
    ...['Northline Bank', 'Harbour Trust', 'Quayside Savings', 'Meridian Wallet', 'Meridian Pay'],
    ...['Prism Vault', 'Eastgate'],
  ];
  names = [...new Set(found)].toSorted((a, b) => b.length - a.length);
});
afterAll(() => platform.close());

/** What stands in figures, and abbreviations that are the same in every script. */
const alike = /\b(?:VIP|QR|UTC|SMS|GB|USD|US(?=\$)|AU[A-Z0-9]{6,}|DP-?[A-Z0-9]+)\b/g;

/** Fields of replies that people read. */
const readable = new Set(
  'title text label action words name hint line terms content reason remark preview body play pick channel note rules'.split(
    ' ',
  ),
);

function* textsIn(value: unknown, key = ''): Generator<string> {
  if (typeof value === 'string') {
    if (readable.has(key)) yield value;
  } else if (Array.isArray(value)) for (const each of value) yield* textsIn(each, key);
  else if (value !== null && typeof value === 'object')
    for (const [own, each] of Object.entries(value)) yield* textsIn(each, own);
}

/** Latin words of a text that are no name. */
function latinIn(text: string): string[] {
  let rest = text.replaceAll(/<[^>]*>/g, ' ');
  if (!/\p{Script=Latin}{2}/u.test(rest)) return [];
  for (const name of names) if (rest.includes(name)) rest = rest.replaceAll(name, ' ');
  return rest.replaceAll(alike, ' ').match(/\p{Script=Latin}{2,}/gu) ?? [];
}

it.each(['ar', 'th', 'ja', 'ko', 'hi', 'ru', 'zh-TW'])(
  'what the platform says in %s holds no word in Latin letters besides names',
  async (language) => {
    const member = platform.visitor({ language });
    await member.loginAs('member');
    const found: string[] = [];
    const read = async <C extends Call>(call: C, request: RequestOf<C>): Promise<void> => {
      const answer = await member.call(call, request);
      expect(answer.success, call.path).toBe(true);
      for (const text of textsIn(answer.value))
        if (latinIn(text).length > 0) found.push(`${call.path}: ${text.slice(0, 120)}`);
    };
    const codes = await platform.db.select({ code: lotteries.code }).from(lotteries);
    await read(contract.home.announcements, {
      types: 'B,PL,PU,PR',
      platform: 'W',
      execution: 'B',
      language,
    });
    await read(contract.home.popularLotteries, { language });
    await read(contract.home.matches, { language });
    await read(contract.sports.fixtures, { language });
    await read(contract.promotions.promotions, {});
    await read(contract.promotions.promotion, { id: 'aurora-promo-lotto' });
    await read(contract.missions.missions, {});
    await read(contract.rewards.rewards, {});
    await read(contract.points.rewards, { page: 1, pageSize: 100 });
    await read(contract.messages.list, { box: 'platform', page: 1 });
    await read(contract.cashier.depositMethods, {});
    for (const { code } of codes) await read(contract.lottery.table, { lottery: code, language });
    expect([...new Set(found)]).toEqual([]);
  },
  60_000,
);
