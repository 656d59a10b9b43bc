import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { appendFileSync, chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { giveTo, type ServerUser } from '../../sandbox/node/embedded/serverUser';
import { inRoot } from '../../sandbox/node/root';
import { freePort } from '../../sandbox/node/freePort.mjs';
import { childrenOf, kill } from './processes';

/** Three machines, here: each has an address of its own on this one. */
const addresses = ['127.0.0.11', '127.0.0.12', '127.0.0.13'] as const;
export type NodeName = `node-${1 | 2 | 3}`;
const nameAt = (index: number): NodeName => `node-${(index + 1) as 1 | 2 | 3}`;

const path = `${process.env['PATH'] ?? ''}:/usr/sbin`;
const bin = '/usr/lib/postgresql/15/bin';

/** Programs of Debian without which there is no cluster to try. */
export function lackingPrograms(): string[] {
  const programs = ['patroni', 'etcd', 'haproxy', 'pgbouncer', 'psql', `${bin}/postgres`];
  const env = { ...process.env, PATH: path };
  return programs.filter((name) => spawnSync('sh', ['-c', `command -v ${name}`], { env }).status !== 0);
}

/** Whom everything of the cluster runs as: PostgreSQL refuses root. */
function clusterUser(): ServerUser {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout),
  );
  if (!uid || !gid) throw new Error('There is no user postgres here.');
  return { uid, gid };
}

const members = v.object({
  members: v.array(
    v.object({ name: v.string(), role: v.string(), state: v.string(), timeline: v.optional(v.number()) }),
  ),
});
type Member = v.InferOutput<typeof members>['members'][number];

/** Ends what is left when this process was killed: its pids, the servers of Patroni, then the folder. */
const watchmansOrders =
  'read _; kill -9 $(cat "$0/pids") 2>/dev/null; for f in "$0"/*/data/postmaster.pid; do kill -9 $(head -1 "$f"); done; sleep 1; rm -rf "$0"';

const portNames = ['postgres', 'rest', 'etcd', 'peer', 'write', 'read', 'health', 'pooler'] as const;
type Ports = Record<(typeof portNames)[number], number>;

/** A cluster as docs/cluster.md has it, on this machine: the files of deploy/cluster, and PgBouncer before HAProxy. */
export class Cluster {
  readonly #user = clusterUser();
  readonly #folder = mkdtempSync(join(tmpdir(), 'cluster-'));
  readonly #running = new Map<string, ChildProcess>();
  readonly #password = 'let-me-in';
  #ports!: Ports;
  #watchman: ChildProcess | undefined;

