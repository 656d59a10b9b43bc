import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until, type Place } from './driver';
import { freePort } from '#sandbox/node/freePort.mjs';

/** WebKit's driver on a screen of its own. */
export interface WebkitProcess {
  port: number;
  end(): Promise<void>;
}

/** Zone, language and clock of WebKit are those of its process. */
export async function startWebkit({ locale, zone, clockOff }: Place): Promise<WebkitProcess> {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  const children: ChildProcess[] = [];
  const run = (command: string, args: string[], env: NodeJS.ProcessEnv): ChildProcess => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'ignore'],
      // With what it starts, to be ended together.
      detached: true,
    });
    children.push(child);
    return child;
  };
  const screen = run('Xvfb', ['-displayfd', '1', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'], {});
  const display = await new Promise<string>((resolve, reject) => {
    screen.stdout?.setEncoding('utf8').once('data', (text: string) => resolve(`:${text.trim()}`));
    screen.once('exit', () => reject(new Error('Xvfb did not start.')));
  });
  const port = await freePort();
  const driver = ['WebKitWebDriver', `--port=${port}`, '--host=127.0.0.1'];
  const late = clockOff === 0 ? [] : ['faketime', '-f', `${clockOff > 0 ? '+' : ''}${clockOff}m`];
  const [command = '', ...args] = [...late, ...driver];
  run(command, args, {
    DISPLAY: display,
    HOME: home,
    TZ: zone,
    LANG: 'C.UTF-8',
    LANGUAGE: locale.replace('-', '_'),
    NO_AT_BRIDGE: '1',
    ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
  }).stdout?.resume();
  await until('WebKitWebDriver answers', () =>
    fetch(`http://127.0.0.1:${port}/status`).then(
      () => true,
      () => undefined,
    ),
  );
  return {
    port,
    async end() {
      for (const child of children.reverse())
        if (child.pid !== undefined && child.exitCode === null) {
          const ended = new Promise((resolve) => child.once('exit', resolve));
          process.kill(-child.pid, 'SIGTERM');
          await ended;
        }
      rmSync(home, { recursive: true, force: true });
    },
  };
}
