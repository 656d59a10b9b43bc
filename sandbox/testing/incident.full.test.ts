import { exec } from 'node:child_process';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract } from '../../contract';
import { stepsOf } from '../../scripts/guides/read.mjs';
import { inRoot } from '../node/root';
import { makeFolder } from './makeFolder';
import { startRemote, type RemotePlatform } from './remote';
import { freePort } from '../node/freePort.mjs';

const home = makeFolder('sandbox-incident-');
const variables = { DATA_DIR: join(home, 'data'), PORT: '', GAME_PORT: '' };
const evidence = join(home, 'evidence.tar.gz');
let platform: RemotePlatform;

beforeAll(async () => {
  variables.PORT = String(await freePort());
  variables.GAME_PORT = String(await freePort());
  platform = await startRemote(variables);
}, 180_000);
afterAll(async () => {
  platform.kill('SIGTERM');
  await platform.exit;
  rmSync(home, { recursive: true, force: true });
});

/** Says the commands that stand below a heading of docs/incident.md, and gives what they answered. */
async function walk(heading: string): Promise<string> {
  const [, section = ''] = readFileSync(inRoot('docs/incident.md'), 'utf8').split(`## ${heading}\n`);
  const commands = stepsOf(section.split('\n## ')[0] ?? '').map(({ text }) => text);
  expect(commands.length).toBeGreaterThan(0);
  const answers: string[] = [];
  for (const command of commands) {
    const env = { ...process.env, DATABASE_URL: '', ...variables, EVIDENCE: evidence };
    answers.push((await promisify(exec)(command, { cwd: inRoot(), env })).stdout);
  }
  return answers.join('\n');
}

it('the page for incidents finds out, stops, keeps and opens again by its commands alone', async () => {
  const began = Date.now();
  const mira = platform.visitor();
  expect(await mira.loginAs('member')).toMatchObject({ success: true });
  expect(await walk('Look')).toContain('0 faults.');

  await walk('Stop it');
  const balance = () => mira.call(contract.wallet.balance, {});
  expect(await balance()).toMatchObject({ success: false, errorCode: 'platform.maintenance' });

  await walk('Keep what shows it');
  expect(statSync(evidence).size).toBeGreaterThan(1_000_000);
  expect(statSync(evidence).mode & 0o077).toBe(0);

  expect(await walk('Open again')).toContain('0 faults.');
  // Whoever was signed in is not any more.
  expect(await balance()).toMatchObject({ success: false, errorCode: 'session.disabled' });
  expect(await mira.loginAs('member')).toMatchObject({ success: true });
  console.log(`  ${((Date.now() - began) / 60_000).toFixed(1)} min`);
}, 300_000);
