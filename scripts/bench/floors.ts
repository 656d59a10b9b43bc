// What a balance, a spin and sixteen clients with nine balances for each spin cost the platform beside the floors, in a
// process of its own: prints its figures as JSON.
import { readFileSync, readdirSync } from 'node:fs';
import pg from 'pg';
import { createPlatformFloors, floorAccount } from '../../bench/floors/platform';
import { contract } from '../../contract';
import type { Visitor } from '../../sandbox/testing/visitor';
import { quantile } from './figures.mjs';
import { createGameTestPlatform, type GameSession } from '../../sandbox/testing/gameSession';

/** What one call costs: CPU of this process and of PostgreSQL, in ms, and how often it asks the database. */
interface Cost {
  node: number;
  postgres: number;
  roundTrips: number;
}

const warmUps = 300;
/** Works take turns, so that what else the machine does falls on all of them alike. */
const rounds = 10;
const turns = 100;
/** Who asks at the same time, and how often each has nine balances and a spin. */
const [clients, hands] = [16, 8];

/** Fields of proc(5)'s stat after the name of the process; none for one that has ended. */
function statOf(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
  } catch {
    return [];
  }
}

/** CPU of a process so far, in ms: the first field of schedstat, in ns; 0 for one that has ended. */
function cpuOf(pid: string): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return 0;
  }
}

/** CPU of a server's processes so far, in ms; of those that ended, too, which its first process was told in 100 ticks a second. */
function cpuOfServer(postmaster: string): number {
  const children = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && statOf(pid)[1] === postmaster);
  const [user = 0, system = 0] = statOf(postmaster).slice(13, 15).map(Number);
  return [postmaster, ...children].reduce((sum, pid) => sum + cpuOf(pid), (user + system) * 10);
}

const games = await createGameTestPlatform();
const { platform } = games;
try {
  // The platform may make no tables.
  const pool = new pg.Pool({ connectionString: platform.ownerUrl, max: 8 });
  const { rows } = await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const [, postmaster = ''] = statOf(String(rows[0]?.pid));
  const floors = await createPlatformFloors(pool);

  // Round trips are what is sent, whoever sends it.
  let sent = 0;
  const client = pg.Client.prototype as unknown as { query: (...words: unknown[]) => unknown };
  const { query } = client;
  client.query = function (this: unknown, ...words) {
    sent += 1;
    return query.apply(this, words);
  };

  const balanceOf = async (visitor: Visitor): Promise<void> => {
    const { success } = await visitor.call(contract.wallet.balance, {});
    if (!success) throw new Error('The platform refused a balance call.');
  };
  const member = await games.signIn('member');
  const game = await games.openGame(member);
  const address = (turn: number): string => `http://localhost/accounts/${floorAccount(turn)}`;
  const works = {
    read: async (turn: number) => (await floors.fetch(new Request(address(turn)))).json(),
    write: async (turn: number) => {
      const init = { method: 'POST', body: '{"delta":1}', headers: { 'content-type': 'application/json' } };
      return (await floors.fetch(new Request(address(turn), init))).json();
    },
    balance: () => balanceOf(member),
    spin: () => game.play('20'),
  };
  const nothing = (): Cost => ({ node: 0, postgres: 0, roundTrips: 0 });
  const costs = { read: nothing(), write: nothing(), balance: nothing(), spin: nothing() };
  for (let round = -1; round < rounds; round += 1)
    for (const [name, work] of Object.entries(works)) {
      const [began, server, before] = [process.cpuUsage(), cpuOfServer(postmaster), sent];
      const count = round < 0 ? warmUps : turns;
      for (let turn = 0; turn < count; turn += 1) await work(warmUps + round * turns + turn);
      if (round < 0) continue;
      const { user, system } = process.cpuUsage(began);
      const cost = costs[name as keyof typeof works];
      cost.node += (user + system) / 1_000 / (rounds * turns);
      cost.postgres += (cpuOfServer(postmaster) - server) / (rounds * turns);
      cost.roundTrips += (sent - before) / (rounds * turns);
    }

  await pool.query("UPDATE games SET free_play = true WHERE id = 'g0'");
  const players: { visitor: Visitor; game: GameSession }[] = [];
  for (let client = 0; client < clients; client += 1) {
    const visitor = platform.visitor({ address: `198.51.${client}.7` });
    const { success, errorCode } = await visitor.freeplay();
    if (!success) throw new Error(`No trial account: ${String(errorCode)}.`);
    players.push({ visitor, game: await games.openGame(visitor) });
  }
  const times: number[] = [];
  const timed = async (work: () => Promise<unknown>): Promise<void> => {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  };
  const playHand = async ({ visitor, game }: (typeof players)[number]): Promise<void> => {
    for (let read = 0; read < 9; read += 1) await timed(() => balanceOf(visitor));
    await timed(() => game.play('20'));
  };
  await Promise.all(players.map(playHand));
  times.length = 0;
  const [began, server] = [process.cpuUsage(), cpuOfServer(postmaster)];
  await Promise.all(
    players.map(async (player) => {
      for (let hand = 0; hand < hands; hand += 1) await playHand(player);
    }),
  );
  const { user, system } = process.cpuUsage(began);
  const mixed = {
    cpu: ((user + system) / 1_000 + cpuOfServer(postmaster) - server) / times.length,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
  };
  console.log(JSON.stringify({ ...costs, mixed }));
  await pool.end();
} finally {
  await platform.close();
}
