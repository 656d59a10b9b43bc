import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../sandbox/node/root';

const read = (path: string): string => readFileSync(inRoot(path), 'utf8');
const compose = read('compose.yaml');
const names = (text: string, sign: RegExp): string[] => [
  ...new Set([...text.matchAll(sign)].map(([, name = '']) => name)),
];
const variables = names(compose, /\$\{(\w+)/g);
const values = Object.fromEntries(variables.map((name) => [name, `the-${name.toLowerCase()}`]));
const { PATH } = process.env;
const has = (program: string): boolean => spawnSync(program, ['version'], { env: { PATH } }).status === 0;

describe('compose.yaml', () => {
  it('asks for each secret, has none itself, and docs/deployment.md names what it asks for', () => {
    expect(variables.length).toBeGreaterThan(4);
    expect(names(compose, /\$\{(\w+):-/g)).toEqual([]);
    expect(names(compose, /\$\{(\w+):\?Set \w+, [^}]+\.\}/g).sort()).toEqual([...variables].sort());
    const told = read('docs/deployment.md');
    expect(variables.filter((name) => !told.includes(`\`${name}\``))).toEqual([]);
  });

  const config = (given: Record<string, string>) =>
    spawnSync('docker-compose', ['--file', inRoot('compose.yaml'), 'config'], {
      encoding: 'utf8',
      env: { PATH, ...given },
      cwd: '/',
    });

  it.skipIf(!has('docker-compose'))('is one that Compose reads', () => {
    const { status, stdout, stderr } = config(values);
    expect([status, stderr]).toEqual([0, '']);
    for (const name of ['database', 'pooler', 'platform-1', 'platform-2', 'proxy'])
      expect(stdout).toMatch(new RegExp(`^  ${name}:$`, 'm'));
    expect(stdout).toContain('postgres://platform:the-platform_password@pooler:6432/platform');
    expect(stdout).toContain('postgres://platform:the-platform_password@database:5432/platform');
  });

  it.skipIf(!has('docker-compose'))('takes keys, mail and operators from a file beside it', () => {
    const more = inRoot('deploy/compose.secured.yaml');
    const own = {
      SECRETS: '/srv/secrets',
      MAIL_URL: 'smtps://u:p@mail.example:465',
      MAIL_FROM: 'A <a@b.example>',
    };
    const args = ['--file', inRoot('compose.yaml'), '--file', more, 'config'];
    const run = (given: Record<string, string>) =>
      spawnSync('docker-compose', args, { encoding: 'utf8', env: { PATH, ...values, ...given }, cwd: '/' });
    const { status, stdout, stderr } = run(own);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout.match(/WRAP_KEYS: \/run\/platform\/wrap\.json/g)).toHaveLength(2);
    expect(stdout.match(/\/srv\/secrets/g)).toHaveLength(2);
    for (const name of Object.keys(own))
      expect(run({ ...own, [name]: '' }).stderr).toContain(`Set ${name}, `);
    const told = read('docs/deployment.md');
    const set = names(read('deploy/compose.secured.yaml'), /^ {4}([A-Z_]+):/gm);
    expect([...Object.keys(own), ...set].filter((name) => !told.includes(`\`${name}\``))).toEqual([]);
  });

  it.skipIf(!has('docker-compose')).each(variables)('says in a sentence that %s is missing', (name) => {
    const { [name]: _, ...others } = values;
    const { status, stderr } = config(others);
    expect(status).not.toBe(0);
    expect(stderr).toContain(`Set ${name}, `);
  });
});

it.skipIf(!has('caddy'))('the proxy’s configuration is one that Caddy takes', () => {
  const { status, stdout } = spawnSync(
    'caddy',
    ['validate', '--adapter', 'caddyfile', '--config', inRoot('deploy/Caddyfile')],
    { encoding: 'utf8', env: { PATH, HOME: '/tmp', SITE_HOST: 'localhost', PLATFORMS: 'a:4000 b:4000' } },
  );
  expect(stdout).toContain('Valid configuration');
  expect(status).toBe(0);
});

describe('deploy/cluster', () => {
  it('is told in docs/cluster.md by every variable that it asks for', () => {
    const told = read('docs/cluster.md');
    const asked = names(read('deploy/cluster/haproxy.cfg'), /\$\{(\w+)/g);
    expect(asked.length).toBeGreaterThan(3);
    expect(asked.filter((name) => !told.includes(`\`${name}\``))).toEqual([]);
  });

  it('ends a primary’s time before another one’s begins, as Patroni asks', () => {
    const seconds = (name: string): number =>
      Number(new RegExp(`^ +${name}: (\\d+)$`, 'm').exec(read('deploy/cluster/patroni.yml'))?.[1]);
    expect(seconds('loop_wait') + 2 * seconds('retry_timeout')).toBeLessThanOrEqual(seconds('ttl'));
  });
});

describe('the image', () => {
  const stage = read('Dockerfile').slice(read('Dockerfile').indexOf('AS platform'));

  it('runs what is tested here, as nobody with rights, and ends when it is asked to', () => {
    expect(read('Dockerfile')).toMatch(/^RUN .*deploy\/build\.sh \/platform /m);
    expect(stage).toContain('\nENTRYPOINT ["deploy/start.sh"]\n');
    expect(stage).toContain('\nUSER node\n');
    expect(stage).toContain('\nSTOPSIGNAL SIGTERM\n');
    expect(stage).toContain('\nHEALTHCHECK ');
    // Nothing of the stage that builds comes along but that folder.
    expect(names(stage, /^(?:COPY|ADD|RUN) (.*)$/gm)).toEqual(['--from=build /platform /platform']);
  });

  it.each(['build.sh', 'start.sh', 'roles.sh', 'pooler.sh'])('deploy/%s can be run', (name) => {
    expect(statSync(inRoot('deploy', name)).mode & 0o111).toBe(0o111);
    expect(spawnSync('sh', ['-n', inRoot('deploy', name)]).status).toBe(0);
  });

  it('is built from nothing that is secret or of this machine', () => {
    const left = read('.dockerignore').split('\n');
    for (const path of ['.git', '.data', '.cache', '**/node_modules', '**/.env*', 'dist'])
      expect(left).toContain(path);
  });
});
