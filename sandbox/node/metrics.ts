import { sql } from 'drizzle-orm';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { rows, type Db } from '../db/database';
import { errorFields } from '../log';
import type { Log, Meter } from '../ports';
import type { OpenedDatabase } from './connect';
import type { Environment } from './environment';
import { listen } from './listen';
import type { Replica } from './replica';

/** What a platform tells whoever watches it. */
interface Metrics {
  meter: Meter;
  /** Answers Prometheus, in its text form. */
  serve(request: Request): Promise<Response>;
}

interface MetricsParts extends Pick<OpenedDatabase, 'db' | 'connections'> {
  log: Log;
  /** Live streams of this process. */
  liveStreams: () => number;
  /** The copy that reports are read from, where there is one. */
  replica?: Replica | undefined;
}

/** Opens the door of whoever watches the platform, on a port of its own; without one nobody counts. */
export async function openMetrics(
  { metricsPort: port, metricsHost: host }: Pick<Environment, 'metricsPort' | 'metricsHost'>,
  opened: OpenedDatabase,
  { log, live, replica }: { log: Log; live: { readonly size: number }; replica?: Replica | undefined },
  closing: (() => Promise<void>)[],
): Promise<Meter | undefined> {
  if (port === undefined) return undefined;
  const metrics = createMetrics({ ...opened, log, liveStreams: () => live.size, replica });
  const options = { port, host, variable: 'METRICS_PORT', trustedProxies: 0, isSecure: false };
  closing.push((await listen(metrics.serve, options)).close);
  return metrics.meter;
}

/** What waits for somebody or something, oldest first. */
const queues = sql`
  SELECT queue, count(at)::int AS length, COALESCE(extract(epoch FROM now() - min(at)), 0)::float8 AS age FROM (
    SELECT 'deposits' AS queue, created_at AS at FROM deposits WHERE status = 'paid'
    UNION ALL SELECT 'withdrawals', created_at FROM withdrawals WHERE ended_at IS NULL
    UNION ALL SELECT 'vendor transfers', created_at FROM wallet_transfers WHERE status = 'pending'
    UNION ALL SELECT 'promotion applications', created_at FROM promotion_applications WHERE status = 'applying'
    UNION ALL SELECT 'chats', updated_at FROM chats WHERE state = 'waiting'
    UNION ALL SELECT unnest(ARRAY['deposits', 'withdrawals', 'vendor transfers', 'promotion applications', 'chats']), NULL
  ) AS waiting GROUP BY queue`;

/** Counted by the database, for all processes on it. */
const posted = sql`
  SELECT relname AS "table", n_tup_ins::float8 AS count FROM pg_stat_user_tables
  WHERE relname IN ('ledger_transactions', 'ledger_entries') AND schemaname = 'public'`;

const sessions = sql`
  SELECT COALESCE(state, 'none') AS state, COALESCE(wait_event_type, 'none') AS wait, count(*)::int AS count
  FROM pg_stat_activity WHERE datname = current_database() AND backend_type = 'client backend' GROUP BY 1, 2`;

