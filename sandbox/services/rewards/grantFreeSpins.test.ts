import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract, type FreeSpins } from '#contract';
import { messages } from '../../db/schema';
import { createTestPlatform, type TestPlatform } from '../../testing/createTestPlatform';
import { valueOf } from '../../testing/reportFixture';
import type { Visitor } from '../../testing/visitor';
import { operate } from '../system/operate';

const mira = 'aurora-mira';

let platform: TestPlatform;
let member: Visitor;
beforeAll(async () => {
  platform = await createTestPlatform();
  member = platform.visitor();
  await member.loginAs('member');
});
afterAll(() => platform.close());

const say = (...words: string[]) => operate({ db: platform.db, ...platform.ports }, words);
const soon = (): string => new Date(platform.ports.clock.now().getTime() + 7 * 86_400_000).toISOString();
const give = (count: number, ...more: string[]) =>
  say(
    'bonus',
    'spins',
    'mira',
    String(count),
    '--brand',
    'aurora',
    '--game',
    'g0',
    '--stake',
    '0.20',
    ...more,
  );
const listed = async () =>
  valueOf<{ freeSpins: FreeSpins[] }>(await member.call(contract.rewards.bonuses, {}));

describe('free spins that an operator gives', () => {
  it.each([
    [{ '--until': '2020-01-01T00:00:00Z' }, /--until has to lie ahead/],
    [{ '--until': undefined }, /--until wants the moment/],
    [{ '--stake': '0.21' }, /--stake wants a multiple of 0.20/],
    [{ '--stake': '90000.00' }, /--stake wants a multiple of 0.20/],
    [{ '--game': 'no-such-game' }, /--game wants the id or name of an open slot/],
    [{ '--wager': '-1' }, /--wager wants a number from 0/],
  ])('%j is answered in words', async (change, says) => {
    const flags = { '--brand': 'aurora', '--game': 'g0', '--stake': '0.20', '--until': soon(), ...change };
    const words = Object.entries(flags).flatMap(([flag, value]) =>
      value === undefined ? [] : [flag, value],
    );
    await expect(say('bonus', 'spins', 'mira', '5', ...words)).rejects.toThrow(says);
    await expect(say('bonus', 'spins', 'mira', '0', ...words)).rejects.toThrow();
    expect((await listed()).freeSpins).toEqual([]);
  });

  it('are given once for their id, with their terms as they were, and the member is told', async () => {
    const until = soon();
    const told = ['--until', until, '--wager', '10', '--days', '3', '--most-win', '50.00', '--id', 'gift'];
    await Promise.all([give(9, ...told), give(9, ...told)]);
    expect(await give(9, ...told)).toContain('has it already');
    await expect(give(8, ...told)).rejects.toThrow('was used for another bonus');
    const { freeSpins: all } = await listed();
    expect(all.filter(({ status }) => status === 'open')).toEqual([
      expect.objectContaining({
        gameId: 'g0',
        stake: '20',
        spins: 9,
        used: 0,
        won: '0',
        wagering: 10,
        days: 3,
        maxWin: '5000',
        endsAt: until,
      }),
    ]);
    expect(all[0]?.terms?.shares[0]).toMatchObject({ share: 10_000 });
    const sent = await platform.db.select().from(messages).where(eq(messages.accountId, mira));
    expect(sent.filter(({ cause }) => cause === 'operator:gift')).toHaveLength(1);
  });
});
