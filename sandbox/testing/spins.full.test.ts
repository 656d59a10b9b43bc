import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { trialBalance } from '../ledger/ledger';
import { demoWorld } from '../../demo/world';
import { openPlatformDatabase } from '../node/platformDatabase';
import { compareRounds } from './compareRounds';
import { makeFolder } from './makeFolder';
import { startRemote, type RemotePlatform } from './remote';
import { freePort } from '../node/freePort.mjs';
import { Refused, sitDown, spinOnce, type Acknowledged } from './slot';
import type { Visitor } from './visitor';

/** Rounds of play and sudden death; R8 and R9 ask for more at night: KILL_ROUNDS=200. */
const rounds = Number(process.env['KILL_ROUNDS'] ?? 2);
const players = 3;
const dataDir = makeFolder('sandbox-spins-');
const started: RemotePlatform[] = [];
afterAll(async () => {
  for (const platform of started) platform.kill('SIGKILL');
  await Promise.all(started.map(({ exit }) => exit));
  rmSync(dataDir, { recursive: true, force: true });
});

/** Somebody at the demo slot, over HTTP, with a memory of what the platform said. */
interface Player {
  username: string;
  visitor: Visitor;
  acknowledged: Acknowledged[];
  /** Key of the spin whose answer never came. */
  pending?: string;
}

/** Spins until the platform is gone. A refusal is no death: it fails the test. */
async function play(player: Player): Promise<void> {
  const seat = await sitDown(player.visitor, player.username);
  for (;;) {
    const key = randomUUID();
    player.pending = key;
    try {
      player.acknowledged.push(await spinOnce(seat, key));
      delete player.pending;
    } catch (error) {
      if (error instanceof Refused) throw error;
      return;
    }
  }
}

async function start(): Promise<RemotePlatform> {
  const platform = await startRemote({
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    GAME_PORT: String(await freePort()),
    GAME_MIN_SPIN_MS: '1',
  });
  started.push(platform);
  return platform;
}

/** The books against everybody's memory. */
async function compare(all: readonly Player[]): Promise<void> {
  const { db, close } = await openPlatformDatabase({ dataDir, databaseUrl: undefined }, { world: demoWorld });
  for (const player of all) await compareRounds(db, player);
  expect(await trialBalance(db)).toEqual([]);
  await close();
}

it(
  'loses no acknowledged spin when the platform is killed, and takes a repeated one once',
  { timeout: 900_000 },
  async () => {
    const all: Player[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const platform = await start();
      const table: Player[] = [];
      for (let seat = 1; seat <= players; seat += 1) {
        const player = { username: `spinner${round}x${seat}`, visitor: platform.visitor(), acknowledged: [] };
        const verification = await player.visitor.human('register');
        expect(await player.visitor.register(player.username, undefined, { verification })).toMatchObject({
          success: true,
        });
        table.push(player);
      }
      const playing = Promise.all(table.map(play));
      const enough = 5 + Math.floor(Math.random() * 30);
      const played = async (): Promise<void> => {
        while (table.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0) < enough) await pause(5);
      };
      await Promise.race([played(), playing]);
      platform.kill('SIGKILL');
      await platform.exit;
      await playing;
      all.push(...table);
      await compare(all);
    }

    // Whoever got no answer asks again with the same key, on the platform that came back.
    const platform = await start();
    for (const player of all.filter(({ pending }) => pending !== undefined)) {
      const again = platform.visitor();
      again.token = player.visitor.token;
      for (const [name, value] of player.visitor.cookies) again.cookies.set(name, value);
      const seat = await sitDown(again, player.username);
      const first = await spinOnce(seat, player.pending ?? '');
      expect(await spinOnce(seat, player.pending ?? '')).toEqual(first);
      player.acknowledged.push(first);
    }
    platform.kill('SIGTERM');
    expect(await platform.exit).toBe(0);
    await compare(all);
  },
);
