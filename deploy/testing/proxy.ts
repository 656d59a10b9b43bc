import { spawn, spawnSync } from 'node:child_process';
import { expect } from 'vitest';
import { inRoot } from '../../sandbox/node/root';
import { freePort } from '../../sandbox/node/freePort.mjs';
import { makeFolder } from './folders';

export const hasCaddy = spawnSync('caddy', ['version']).status === 0;

/** Runs the proxy of compose.yaml here: the same file, at ports of its own. */
export async function runProxy(variables: Record<string, string>, platforms: readonly string[]) {
  const folder = makeFolder('proxy');
  const child = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', inRoot('deploy/Caddyfile')], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      CADDY_ADMIN: `unix/${folder}/admin.sock`,
      HTTP_PORT: String(await freePort()),
      HTTPS_PORT: String(await freePort()),
      PLATFORMS: platforms.map((url) => new URL(url).host).join(' '),
      ...variables,
    },
  });
  let printed = '';
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const exit = new Promise((resolve) => child.once('exit', resolve));
  return {
    /** What it printed so far. */
    output: () => printed,
    stop: async (): Promise<void> => {
      child.kill('SIGTERM');
      await exit;
    },
  };
}

/** The same without TLS. Resolves once it answers. */
export async function startProxy(origin: string, platforms: readonly string[]) {
  const proxy = await runProxy({ SITE_HOST: origin }, platforms);
  const answers = () =>
    fetch(`${origin}/sandbox/alive`).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(answers).toBe(200);
  return proxy;
}
