import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { contract, type LotteryTable } from '../../contract';
import { demoGuests } from '../../demo/guests';
import { startPlatform, type RunningPlatform } from '../node';
import { makeFolder } from './makeFolder';
import { remoteVisitor } from './remote';
import { freePort } from '../node/freePort.mjs';

// Two processes of one platform, and the clock of the second is six seconds ahead.

const aheadMs = 6_000;
const folder = makeFolder('sandbox-clocks-');
const running: RunningPlatform[] = [];
const logged: string[] = [];

async function start(variables: Record<string, string>, ahead = 0): Promise<string> {
  const port = await freePort();
  const platform = await startPlatform(
    { LOG_LEVEL: 'error', ...variables, PORT: String(port), GAME_PORT: String(await freePort()) },
    { guests: demoGuests, machine: { now: () => new Date(Date.now() + ahead) } },
  );
  running.push(platform);
  return `http://127.0.0.1:${port}`;
}

let right: string;
let wrong: string;
beforeAll(async () => {
  right = await start({ DATA_DIR: folder });
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => logged.push(String(text)) > 0);
  wrong = await start({ DATABASE_URL: running[0]?.databaseUrl ?? '' }, aheadMs);
}, 180_000);
afterAll(async () => {
  vi.restoreAllMocks();
  for (const platform of running.toReversed()) await platform.close();
  rmSync(folder, { recursive: true, force: true });
});

const health = async (origin: string) => (await fetch(`${origin}/sandbox/health`)).json();

it('a process whose clock is off takes no bets and says so to player, operator and log; the other one goes on', async () => {
  expect(await health(right)).toEqual({ up: true, takesBets: true });
  expect(await health(wrong)).toEqual({ up: true, takesBets: false });
  expect(logged.join()).toMatch(/no bets are taken.*"differsByMs":(5[89]|60)\d\d\b/);

  for (const origin of [wrong, right]) {
    const visitor = remoteVisitor(origin);
    expect(await visitor.loginAs('member')).toMatchObject({ success: true });
    const read = async () =>
      (await visitor.call(contract.lottery.table, { lottery: 'SSC_60', language: 'en' }))
        .value as LotteryTable;
    const balance = async () => (await visitor.call(contract.wallet.balance, {})).value;
    // What it shows is not ahead either: nobody learns an outcome there before the other closes.
    expect(Math.abs(Date.parse((await read()).now) - Date.now())).toBeLessThan(2_000);
    const before = await balance();
    // A draw closes every minute: the next one is open then.
    await vi.waitFor(
      async () => {
        const line = { play: 'front2', picks: [['1'], ['0']], stake: '100', multiple: 1 };
        const placed = await visitor.call(
          contract.lottery.place,
          {
            lottery: 'SSC_60',
            issue: (await read()).draw.issue,
            lines: [line],
            total: '100',
            language: 'en',
          },
          { key: `clock-${crypto.randomUUID()}` },
        );
        expect(placed).toMatchObject(
          origin === wrong ? { errorCode: 'bets.paused', status: 409 } : { success: true },
        );
      },
      { timeout: 20_000, interval: 1_000 },
    );
    if (origin === wrong) expect(await balance()).toEqual(before);
    else expect(await balance()).not.toEqual(before);
  }
}, 60_000);
