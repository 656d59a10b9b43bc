import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { contract } from '#contract';
import { rows } from '../../db/database';
import { trialBalance } from '../../ledger/ledger';
import { openDatabase } from '../../node/openDatabase';
import { seedDate } from '../../node/world';
import { addUpTeams } from '../../services/records/foldTeamDays';
import { copyWorld, type DatabaseCopy } from '../databases';
import { Visitor } from '../visitor';
import { openFlakyProxy, type Cut } from './flakyProxy';
import { ProcessKilled, startPlatformProcess, type PlatformProcess } from './startPlatformProcess';

/** One act of a way that money takes. Done again after a crash, it uses the same keys. */
export interface Step {
  name: string;
  act: (world: World) => Promise<unknown>;
}

/** A way that money takes, from the first press to the end. */
export interface Way {
  name: string;
  /** Account names that sign in before it begins, with their passwords. */
  people: Readonly<Record<string, string>>;
  /** What has to be there before: not killed. */
  prepare?: (world: World) => Promise<unknown>;
  steps: readonly Step[];
  /** States that are there when it is over. */
  ends?: RegExp;
  /** What has to be the same as without a kill; everything when absent. */
  same?: (facts: Facts) => unknown;
}

/** A platform during a walk: who acts there, and the time. */
export class World {
  /** Answers of steps that later steps need. */
  readonly known = new Map<string, unknown>();
  readonly #browsers = new Map<string, Visitor>();
  readonly #kid: { known?: { kid: string; publicKey: string } } = {};
  process: PlatformProcess;
  now: number;

  constructor(process: PlatformProcess, now: number) {
    this.process = process;
    this.now = now;
  }

  /** The browser of somebody who is signed in. */
  browser(name: string): Visitor {
    const found = this.#browsers.get(name);
    if (found) return found;
    const made = new Visitor({
      fetch: (request) => this.process.fetch(request),
      keys: { current: () => this.#sealingKey() },
      clock: { now: () => new Date(this.now) },
    });
    this.#browsers.set(name, made);
    return made;
  }

  async #sealingKey(): Promise<{ kid: string; publicKey: string }> {
    if (!this.#kid.known) {
      const response = await this.process.fetch(
        new Request(`http://127.0.0.1${contract.start.sealingKey.path}`),
      );
      this.#kid.known = ((await response.json()) as { value: { kid: string; publicKey: string } }).value;
    }
    return this.#kid.known;
  }

  /** Lets seconds pass: every job runs once at the end of them. */
  async pass(name: string, seconds: number): Promise<void> {
    // Done again after a crash, it is the same moment.
    const at = (this.known.get(`time:${name}`) as number | undefined) ?? this.now + seconds * 1000;
    this.known.set(`time:${name}`, at);
    const { failures } = await this.process.send({ do: 'jobs', at });
    this.now = at;
    expect(failures, name).toEqual([]);
  }

  /** The same people with the same cookies at another platform. */
  at(process: PlatformProcess): World {
    const world = new World(process, this.now);
    for (const [name, value] of this.known) world.known.set(name, value);
    for (const [name, visitor] of this.#browsers) {
      const same = world.browser(name);
      same.token = visitor.token;
      for (const [cookie, value] of visitor.cookies) same.cookies.set(cookie, value);
    }
    return world;
  }
}

/** Processes that have read their modules, so that a restart waits for nothing. */
const waiting: PlatformProcess[] = [];
function nextProcess(): PlatformProcess {
  while (waiting.length < 3) waiting.push(startPlatformProcess());
  const [next] = waiting.splice(0, 1);
  return next ?? startPlatformProcess();
}
/** Ends the processes that wait. */
export function endWaiting(): void {
  for (const process of waiting.splice(0)) process.kill();
}

async function end(process: PlatformProcess): Promise<void> {
  process.kill();
  await process.gone;
}

/** A way with everything that comes before it done, ready to be walked as often as one likes. */
export interface PreparedWay {
  way: Way;
  base: DatabaseCopy;
  world: World;
}

