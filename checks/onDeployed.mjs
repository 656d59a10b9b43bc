// @ts-check
// What an operator runs, tested with the programs of Debian that it runs beside:  node checks/onDeployed.mjs <deploy|failover>
import { spawnSync } from 'node:child_process';
import { installFromDebian } from '../scripts/debian.mjs';
import { vitestArgs } from './vitest.mjs';

const [step = 'deploy'] = process.argv.slice(2);
/** @type {Record<string, string>} */
const programs = {
  psql: 'postgresql-client',
  pgbouncer: 'pgbouncer',
  ...(step === 'failover'
    ? {
        patroni: 'patroni',
        etcd: 'etcd-server',
        haproxy: 'haproxy',
        '/usr/lib/postgresql/15/bin/postgres': 'postgresql-15',
      }
    : { caddy: 'caddy', 'docker-compose': 'docker-compose' }),
};
const env = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` };
const lacking = () =>
  Object.entries(programs).filter(
    ([name]) => spawnSync('sh', ['-c', `command -v ${name}`], { env }).status !== 0,
  );
const isCi = process.env['CI'] === 'true';
if (isCi && lacking().length > 0) installFromDebian(lacking().map(([, name]) => name));
const missing = lacking().map(([, name]) => name);
if (missing.length > 0)
  console.log(`Skips what needs ${missing.join(', ')} (Debian: apt-get install ${missing.join(' ')}).`);
const { status } = spawnSync(process.execPath, vitestArgs(step, ['--project', step]), {
  stdio: 'inherit',
  env,
});
process.exitCode = isCi && missing.length > 0 ? 1 : (status ?? 1);
