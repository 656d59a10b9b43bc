// What a balance and a spin of the platform cost beside the floors, in a process of its own: prints its figures as JSON.
import { readFileSync, readdirSync } from 'node:fs';
import pg from 'pg';
import { createPlatformFloors, floorAccount } from '../../bench/floors/platform';
import { contract } from '../../contract';
import { createGameTestPlatform } from '../../sandbox/testing/gameSession';

/** What one call costs: CPU of this process and of PostgreSQL, in ms, and how often it asks the database. */
interface Cost {
  node: number;
  postgres: number;
  roundTrips: number;
}

const warmUps = 300;
const turns = 1_000;

/**
 * CPU of a server's processes so far, in ms, by the pid of one of its connections; of those that ended, too. Source: proc(5),
 * 100 ticks a second.
 */
function cpuOfServer(backend: number): number {
  const statOf = (pid: string): string[] => {
    try {
      return readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ');
    } catch {
      return [];
    }
  };
  const [, postmaster = ''] = statOf(String(backend));
  return readdirSync('/proc')
    .filter((pid) => pid === postmaster || (/^\d+$/.test(pid) && statOf(pid)[1] === postmaster))
    .map((pid) =>
      statOf(pid)
        .slice(11, 13)
        .reduce((sum, ticks) => sum + Number(ticks) * 10, 0),
    )
    .reduce((sum, each) => sum + each, 0);
}

const games = await createGameTestPlatform();
const { platform } = games;
try {
  const url = (platform.db as unknown as { $client: pg.Pool }).$client.options.connectionString;
  const pool = new pg.Pool({ connectionString: url, max: 8 });
  const { rows } = await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const backend = rows[0]?.pid ?? 0;
  const floors = await createPlatformFloors(pool);

  // Round trips are what is sent, whoever sends it.
  let sent = 0;
  const client = pg.Client.prototype as unknown as { query: (...words: unknown[]) => unknown };
  const { query } = client;
  client.query = function (this: unknown, ...words) {
    sent += 1;
    return query.apply(this, words);
  };

  const costOf = async (work: (turn: number) => Promise<unknown>): Promise<Cost> => {
    for (let turn = 0; turn < warmUps; turn += 1) await work(turn);
    const [began, server, before] = [process.cpuUsage(), cpuOfServer(backend), sent];
    for (let turn = warmUps; turn < warmUps + turns; turn += 1) await work(turn);
    const { user, system } = process.cpuUsage(began);
    return {
      node: (user + system) / 1_000 / turns,
      postgres: (cpuOfServer(backend) - server) / turns,
      roundTrips: (sent - before) / turns,
    };
  };

  const member = await games.signIn('member');
  const game = await games.openGame(member);
  const address = (turn: number): string => `http://localhost/accounts/${floorAccount(turn)}`;
  const read = await costOf(async (turn) => (await floors.fetch(new Request(address(turn)))).json());
  const write = await costOf(async (turn) => {
    const init = { method: 'POST', body: '{"delta":1}', headers: { 'content-type': 'application/json' } };
    return (await floors.fetch(new Request(address(turn), init))).json();
  });
  const balance = await costOf(async () => {
    const { success } = await member.call(contract.wallet.balance, {});
    if (!success) throw new Error('The platform refused a balance call.');
  });
  const spin = await costOf(() => game.play('20'));
  console.log(JSON.stringify({ read, write, balance, spin }));
  await pool.end();
} finally {
  await platform.close();
}