/** Counts what a platform does, and looks at its database when it is asked. No label holds anything of a person. */
function createMetrics({ db, connections, log, liveStreams, replica }: MetricsParts): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const calls = new Histogram({
    name: 'platform_call_seconds',
    help: 'Calls of the contract by how they ended: done, refused, fault, unavailable.',
    labelNames: ['call', 'outcome'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const jobs = new Histogram({
    name: 'platform_job_seconds',
    help: 'Runs of the jobs that the platform does by its clock.',
    labelNames: ['job', 'outcome'],
    buckets: [0.01, 0.1, 1, 10, 60],
    registers,
  });
  const lastDone = new Gauge({
    name: 'platform_job_last_done_timestamp_seconds',
    help: 'When a job last came to its end.',
    labelNames: ['job'],
    registers,
  });
  new Gauge({
    name: 'platform_live_streams',
    help: 'Live streams of this process.',
    registers,
    collect() {
      this.set(liveStreams());
    },
  });
  new Gauge({
    name: 'platform_database_connections',
    help: 'Connections of this process; waiting are queries and transactions that want one.',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const { pool, total, idle, waiting } of connections()) {
        this.set({ pool, state: 'busy' }, total - idle);
        this.set({ pool, state: 'idle' }, idle);
        this.set({ pool, state: 'waiting' }, waiting);
      }
    },
  });
  if (replica) followReplica(replica, registers);
  const look = lookAtDatabase(db, log, registers);

  return {
    meter: {
      called: (call, outcome, seconds) => calls.observe({ call, outcome }, seconds),
      ran: (job, isDone, seconds) => {
        jobs.observe({ job, outcome: isDone ? 'done' : 'failed' }, seconds);
        if (isDone) lastDone.set({ job }, Date.now() / 1000);
      },
    },
    async serve(request) {
      const isAsked = request.method === 'GET' && new URL(request.url).pathname === '/metrics';
      if (!isAsked) return new Response('Ask for /metrics.\n', { status: 404 });
      await look();
      return new Response(await registry.metrics(), {
        headers: { 'content-type': registry.contentType, 'cache-control': 'no-store' },
      });
    },
  };
}

/** How the copy keeps up, and who answers reports. */
function followReplica(replica: Replica, registers: Registry[]): void {
  new Gauge({
    name: 'platform_replica_used',
    help: 'Whether reports are read from the replica.',
    registers,
    collect() {
      this.set(replica.look().isUsed ? 1 : 0);
    },
  });
  new Gauge({
    name: 'platform_replica_lag_seconds',
    help: 'How long ago the moment is up to which the replica is known to have everything.',
    registers,
    collect() {
      const { lagSeconds } = replica.look();
      this.reset();
      if (lagSeconds !== undefined) this.set(lagSeconds);
    },
  });
  new Counter({
    name: 'platform_report_reads_total',
    help: 'Reports by where they were read.',
    labelNames: ['source'],
    registers,
    collect() {
      this.reset();
      for (const [source, count] of Object.entries(replica.look().reads)) this.inc({ source }, count);
    },
  });
}

/** What only the database knows; while it is away its figures are missing, and the others are told all the same. */
function lookAtDatabase(db: Db, log: Log, registers: Registry[]): () => Promise<void> {
  const up = new Gauge({ name: 'platform_database_up', help: 'Whether the database answered.', registers });
  const length = new Gauge({
    name: 'platform_queue_length',
    help: 'What waits for somebody or something.',
    labelNames: ['queue'],
    registers,
  });
  const age = new Gauge({
    name: 'platform_queue_age_seconds',
    help: 'How long the oldest waits.',
    labelNames: ['queue'],
    registers,
  });
  const ledger = new Counter({
    name: 'platform_ledger_rows_total',
    help: 'Transactions and entries posted by all processes since the database last lost its statistics.',
    labelNames: ['table'],
    registers,
  });
  const waits = new Gauge({
    name: 'platform_database_sessions',
    help: 'Sessions at the database of all processes, by their state and what they wait for.',
    labelNames: ['state', 'wait'],
    registers,
  });
  return async () => {
    const found = await Promise.all([
      rows<{ queue: string; length: number; age: number }>(db, queues),
      rows<{ table: string; count: number }>(db, posted),
      rows<{ state: string; wait: string; count: number }>(db, sessions),
    ]).catch((error: unknown) => {
      log.warn('the database could not be looked at for metrics', errorFields(error));
      return [[], [], []] as const;
    });
    // From here on nothing is waited for: two who ask at once do not count twice.
    for (const each of [length, age, ledger, waits]) each.reset();
    const [waiting, tables, connected] = found;
    for (const row of waiting) {
      length.set({ queue: row.queue }, row.length);
      age.set({ queue: row.queue }, row.age);
    }
    for (const row of tables) ledger.inc({ table: row.table }, row.count);
    for (const row of connected) waits.set({ state: row.state, wait: row.wait }, row.count);
    up.set(waiting.length > 0 ? 1 : 0);
  };
}
