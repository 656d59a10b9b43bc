import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Finding, Report } from '../../scripts/conformance/finding';
import { writeReport } from '../../scripts/conformance/report';
import { CannotBegin, type RunOptions } from '../../scripts/conformance/context';
import { runConformance } from '../../scripts/conformance/run';
import { inRoot } from '../node/root';
import { plantsFor } from './brokenPlatforms';
import { createTestPlatform, type TestPlatform } from './createTestPlatform';
import { startRemote, type RemotePlatform } from './remote';
import { freePort } from '../node/freePort.mjs';

const site = 'https://site.example';
let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ origins: [site] });
});
afterAll(() => platform.close());

const plain: RunOptions['fetch'] = async (url, init) =>
  platform.app.fetch(new Request(url, init), { address: '203.0.113.7' });

const run = (options: Partial<RunOptions>): Promise<Report> =>
  runConformance({
    platform: 'http://127.0.0.1',
    merchant: 'aurora',
    timeout: 15_000,
    member: { username: 'mira', password: 'harbour-light' },
    agent: { username: 'arun', password: 'copper-bridge' },
    writes: false,
    only: [],
    fetch: plain,
    ...options,
  });

describe('the conformance run', () => {
  it('finds that the sandbox keeps the contract, in every call', { timeout: 300_000 }, async () => {
    const report = await run({ site });
    expect(report.findings).toEqual([]);
    expect(report.calls).toBeGreaterThan(190);
    expect(report.requests).toBeGreaterThan(1_500);
    expect(writeReport(report)).toContain('It keeps the contract.');
  });

  it('finds the same with writes, whose keys are remembered', { timeout: 300_000 }, async () => {
    const areas = [
      'cashier',
      'games',
      'messages',
      'missions',
      'points',
      'promotions',
      'rewards',
      'saferPlay',
    ];
    const report = await run({ writes: true, only: [...areas, 'security', 'support', 'team', 'wallet'] });
    expect(report.findings).toEqual([]);
    // An account that goes on being used is not closed, moved or paid from.
    const untried = report.skipped.map(({ call }) => call);
    expect(untried).toEqual(expect.arrayContaining(['saferPlay.exclude', 'cashier.withdraw']));
    expect(untried).not.toContain('cashier.createDeposit');
  });
});

describe('a planted deviation is found', () => {
  it.each(plantsFor(plain))(
    '$what',
    { timeout: 60_000 },
    async ({ call, check, says, mend, fetch, options }) => {
      const before = (await run({ ...options, only: [call] })).findings;
      expect(before).toEqual([]);
      const report = await run({ ...options, only: [call], fetch });
      const found = report.findings.find((each: Finding) => each.call === call && each.check === check);
      expect(found, JSON.stringify(report.findings, undefined, 1)).toMatchObject({ severity: 'must' });
      expect(found?.says).toMatch(says);
      expect(found?.mend).toMatch(mend);
      // The sentence names the call by itself, wherever it is read.
      expect(check === 'cookie' || found?.says.includes(call)).toBe(true);
      const text = writeReport(report);
      expect(text).toContain('What must change');
      expect(text).toMatch(/\d+ things? must change in \d+ calls?/);
    },
  );
});

// Last, because a wrong password is remembered.
describe('a run that cannot begin', () => {
  it('says why', async () => {
    await expect(run({ only: ['nowhere'] })).rejects.toThrow(CannotBegin);
    await expect(run({ member: { username: 'mira', password: 'wrong' } })).rejects.toThrow(
      /mira could not be signed in: session\.login answered with `login\.rejected`/,
    );
  });
});

describe('the command', () => {
  let remote: RemotePlatform;
  const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
  beforeAll(async () => {
    const [port, gamePort] = [await freePort(), await freePort()];
    remote = await startRemote({ PORT: String(port), GAME_PORT: String(gamePort), DATA_DIR: folder });
  }, 120_000);
  afterAll(async () => {
    remote.kill('SIGTERM');
    await remote.exit;
    rmSync(folder, { recursive: true, force: true });
  });

  const command = (
    words: readonly string[],
    env: Record<string, string>,
  ): Promise<{ code: number | null; out: string; err: string }> =>
    new Promise((resolve) => {
      const child = spawn(process.execPath, [inRoot('scripts/conformance.mjs'), ...words], {
        env: { ...process.env, CONFORMANCE_PASSWORD: '', CONFORMANCE_AGENT_PASSWORD: '', ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let [out, err] = ['', ''];
      child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
      child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
      child.on('close', (code) => resolve({ code, out, err }));
    });

  it('passes a platform over the network, and speaks to programs', { timeout: 120_000 }, async () => {
    const words = ['--platform', remote.origin, '--account', 'mira', '--only', 'wallet', '--timeout', '60'];
    const { code, out, err } = await command([...words, '--json'], { CONFORMANCE_PASSWORD: 'harbour-light' });
    expect(err).toBe('');
    expect(JSON.parse(out)).toMatchObject({ platform: remote.origin, findings: [] });
    expect(code).toBe(0);
  });

  it('takes no password from its words, and says what it lacks', { timeout: 60_000 }, async () => {
    const words = ['--platform', remote.origin, '--account', 'mira'];
    expect(await command(words, {})).toMatchObject({
      code: 2,
      err: expect.stringContaining('CONFORMANCE_PASSWORD') as string,
    });
    expect((await command([...words, '--password', 'x'], {})).code).toBe(2);
    expect((await command(['--platform', 'nowhere', '--account', 'mira'], {})).err).toContain(
      'takes an origin',
    );
  });
});