  /** Starts three nodes, makes the roles, and puts HAProxy and PgBouncer before them. */
  async start(): Promise<void> {
    chmodSync(this.#folder, 0o755);
    giveTo(this.#user, this.#folder);
    this.#watchman = spawn('/bin/sh', ['-c', watchmansOrders, this.#folder], {
      cwd: '/',
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    const ports = new Set<number>();
    while (ports.size < portNames.length) ports.add(await freePort());
    const all = [...ports];
    this.#ports = Object.fromEntries(portNames.map((name, index) => [name, all[index]])) as Ports;
    for (const [index] of addresses.entries()) this.startNode(nameAt(index));
    await this.untilWhole(120);
    this.#startProxy();
    await this.#untilWritable();
    const { status, stderr } = spawnSync(inRoot('deploy/roles.sh'), {
      encoding: 'utf8',
      env: {
        PATH: path,
        PGHOST: '127.0.0.1',
        PGPORT: String(this.#ports.write),
        PGUSER: 'postgres',
        PGPASSWORD: this.#password,
        OWNER_PASSWORD: this.#password,
        PLATFORM_PASSWORD: this.#password,
        READER_PASSWORD: this.#password,
      },
    });
    if (status !== 0) throw new Error(`The roles were not made: ${stderr}`);
    this.#startPooler();
  }

  /** The variables that a platform is started with. */
  get variables(): Record<string, string> {
    const at = (role: string, port: number): string =>
      `postgres://${role}:${this.#password}@127.0.0.1:${port}/platform`;
    return {
      DATABASE_URL: at('platform', this.#ports.pooler),
      DATABASE_URL_DIRECT: at('platform', this.#ports.write),
      DATABASE_URL_OWNER: at('owner', this.#ports.write),
    };
  }

  /** Starts what a machine runs: its member of etcd, and Patroni, which starts PostgreSQL. */
  startNode(name: NodeName): void {
    const address = this.#addressOf(name);
    const home = join(this.#folder, name);
    mkdirSync(home, { recursive: true, mode: 0o700 });
    giveTo(this.#user, home);
    const { postgres, rest, etcd, peer } = this.#ports;
    this.#run(`${name} etcd`, 'etcd', [
      ...['--name', name, '--data-dir', join(home, 'etcd'), '--log-level', 'error', '--enable-v2'],
      ...['--listen-client-urls', `http://${address}:${etcd}`],
      ...['--advertise-client-urls', `http://${address}:${etcd}`],
      ...['--listen-peer-urls', `http://${address}:${peer}`],
      ...['--initial-advertise-peer-urls', `http://${address}:${peer}`],
      '--initial-cluster',
      addresses.map((each, index) => `${nameAt(index)}=http://${each}:${peer}`).join(','),
    ]);
    // By version 2 of etcd's protocol: docs/cluster.md says why, of Debian's Patroni.
    this.#run(`${name} patroni`, 'patroni', [inRoot('deploy/cluster/patroni.yml')], {
      PATRONI_NAME: name,
      PATRONI_ETCD_HOSTS: addresses.map((each) => `${each}:${etcd}`).join(','),
      PATRONI_RESTAPI_LISTEN: `${address}:${rest}`,
      PATRONI_RESTAPI_CONNECT_ADDRESS: `${address}:${rest}`,
      PATRONI_POSTGRESQL_LISTEN: `${address}:${postgres}`,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${address}:${postgres}`,
      PATRONI_POSTGRESQL_DATA_DIR: join(home, 'data'),
      PATRONI_POSTGRESQL_PGPASS: join(home, 'pgpass'),
      PATRONI_SUPERUSER_PASSWORD: this.#password,
      PATRONI_REPLICATION_PASSWORD: this.#password,
      PATRONI_REWIND_PASSWORD: this.#password,
      HOME: home,
    });
  }

  /** What Patroni says of its members; nothing when no node answers. */
  async members(): Promise<readonly Member[]> {
    for (const address of addresses) {
      const said = await fetch(`http://${address}:${this.#ports.rest}/cluster`, {
        signal: AbortSignal.timeout(2_000),
      })
        .then((response) => response.json())
        .catch(() => undefined);
      const read = v.safeParse(members, said);
      if (read.success) return read.output.members;
    }
    return [];
  }

  /** Waits until three nodes serve for two seconds, on one timeline, one of them the primary and one that has all of it. */
  async untilWhole(seconds: number): Promise<void> {
    const deadline = Date.now() + seconds * 1_000;
    // What members said of themselves before they died is there for a moment.
    for (let times = 0; Date.now() < deadline; await pause(500)) {
      times = (await this.#isWhole()) ? times + 1 : 0;
      if (times === 5) return;
    }
    throw new Error(`The cluster is not whole after ${seconds} s: ${JSON.stringify(await this.members())}`);
  }

  async #isWhole(): Promise<boolean> {
    const all = await this.members();
    const serving = all.filter(({ state }) => state === 'running' || state === 'streaming');
    const roles = serving.map(({ role }) => role);
    const timelines = new Set(serving.map(({ timeline }) => timeline));
    return (
      roles.length === 3 && timelines.size === 1 && roles.includes('leader') && roles.includes('sync_standby')
    );
  }

  /** Who takes writes. */
  async primary(): Promise<NodeName> {
    const leader = (await this.members()).find(({ role }) => role === 'leader');
    if (!leader) throw new Error('There is no primary.');
    return leader.name as NodeName;
  }

  /** Kills the PostgreSQL of a node, by its first process: Patroni goes on. */
  killPostgres(name: NodeName): void {
    kill(this.#postmasterOf(name));
  }

  /** Kills all that a node runs at once, as a machine that loses power does. */
  killNode(name: NodeName): void {
    this.#signal(name, 'SIGKILL');
  }

  /** Stops all that a node runs where it is: connections to it stay open, and nothing answers. Returns what lets it go on. */
  freezeNode(name: NodeName): () => void {
    this.#signal(name, 'SIGSTOP');
    return () => this.#signal(name, 'SIGCONT');
  }

  #signal(name: NodeName, signal: NodeJS.Signals): void {
    const postmaster = this.#postmasterOf(name);
    for (const part of ['patroni', 'etcd']) this.#running.get(`${name} ${part}`)?.kill(signal);
    for (const pid of [postmaster, ...childrenOf(postmaster)]) kill(pid, signal);
  }

  /** Ends everything and leaves nothing. */
  async stop(): Promise<void> {
    const ends = [...this.#running.values()].map(
      (child) =>
        new Promise((resolve) =>
          (child.exitCode ?? child.signalCode) === null ? child.once('exit', resolve) : resolve(0),
        ),
    );
    for (const child of this.#running.values()) child.kill('SIGKILL');
    await Promise.all(ends);
    for (const [index] of addresses.entries()) {
      try {
        kill(this.#postmasterOf(nameAt(index)));
      } catch {
        // It was down.
      }
    }
    this.#watchman?.kill('SIGKILL');
    await pause(500);
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
  }

  #startProxy(): void {
    const [NODE_1 = '', NODE_2 = '', NODE_3 = ''] = addresses;
    const { postgres, rest, write, read, health } = this.#ports;
    this.#run('haproxy', 'haproxy', ['-db', '-f', inRoot('deploy/cluster/haproxy.cfg')], {
      ...{ NODE_1, NODE_2, NODE_3, POSTGRES_PORT: String(postgres), REST_PORT: String(rest) },
      ...{ WRITE_PORT: String(write), READ_PORT: String(read), HEALTH_PORT: String(health) },
    });
  }

  #startPooler(): void {
    const ini = join(this.#folder, 'pgbouncer.ini');
    const settings = readFileSync(inRoot('deploy/pgbouncer.ini'), 'utf8')
      .replace('host=database port=5432', `host=127.0.0.1 port=${this.#ports.write}`)
      .replace('listen_addr = *', 'listen_addr = 127.0.0.1')
      .replace('listen_port = 6432', `listen_port = ${this.#ports.pooler}`)
      .replace('/tmp/users.txt', join(this.#folder, 'users.txt'))
      // Debian's is older than that.
      .replace('max_prepared_statements = 200', '');
    appendFileSync(ini, settings);
    this.#run('pgbouncer', inRoot('deploy/pooler.sh'), [ini, join(this.#folder, 'users.txt')], {
      PLATFORM_PASSWORD: this.#password,
    });
  }

  async #untilWritable(): Promise<void> {
    const args = ['--host=127.0.0.1', `--port=${this.#ports.write}`, '--username=postgres'];
    for (const deadline = Date.now() + 30_000; Date.now() < deadline; await pause(300))
      if (spawnSync(`${bin}/pg_isready`, args).status === 0) return;
    throw new Error('HAProxy leads to no primary.');
  }

  #run(name: string, program: string, args: readonly string[], env: Record<string, string> = {}): void {
    const log = join(this.#folder, `${name}.log`);
    const child = spawn(program, args, {
      ...this.#user,
      cwd: this.#folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: path, LANG: 'C.UTF-8', ...env },
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => appendFileSync(log, chunk));
    appendFileSync(log, '');
    appendFileSync(join(this.#folder, 'pids'), `${child.pid}\n`);
    this.#running.set(name, child);
  }

  #addressOf(name: NodeName): string {
    return addresses[Number(name.slice(-1)) - 1] ?? '';
  }

  #postmasterOf(name: NodeName): number {
    const file = join(this.#folder, name, 'data/postmaster.pid');
    return Number(readFileSync(file, 'utf8').split('\n')[0]);
  }
}