/** Makes a database in which the people of a way are signed in and everything due until now has been done. */
export async function prepareWay(server: string, way: Way): Promise<PreparedWay> {
  const base = await copyWorld(server);
  const process = nextProcess();
  const at = seedDate.getTime() + 3_600_000;
  await process.send({ do: 'open', url: base.url, at });
  const world = new World(process, at);
  for (const [name, password] of Object.entries(way.people))
    expect(await world.browser(name).login(name, password)).toMatchObject({ success: true });
  // Twice: what one job does can be another one's cause.
  for (const round of [1, 2]) await world.pass(`before ${round}`, 60);
  await way.prepare?.(world);
  await end(process);
  return { way, base, world };
}

/** What a walk left in the database. */
export interface Walked {
  /** Steps at which it was killed; empty for none. */
  killedAt: string;
  /** Statement at which it was. */
  statement: string;
  writes: number;
  facts: Facts;
}

/** Walks a way on a copy of its database, killed once if wished, restarted, and finished. */
export async function runScenario({ way, base, world: ready }: PreparedWay, cut?: Cut): Promise<Walked> {
  const copy = await base.copy();
  let process = nextProcess();
  const proxy = await openFlakyProxy({ url: copy.url, ...(cut && { cut }), kill: () => process.kill() });
  try {
    await process.send({ do: 'open', url: proxy.url, at: ready.now });
    let world = ready.at(process);
    let killedAt = '';
    let statement = '';
    for (const { name, act } of way.steps) {
      let first: unknown;
      try {
        first = await act(world);
      } catch (error) {
        if (!(error instanceof ProcessKilled) || killedAt !== '') throw error;
        killedAt = name;
        statement = proxy.statements.at(-1) ?? '';
        await process.gone;
        process = nextProcess();
        await process.send({ do: 'open', url: copy.url, at: world.now });
        world = world.at(process);
        first = await act(world);
        // Asked once more, it is the first outcome again.
        expect(await act(world), `${name}, asked again`).toEqual(first);
      }
    }
    await end(process);
    return { killedAt, statement, writes: proxy.written(), facts: await readFacts(copy.url) };
  } finally {
    await end(process);
    await proxy.close();
    await copy.drop();
  }
}

/** What has to be the same however often a platform was killed. */
export interface Facts {
  faults: unknown[];
  balances: Record<string, string>;
  counts: Record<string, number>;
  states: string[];
}

/** Tables that count tries and requests: a request that is repeated is counted again. */
const tries = ['nonces', 'throttles', 'events', 'client_errors'];
async function readFacts(url: string): Promise<Facts> {
  const { db, close } = await openDatabase({ url });
  try {
    // The job that adds up teams may have run in one walk and not in the other; now it has in both.
    await addUpTeams(db);
    const balances = await rows<{ id: string; balance: bigint }>(
      db,
      sql`SELECT id, balance FROM ledger_accounts ORDER BY id`,
    );
    const counts = await rows<{ name: string; count: number }>(
      db,
      sql`SELECT table_name::text AS name, (xpath('/row/c/text()',
          query_to_xml(format('SELECT count(*) AS c FROM %I', table_name), false, true, '')))[1]::text::int AS count
        FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`,
    );
    const states: string[] = [];
    const withStates = await rows<{ name: string }>(
      db,
      sql`SELECT table_name::text AS name FROM information_schema.columns JOIN information_schema.tables t
        USING (table_schema, table_name)
        WHERE table_schema = 'public' AND column_name = 'status' AND t.table_type = 'BASE TABLE' ORDER BY 1`,
    );
    for (const { name: table } of withStates) {
      const found = await rows<{ status: string; count: bigint }>(
        db,
        sql`SELECT status::text, count(*) AS count FROM ${sql.identifier(table)} GROUP BY 1 ORDER BY 1`,
      );
      states.push(...found.map(({ status, count }) => `${table} ${status}: ${count}`));
    }
    return {
      faults: await trialBalance(db),
      balances: Object.fromEntries(balances.map(({ id, balance }) => [id, balance.toString()])),
      counts: Object.fromEntries(
        counts.filter(({ name }) => !tries.includes(name)).map(({ name, count }) => [name, count]),
      ),
      states,
    };
  } finally {
    await close();
  }
}
