import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { contract, type Bet } from '#contract';
import type { WalletCallName } from '#contract/wallet/calls';
import { accounts, betDays, vendorTransactions } from '../../db/schema';
import { trialBalance } from '../../ledger/ledger';
import { createWalletApi } from '../../edge/serveWallet';
import { valueOf } from '../../testing/reportFixture';
import {
  callPlatform,
  createVendorTestPlatform,
  openVendorGame,
  vendorKey,
  vendorPostings,
  type VendorSession,
} from '../../testing/vendorSession';
import { provide, provideVisitor } from '../../testing/provide';

const platform = provide(createVendorTestPlatform);
const mira = provideVisitor(platform, 'member');
let at: VendorSession;
beforeAll(async () => {
  at = await openVendorGame(platform, mira);
});

let made = 0;
const newId = (): string => `t${(made += 1)}`;

/** Sends a call of the session; gives the code of a refusal, or the reply. */
async function send(name: WalletCallName, more: Record<string, unknown>, of = at) {
  const { session, game, currency } = of;
  const own =
    name === 'rollback' ? { session, game } : name === 'balance' ? { session } : { session, game, currency };
  const { status, body } = await callPlatform(platform, name, { ...own, ...more });
  expect(status === 200).toBe(body?.['code'] === undefined);
  return body as Record<string, string>;
}
const bet = (round: string, amount: string, id = newId(), of = at) => send('bet', { id, round, amount }, of);
const win = (round: string, amount: string, endsRound = true, id = newId(), of = at) =>
  send('win', { id, round, amount, endsRound }, of);
const rollback = (round: string, of: string, id = newId()) => send('rollback', { id, round, bet: of });
const balance = async (of = at) => BigInt((await send('balance', {}, of))['balance'] ?? -1);

/** The newest bet of the member's record. */
async function newest(): Promise<Bet | undefined> {
  const day = platform.ports.clock.now().toISOString().slice(0, 10);
  const page = await mira.call(contract.records.bets, { from: day, to: day, pageSize: 1 });
  return valueOf<{ rows: Bet[] }>(page).rows[0];
}

describe('a session', () => {
  it('says who plays, with which money, in which currency', async () => {
    const { reply } = await openVendorGame(platform, mira);
    expect(reply).toMatchObject({
      money: 'real',
      currency: at.currency,
      smallestAmount: '1',
      language: 'en',
    });
    expect(reply['balance']).toBe((await balance()).toString());
  });

  it('is opened once by a ticket', async () => {
    const asked = { ticket: 'never-made', game: at.game };
    expect((await callPlatform(platform, 'authenticate', asked)).body).toMatchObject({
      code: 'ticketInvalid',
    });
  });

  it('that is over takes no bet, and still pays wins and rolls back', async () => {
    const other = platform.visitor();
    await other.loginAs('agent');
    const of = await openVendorGame(platform, other);
    const lost = newId();
    await bet('left', '200', newId(), of);
    await bet('left', '100', lost, of);
    await other.call(contract.session.logout, {});
    expect(await bet('left', '100', newId(), of)).toMatchObject({ code: 'sessionEnded' });
    expect(await bet('left', '100', lost, of)).toMatchObject({ currency: of.currency });
    expect(await send('rollback', { id: newId(), round: 'left', bet: lost }, of)).toHaveProperty('balance');
    expect(await win('left', '500', true, newId(), of)).toHaveProperty('balance');
  });

  it('of a trial account has play money, which no sum holds', async () => {
    const guest = platform.visitor();
    await guest.freeplay();
    const of = await openVendorGame(platform, guest);
    expect(of.reply).toMatchObject({ money: 'play' });
    const before = await balance(of);
    const sums = async () => platform.db.select().from(betDays).orderBy(betDays.accountId, betDays.day);
    const summed = await sums();
    await bet('trial', '300', newId(), of);
    await win('trial', '900', true, newId(), of);
    expect(await balance(of)).toBe(before + 600n);
    expect(await sums()).toEqual(summed);
  });
});

