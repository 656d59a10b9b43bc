import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../contract';
import { inRoot } from '../node/root';
import { makeFolder } from './makeFolder';
import { startRemote, type RemotePlatform } from './remote';
import { freePort } from '../node/freePort.mjs';

const brands = readdirSync(inRoot('brands')).filter((name) => !name.endsWith('.md'));
const home = makeFolder('without-demo-');
/** What an operator deploys: the platform, its contract and the brands, and nothing of the demo. */
const deployed = ['package.json', 'tsconfig.json', 'contract', 'sandbox', 'brands', 'scripts/platform.ts'];

describe('a folder without the demo', { timeout: 180_000 }, () => {
  let gamePort = 0;
  let port = 0;
  let running: RemotePlatform;
  beforeAll(async () => {
    for (const path of deployed) {
      mkdirSync(dirname(join(home, path)), { recursive: true });
      cpSync(inRoot(path), join(home, path), { recursive: true });
    }
    symlinkSync(inRoot('node_modules'), join(home, 'node_modules'), 'dir');
    [port, gamePort] = [await freePort(), await freePort()];
    const variables = { PORT: String(port), GAME_PORT: String(gamePort), DATA_DIR: join(home, 'data') };
    running = await startRemote({ ...variables, PRODUCTION: '1', WRAP_KEYS: 'none' }, home);
  }, 180_000);
  afterAll(async () => {
    running.kill('SIGTERM');
    await running.exit;
    rmSync(home, { recursive: true, force: true });
  });

  it('is enough for a production platform', async () => {
    expect(running.output()).toContain('Platform at');
    const health = await fetch(`http://127.0.0.1:${port}/sandbox/health`);
    expect(await health.json()).toEqual({ up: true, takesBets: true });
  });

  it('serves each brand of the operator, whose accounts nobody printed', async () => {
    for (const merchant of brands) {
      const visitor = running.visitor({ merchant });
      expect(await visitor.call(contract.start.whitelabel, {})).toMatchObject({ success: true });
      expect((await visitor.login('mira', 'a long password')).errorCode).toBe('login.rejected');
    }
  });

  it('lets a newcomer register and sign in, whose wallet is empty and who plays nothing yet', async () => {
    for (const merchant of brands) {
      const newcomer = running.visitor({ merchant });
      const verification = await newcomer.human('register');
      expect(await newcomer.register('newcomer1', undefined, { verification })).toMatchObject({
        success: true,
      });
      expect(await newcomer.call(contract.wallet.balance, {})).toMatchObject({ value: { sumBalance: '0' } });
      expect(await running.visitor({ merchant }).login('newcomer1', 'a long password')).toMatchObject({
        success: true,
      });
    }
  });

  it('has no pictures, no game, no payment page and no chat of anybody', async () => {
    const picture = await fetch(`http://127.0.0.1:${port}/img/1/cover/1.webp`);
    expect(picture.status).toBe(404);
    await expect(fetch(`http://127.0.0.1:${gamePort}/play/any`)).rejects.toThrow();
  });

  it('is not enough for the demo, and says so', async () => {
    const variables = { PORT: String(await freePort()), DATA_DIR: join(home, 'other') };
    await expect(startRemote(variables, home)).rejects.toMatchObject({
      message: expect.stringContaining('demo/guests'),
      cause: 1,
    });
  });

  it('is not enough without a brand, and says so', async () => {
    rmSync(join(home, 'brands'), { recursive: true });
    const variables = {
      PORT: String(await freePort()),
      DATA_DIR: join(home, 'none'),
      PRODUCTION: '1',
      WRAP_KEYS: 'none',
    };
    await expect(startRemote(variables, home)).rejects.toMatchObject({
      message: 'There is no brand to serve: brands/ has none. npm run brand:new writes one.\n',
      cause: 1,
    });
  });
});
