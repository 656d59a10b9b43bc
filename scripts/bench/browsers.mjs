// @ts-check
// The browser of the bench: the one that the tests use, started in two ways.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumArgs, findBrowser } from '../browser.mjs';

async function find() {
  const found = await findBrowser({ install: true });
  if (!found) throw new Error('No Chromium found. Set CHROME_PATH to a Chrome, Chromium or Edge binary.');
  return found;
}

/** A browser driven by Playwright, for measures that press and type. */
export async function launchBrowser() {
  const { executablePath, env } = await find();
  return chromium.launch({
    executablePath,
    args: chromiumArgs,
    env: { .../** @type {Record<string, string>} */ (process.env), ...env },
  });
}

/**
 * A browser that nobody drives yet, for Lighthouse: a second driver's sessions would be part of what is measured.
 * @returns {Promise<{ port: number, close: () => Promise<void> }>} the port of its debugging protocol
 */
export async function spawnBrowser() {
  const { executablePath, env } = await find();
  const profile = mkdtempSync(join(tmpdir(), 'bench-browser-'));
  const args = [
    ...chromiumArgs,
    '--headless',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    'about:blank',
  ];
  const child = spawn(executablePath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const close = async () => {
    child.kill('SIGKILL');
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  try {
    return { port: await portOf(child), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Reads the port that the browser chose from what it writes at its start. */
function portOf(/** @type {import('node:child_process').ChildProcess} */ child) {
  return new Promise((/** @type {(port: number) => void} */ resolve, reject) => {
    let said = '';
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`The browser ended at once: ${said}`)));
    child.stderr?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      said += text;
      const port = /DevTools listening on ws:\/\/[^/]*:(\d+)\//.exec(said)?.[1];
      if (port) resolve(Number(port));
    });
  });
}
