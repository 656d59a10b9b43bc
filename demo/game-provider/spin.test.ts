import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../contract';
import { houseAccount, walletOf } from '#platform/host';
import { accounts, ledgerAccounts, providerRounds } from '#platform/schema';
import {
  type GameTestPlatform,
  type TestPlatform,
  createGameTestPlatform,
  errorOf,
  ledgerEntries,
  newKey,
  post,
  siteOrigin,
  trialBalance,
} from '#platform/testing';
import type { Round } from './api';
import { spinGraceMs } from './config';
import { linesOf } from './slot/lines';

let gamePlatform: GameTestPlatform;
let platform: TestPlatform;
beforeAll(async () => {
  gamePlatform = await createGameTestPlatform();
  platform = gamePlatform.platform;
});
afterAll(() => platform.close());

const wallet = walletOf('aurora-mira');
/** What the vendor holds of all players' real money. */
async function vendorHolds(): Promise<bigint> {
  const rows = await platform.db
    .select({ balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.purpose, 'provider:VELORA'), eq(ledgerAccounts.money, 'real')));
  return rows.reduce((sum, { balance }) => sum + balance, 0n);
}

describe('a spin', () => {
  it('takes its stake and pays its win in one transaction, and remembers both', async () => {
    const table = await gamePlatform.openGame(await gamePlatform.signIn('member'));
    const before = await gamePlatform.holds(wallet);
    const houseBefore = await vendorHolds();
    const played = await table.play('40');
    const after = await gamePlatform.holds(wallet);
    expect(after).toBe(before - 40n + BigInt(played.win));
    expect(played.balance).toBe(after.toString());
    expect((await vendorHolds()) - houseBefore).toBe(before - after);
    const [row] = await platform.db
      .select()
      .from(providerRounds)
      .where(eq(providerRounds.id, played.roundId));
    expect(row).toMatchObject({
      stake: 40n,
      state: 'settled',
      balanceBefore: before,
      balanceAfter: after,
      money: 'real',
    });
    const entries = await platform.db
      .select()
      .from(ledgerEntries)
      .where(
        and(
          eq(ledgerEntries.transactionId, row?.ledgerTransactionId ?? ''),
          eq(ledgerEntries.accountId, wallet),
        ),
      );
    expect(entries.some(({ amount }) => amount === -40n)).toBe(true);
    expect(entries.reduce((sum, { amount }) => sum + amount, 0n)).toBe(after - before);
  });

  it('shows what the reels say: every win lies on its line', async () => {
    const table = await gamePlatform.openGame(await gamePlatform.signIn('member'));
    for (let time = 0; time < 25; time += 1) {
      const { outcome, win, stake } = await table.play();
      let sum = BigInt(outcome.scatters?.amount ?? 0);
      for (const { line, symbol, count, amount } of outcome.wins) {
        const rows = linesOf(20)[line] ?? [];
        for (let reel = 0; reel < count; reel += 1)
          expect([0, symbol]).toContain(outcome.window[reel]?.[rows[reel] ?? 0]);
        sum += BigInt(amount);
      }
      expect(BigInt(win)).toBe(sum);
      expect(stake).toBe('20');
    }
  });

  it('sent twice under one key takes one stake and gives one outcome', async () => {
    const table = await gamePlatform.openGame(await gamePlatform.signIn('member'));
    const key = newKey();
    const first = await table.play('20', key);
    const before = await gamePlatform.holds(wallet);
    expect(await table.play('20', key)).toEqual(first);
    expect(await gamePlatform.holds(wallet)).toBe(before);
  });

  it('pressed ten times at once under one key is one spin', async () => {
    const table = await gamePlatform.openGame(await gamePlatform.signIn('member'));
    platform.ports.clock.advance(2_500);
    const before = await gamePlatform.holds(wallet);
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 10 }, () => table.spin({ stake: '20', key })));
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(bodies).size).toBe(1);
    const { value } = JSON.parse(bodies[0] ?? '{}') as { value: Round };
    expect(await gamePlatform.holds(wallet)).toBe(before - 20n + BigInt(value.win));
  });

  it('under a key that was used for another stake is refused', async () => {
    const table = await gamePlatform.openGame(await gamePlatform.signIn('member'));
    const key = newKey();
    await table.play('20', key);
    const response = await table.spin({ stake: '40', key });
    expect([response.status, await errorOf(response)]).toEqual([409, 'key.reused']);
  });

  it('that comes too soon is refused with nothing taken, and two at once are one', async () => {
    const table = await gamePlatform.openGame(await gamePlatform.signIn('member'));
    await table.play();
    const before = await gamePlatform.holds(wallet);
    const soon = await table.spin({ stake: '20', key: newKey() });
    expect([soon.status, await errorOf(soon)]).toEqual([429, 'limit.reached']);
    expect(soon.headers.get('retry-after')).toBe('3');
    expect(await gamePlatform.holds(wallet)).toBe(before);
    platform.ports.clock.advance(2_500 - spinGraceMs);
    const both = await Promise.all([newKey(), newKey()].map((key) => table.spin({ stake: '20', key })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 429]);
  });

  it('larger than the balance is refused with nothing taken, even when its win would have paid for it', async () => {
    const visitor = platform.visitor();
    expect((await visitor.register('shortpurse')).success).toBe(true);
    const [account] = await platform.db.select().from(accounts).where(eq(accounts.usernameKey, 'shortpurse'));
    const own = walletOf(account?.id ?? '');
    const bank = houseAccount('aurora', 'bank', 'USD');
    const postings = [
      { account: own, amount: 19n - (await gamePlatform.holds(own)) },
      { account: bank, amount: (await gamePlatform.holds(own)) - 19n },
    ];
    await post(platform.db, {
      id: 'drain',
      actor: 'house',
      key: 'drain',
      kind: 'withdrawal',
      postings,
      at: platform.ports.clock.now(),
    });
    const table = await gamePlatform.openGame(visitor);
    for (let time = 0; time < 40; time += 1) {
      const response = await table.spin({ stake: '20', key: newKey() });
      expect([response.status, await errorOf(response)]).toEqual([422, 'wallet.short']);
    }
    expect(await gamePlatform.holds(own)).toBe(19n);
    expect((await table.state()).last).toBeNull();
  });

  it.each([
    ['a stake that is not offered', { stake: '21', key: 'k'.repeat(20) }, 422, 'game.stake'],
    ['a negative stake', { stake: '-20', key: 'k'.repeat(20) }, 422, 'game.stake'],
    ['a stake as a number', { stake: 20, key: 'k'.repeat(20) }, 400, 'request.invalid'],
    ['no key', { stake: '20' }, 400, 'request.invalid'],
    ['a short key', { stake: '20', key: 'k' }, 400, 'request.invalid'],
    ['an outcome of its own', { stake: '20', key: 'k'.repeat(20), win: '999' }, 400, 'request.invalid'],
    ['no JSON', 'stake=20', 400, 'request.invalid'],
    ['a book', `"${'x'.repeat(5_000)}"`, 413, 'request.tooLarge'],
  ])('with %s is refused', async (_, body, status, code) => {
    const table = await gamePlatform.openGame(await gamePlatform.signIn('member'));
    const before = await gamePlatform.holds(wallet);
    const response = await table.spin(body);
    expect([response.status, await errorOf(response)]).toEqual([status, code]);
    expect(await gamePlatform.holds(wallet)).toBe(before);
  });

  it('from another origin is refused, cookie or not', async () => {
    const table = await gamePlatform.openGame(await gamePlatform.signIn('member'));
    const body = { stake: '20', key: newKey() };
    expect(await errorOf(await table.spin(body, { origin: siteOrigin }))).toBe('request.foreign');
    expect(await errorOf(await table.spin(body, { 'content-type': 'text/plain' }))).toBe('request.invalid');
    expect(await errorOf(await table.spin(body, { cookie: '' }))).toBe('session.ended');
  });

  it('with trial money moves trial money only', async () => {
    const table = await gamePlatform.openGame(await gamePlatform.signIn('trial'));
    const realHouse = await vendorHolds();
    const before = await gamePlatform.holds(walletOf('aurora-visitor'));
    const played = await table.play();
    expect(await gamePlatform.holds(walletOf('aurora-visitor'))).toBe(before - 20n + BigInt(played.win));
    expect(await vendorHolds()).toBe(realHouse);
    const [row] = await platform.db
      .select()
      .from(providerRounds)
      .where(eq(providerRounds.id, played.roundId));
    expect(row?.money).toBe('play');
    expect(await (await table.page()).text()).toContain('Trial money');
  });
});