describe('a round', () => {
  it('is one bet of the record, with all that was staked and won', async () => {
    const before = await balance();
    await bet('r1', '500');
    await bet('r1', '300');
    await win('r1', '250', false);
    expect(await newest()).toMatchObject({ status: 'open', stake: '800', payout: null });
    expect(await win('r1', '1000')).toMatchObject({ balance: (before + 450n).toString() });
    expect(await newest()).toMatchObject({ status: 'won', stake: '800', payout: '1250', validBet: '450' });
    expect(await win('r1', '10')).toMatchObject({ code: 'roundEnded' });
    expect(await bet('r1', '10')).toMatchObject({ code: 'roundEnded' });
  });

  it('that brought nothing is ended by a win of 0', async () => {
    await bet('r2', '400');
    await win('r2', '0');
    expect(await newest()).toMatchObject({ status: 'lost', stake: '400', payout: '0' });
  });

  it('without a bet pays nothing', async () => {
    expect(await win('r3', '100')).toMatchObject({ code: 'roundUnknown' });
  });
});

describe('an id', () => {
  it('answers the same as often as it is sent, and refuses another body', async () => {
    const [id, paid] = [newId(), newId()];
    const first = await bet('r4', '500', id);
    const other = await bet('r4', '700');
    expect(await bet('r4', '500', id)).toEqual(first);
    expect(await bet('r4', '501', id)).toMatchObject({ code: 'duplicateTransaction' });
    expect(await bet('r5', '500', id)).toMatchObject({ code: 'duplicateTransaction' });
    expect(await send('win', { id, round: 'r4', amount: '500', endsRound: true })).toMatchObject({
      code: 'duplicateTransaction',
    });
    const won = await win('r4', '100', true, paid);
    expect(await win('r4', '100', true, paid)).toEqual(won);
    expect(BigInt(won['balance'] ?? 0)).toBe(BigInt(other['balance'] ?? 0) + 100n);
  });

  it('sent at once many times takes one stake', async () => {
    const [before, id] = [await balance(), newId()];
    const answers = await Promise.all(Array.from({ length: 8 }, () => bet('r6', '100', id)));
    expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1);
    for (const [place, other] of ['100', '200'].entries()) {
      const same = [bet(`r7-${place}`, '100', `same-${place}`), bet(`r8-${place}`, other, `same-${place}`)];
      const codes = (await Promise.all(same)).map(({ code }) => code);
      expect(codes.filter((code) => code === 'duplicateTransaction')).toHaveLength(1);
      expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    }
    expect([before - 300n, before - 400n]).toContain(await balance());
  });
});

describe('a rollback', () => {
  it('gives the stake back, once', async () => {
    const [before, id] = [await balance(), newId()];
    await bet('r9', '500', id);
    expect(await rollback('r9', id)).toMatchObject({ balance: before.toString() });
    expect(await rollback('r9', id)).toMatchObject({ balance: before.toString() });
    expect(await bet('r9', '500', id)).toMatchObject({ code: 'rolledBack' });
    expect(await newest()).toMatchObject({ status: 'void', stake: '500', validBet: '0' });
    expect(await win('r9', '100')).toMatchObject({ code: 'roundUnknown' });
  });

  it('before its bet refuses the bet that comes later', async () => {
    const [before, id] = [await balance(), newId()];
    expect(await rollback('r10', id)).toMatchObject({ balance: before.toString() });
    expect(await bet('r10', '500', id)).toMatchObject({ code: 'rolledBack' });
    expect(await balance()).toBe(before);
  });

  it('of one bet leaves the others of the round', async () => {
    const id = newId();
    await bet('r11', '500');
    await bet('r11', '200', id);
    await rollback('r11', id);
    await win('r11', '800');
    expect(await newest()).toMatchObject({ status: 'won', stake: '500', payout: '800' });
  });

  it('of what was paid on is refused', async () => {
    const id = newId();
    await bet('r12', '500', id);
    await win('r12', '100', false);
    expect(await rollback('r12', id)).toMatchObject({ code: 'roundEnded' });
    await win('r12', '0');
    expect(await rollback('r12', id)).toMatchObject({ code: 'roundEnded' });
    expect(await rollback('another', id)).toMatchObject({ code: 'roundUnknown' });
  });
});

