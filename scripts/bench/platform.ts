// How much the platform bears on the embedded database, in a process of its own: prints its figures as JSON.
import { performance } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import { contract } from '../../contract';
import { openAccount, openHouseAccount, post } from '../../sandbox/ledger/ledger';
import { createTestPlatform } from '../../sandbox/testing/createTestPlatform';

/** How often something was done in a second, and how long it took at most for 99 of 100. */
interface Rate {
  perSecond: number;
  /** ms */
  p99: number;
}

const seconds = 5;
const warmUps = 50;

/** @param clients how many ask at the same time, each for one thing after the other */
async function rateOf(work: (turn: number) => Promise<void>, clients = 1): Promise<Rate> {
  for (let turn = 0; turn < warmUps; turn += 1) await work(turn);
  const times: number[] = [];
  const began = performance.now();
  let turn = warmUps;
  const ask = async (): Promise<void> => {
    for (let now = performance.now(); now - began < seconds * 1000;) {
      await work((turn += 1));
      const then = now;
      now = performance.now();
      times.push(now - then);
    }
  };
  await Promise.all(Array.from({ length: clients }, ask));
  const sorted = times.toSorted((a, b) => a - b);
  return {
    perSecond: times.length / ((performance.now() - began) / 1000),
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
  };
}

const platform = await createTestPlatform();
try {
  const member = platform.visitor();
  await member.loginAs('member');
  const balances = await rateOf(async () => {
    const { success } = await member.call(contract.wallet.balance, {});
    if (!success) throw new Error('The platform refused a balance call.');
  }, 16);
  const reads = await rateOf(async () => {
    await platform.db.execute(sql`SELECT 1`);
  }, 16);

  const at = platform.ports.clock.now();
  const bank = await openHouseAccount(platform.db, {
    merchant: 'aurora',
    purpose: 'bank',
    currency: 'USD',
    at,
  });
  await openAccount(platform.db, {
    id: 'bench',
    ownerId: 'aurora-mira',
    purpose: 'bench',
    currency: 'USD',
    at,
  });
  const posts = await rateOf(async (turn) => {
    const id = `bench-${turn}`;
    const postings = [
      { account: bank, amount: -1n },
      { account: 'bench', amount: 1n },
    ];
    await post(platform.db, { id, actor: 'bench', key: id, kind: 'bench', postings, at });
  });
  console.log(JSON.stringify({ balances, reads, posts }));
} finally {
  await platform.close();
}
