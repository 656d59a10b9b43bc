import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { launchFixed } from '../../contract';
import { walletCalls, type WalletCallName } from '../../contract/wallet/calls';
import { sendSigned } from '../../contract/wallet/sendSigned';
import { transactionPassword } from '../../sandbox/testing/cashierFixture';
import { rows, type Db } from '../../sandbox/db/database';
import { outsideVendor, vendorKey } from '../../sandbox/testing/vendorSession';
import { filesIn } from '../../src/app/worker/documentText';
import type { Person } from './person';

/** What somebody does over and over, and what has to stand in the database afterwards: each thing once. */
export interface Visit {
  goOn(): Promise<unknown>;
  check(db: Db): Promise<void>;
}

const countOf = async (db: Db, query: ReturnType<typeof sql>): Promise<number> =>
  (await rows<{ count: number }>(db, sql`SELECT count(*)::int AS count ${query}`))[0]?.count ?? 0;
const accountOf = ({ username }: Person) =>
  sql`(SELECT id FROM accounts WHERE username_key = ${username} AND merchant_code = 'aurora')`;

const openGame = (person: Person) =>
  person.settle(
    'launch',
    person.api.games.launch({
      ...launchFixed,
      gameId: 'g0',
      vassalage: outsideVendor,
      username: person.username,
      token: '',
      merchantCode: 'aurora',
      language: 'en',
    }),
  );

/** Spins at a vendor outside, which asks for money by the wallet API: nothing of it has to be sent again. */
export async function spins(person: Person): Promise<Visit> {
  const call = async (name: WalletCallName, body: object): Promise<Record<string, unknown>> => {
    const answer = await sendSigned(
      {
        address: person.origin,
        key: vendorKey,
        now: () => new Date(),
        fetch: (url, init) => person.fetch(url, init),
      },
      walletCalls[name],
      body,
    ).catch(() => undefined);
    if (answer?.status === 200) person.answered += 1;
    else person.failed.push({ call: name, failure: { kind: 'http', status: answer?.status ?? 0 } });
    return answer?.body ?? {};
  };
  const url = new URL((await openGame(person))?.game_url ?? '');
  const [ticket, game] = [url.searchParams.get('ticket'), url.searchParams.get('game')];
  const { session, currency } = await call('authenticate', { ticket, game });
  const before = await person.settle('balance', person.api.wallet.balance({}));
  let rounds = 0;
  return {
    goOn: async () => {
      const of = { session, game, currency, round: randomUUID() };
      rounds += 1;
      await call('bet', { ...of, id: randomUUID(), amount: '200' });
      await call('win', { ...of, id: randomUUID(), amount: '150', endsRound: true });
    },
    check: async (db) => {
      const mine = sql`FROM bets WHERE account_id = ${accountOf(person)} AND kind = 'vendor'`;
      expect(await countOf(db, mine)).toBe(rounds);
      const after = await person.settle('balance', person.api.wallet.balance({}));
      expect(after?.sumBalance).toBe(String(BigInt(before?.sumBalance ?? '') - 50n * BigInt(rounds)));
    },
  };
}

/** Bets on draws by the minute, one ticket at a time. */
export function bets(person: Person): Visit {
  let placed = 0;
  const lottery = 'SSC_60';
  return {
    goOn: async () => {
      const table = await person.settle('table', person.api.lottery.table({ lottery, language: 'en' }));
      if (!table) return;
      const lines = [{ play: 'front2', picks: [['1'], ['5']], stake: '100', multiple: 1 }];
      const request = { lottery, issue: table.draw.issue, lines, total: '100', language: 'en' };
      // A draw may close meanwhile, as on any day.
      const answer = await person.settle('place', person.api.lottery.place(request), ['bets.closed']);
      placed += answer?.list.length ?? 0;
    },
    check: async (db) => {
      expect(placed).toBeGreaterThan(0);
      const mine = sql`FROM bets WHERE account_id = ${accountOf(person)} AND kind = 'lottery'`;
      expect(await countOf(db, mine)).toBe(placed);
    },
  };
}

/** Asks for money and calls it off again, as often in a day as the terms let anybody; reads the terms besides. */
export async function withdraws(person: Person, db: Db): Promise<Visit> {
  const mine = sql`FROM withdrawals WHERE account_id = ${accountOf(person)}`;
  const before = await countOf(db, mine);
  let asked = 0;
  return {
    goOn: async () => {
      const terms = await person.settle('terms', person.api.cashier.withdrawalTerms({}));
      if (!terms || terms.requestsLeft === 0) return;
      const rate = BigInt(terms.turnoverFeeRate + (terms.freeLeft > 0 ? 0 : terms.feeRate));
      const request = {
        account: terms.accounts[0]?.id ?? '',
        amount: '20000',
        fee: String((20_000n * rate) / 10_000n),
        transactionPassword,
      };
      const made = await person.settle('withdraw', person.api.cashier.withdraw(request));
      if (!made) return;
      asked += 1;
      await person.settle('cancel', person.api.cashier.cancelWithdrawal({ id: made.id }));
    },
    check: async () => {
      expect(asked).toBeGreaterThan(0);
      expect(await countOf(db, mine)).toBe(before + asked);
      expect(await countOf(db, sql`${mine} AND ended_at IS NULL`)).toBe(0);
    },
  };
}

/** Looks around: pages with their files, records, games, favourites. */
export function looksAround(person: Person): Visit {
  let isFavourite = false;
  let launchedAt = 0;
  return {
    goOn: async () => {
      for (const file of filesIn(await person.load('/'))) await person.load(file);
      await person.settle('list', person.api.games.list({ category: 'RNG', language: 'en', limit: '10' }));
      await person.settle(
        'favourite',
        person.api.games.setFavourite({ gameId: 'g0', favourite: !isFavourite }),
      );
      isFavourite = !isFavourite;
      // No client sends this one again; of many in a minute some are refused.
      if (Date.now() - launchedAt < 6_000) return;
      launchedAt = Date.now();
      await openGame(person);
    },
    check: async (db) => {
      const mine = sql`FROM favourites WHERE game_id = 'g0' AND account_id = ${accountOf(person)}`;
      expect(await countOf(db, mine)).toBe(Number(isFavourite));
    },
  };
}