describe('a bet is refused', () => {
  it('for more than the player has, with the balance', async () => {
    const held = await balance();
    expect(await bet('r13', (held + 1n).toString())).toMatchObject({
      code: 'shortOfMoney',
      balance: held.toString(),
    });
  });

  it('of 0, in another currency, or of another game', async () => {
    expect(await bet('r14', '0')).toMatchObject({ code: 'amountInvalid' });
    const asked = { id: newId(), round: 'r14', amount: '1' };
    expect(await send('bet', { ...asked, currency: 'VND' })).toMatchObject({ code: 'wrongCurrency' });
    expect(await send('bet', { ...asked, game: 'g-other' })).toMatchObject({ code: 'wrongGame' });
    expect(await send('bet', { ...asked, extra: 1 })).toMatchObject({
      code: 'requestInvalid',
      fields: 'extra',
    });
  });

  it('during a break, and beyond a limit', async () => {
    await mira.call(contract.saferPlay.setLimit, { kind: 'stake', period: 'day', amount: '100000' });
    expect(await bet('r15', '100001')).toMatchObject({ code: 'limitReached' });
    await mira.call(contract.saferPlay.takeBreak, { length: '1d' });
    expect(await bet('r15', '1')).toMatchObject({ code: 'excluded' });
    expect(await platform.db.$count(vendorTransactions, eq(vendorTransactions.round, 'r15'))).toBe(0);
  });
});

describe('who cannot sign', () => {
  it.each([
    ['has another secret', { key: { ...vendorKey, secret: 'x'.repeat(32) } }],
    ['has no such key', { key: { ...vendorKey, id: 'nobody' } }],
    ['signed long ago', { now: () => new Date(platform.ports.clock.now().getTime() - 301_000) }],
  ])('%s, and is told nothing else', async (_, how) => {
    const answer = await callPlatform(platform, 'balance', { session: at.session }, how);
    expect(answer).toMatchObject({ status: 401, body: { code: 'signatureInvalid' } });
  });

  it('costs the vendor whose key was named nothing of its rate, and is soon counted', async () => {
    const config = {
      ...platform.config,
      vendorRate: { burst: 2, perSecond: 0.001 },
      rate: { burst: 3, perSecond: 0.001 },
    };
    const serve = createWalletApi({ ...platform, config });
    const app = { fetch: (request: Request) => serve(request, '198.51.100.7') };
    const ask = async (secret: string) =>
      (
        await callPlatform(
          { ...platform, app },
          'balance',
          { session: at.session },
          { key: { ...vendorKey, secret } },
        )
      ).body?.['code'];
    const guesses = [await ask('a guess'), await ask('a guess'), await ask('a guess'), await ask('a guess')];
    expect(guesses).toEqual(['signatureInvalid', 'signatureInvalid', 'signatureInvalid', 'tooManyRequests']);
    expect([await ask(vendorKey.secret), await ask(vendorKey.secret)]).toEqual([undefined, undefined]);
    expect(await ask(vendorKey.secret)).toBe('tooManyRequests');
  });

  it('is no vendor of the game', async () => {
    const [one] = await platform.db.select().from(accounts).limit(1);
    const asked = { session: `${one?.id}.x` };
    expect((await callPlatform(platform, 'balance', asked)).body).toMatchObject({ code: 'sessionEnded' });
  });
});

it('leaves the books in order, and bets in the betting record alone', async () => {
  const kinds = ['vendorBet', 'vendorReturn', 'vendorWin'];
  expect(await vendorPostings(platform)).toEqual({ kinds, moved: 0 });
  expect(await trialBalance(platform.db)).toEqual([]);
});