describe('coming back', () => {
  it('finds the last round as it ended', async () => {
    const member = await gamePlatform.signIn('member');
    const played = await (await gamePlatform.openGame(member, 'g5')).play('40');
    const again = await gamePlatform.openGame(member, 'g5');
    expect((await again.state()).last).toEqual(played);
    expect(await (await again.page()).text()).toContain(played.roundId);
  });
});

describe('the end of the site session', () => {
  it('ends its games with the next request', async () => {
    const member = await gamePlatform.signIn('member');
    const table = await gamePlatform.openGame(member);
    await member.call(contract.session.logout, {});
    const response = await table.spin({ stake: '20', key: newKey() });
    expect([response.status, await errorOf(response)]).toEqual([401, 'session.ended']);
    expect((await table.page()).status).toBe(403);
  });

  it('comes by idleness, which playing keeps away', async () => {
    const table = await gamePlatform.openGame(await gamePlatform.signIn('agent'), 'g0');
    for (let time = 0; time < 3; time += 1) {
      platform.ports.clock.advance(14 * 60_000);
      await table.play();
    }
    platform.ports.clock.advance(15 * 60_000);
    expect(await errorOf(await table.spin({ stake: '20', key: newKey() }))).toBe('session.ended');
  });
});

it('leaves the books in order', async () => {
  expect(await trialBalance(platform.db)).toEqual([]);
});
