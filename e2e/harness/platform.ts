import { execFile, fork, type ChildProcess } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { makeFolder } from '../../sandbox/testing/makeFolder';
import { freePort } from '../../sandbox/node/freePort.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

type Said = { databaseUrl: string } | { failed: string } | { movedBy: number } | { met: string[] };

/**
 * What becomes of a request: no answer and an end, neither of both, or an answer that is not the platform's. One without a
 * policy gets that of data, under which a worker can fetch nothing.
 */
export type Fault =
  'refuse' | 'hang' | { status?: number; type?: string; policy?: string | undefined; body: string };

/** A freshly seeded platform on free ports, with a data folder of its own. */
export class Platform {
  readonly siteOrigin: string;
  readonly gameOrigin: string;
  /** What it wrote to its log: errors only. */
  readonly log: string[] = [];
  readonly #env: NodeJS.ProcessEnv;
  readonly #dataDir = makeFolder('e2e-');
  #child: ChildProcess | undefined;
  #database: pg.Pool | undefined;
  #movedBy = 0;

  private constructor(port: number, gamePort: number) {
    this.siteOrigin = `http://localhost:${port}`;
    this.gameOrigin = `http://localhost:${gamePort}`;
    this.#env = {
      ...process.env,
      PORT: String(port),
      GAME_PORT: String(gamePort),
      DATA_DIR: this.#dataDir,
      DATABASE_URL: '',
      DATABASE_URL_OWNER: '',
      DATABASE_URL_DIRECT: '',
      SITE_ORIGIN: '',
      GAME_ORIGIN: '',
      BRAND: '',
      HOST: '',
      PRODUCTION: '',
      LOG_LEVEL: 'error',
    };
  }

  static async fresh(): Promise<Platform> {
    if (!existsSync(join(root, 'dist/site/index.html')) || !existsSync(join(root, 'dist/server/node.js')))
      throw new Error('The site is not built: run node scripts/build.mjs first.');
    const platform = new Platform(await freePort(), await freePort());
    await platform.start();
    return platform;
  }

  async start(): Promise<void> {
    const child = fork(fileURLToPath(new URL('serve.mjs', import.meta.url)), {
      cwd: root,
      env: this.#env,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      execArgv: [],
    });
    this.#child = child;
    child.stderr?.setEncoding('utf8').on('data', (text: string) => this.log.push(text));
    const connectionString = await new Promise<string>((resolve, reject) => {
      child.once('exit', () => reject(new Error(`The platform ended: ${this.log.join('')}`)));
      child.on('message', (said: Said) => {
        if ('databaseUrl' in said) resolve(said.databaseUrl);
        else if ('failed' in said) reject(new Error(said.failed));
      });
    });
    const types = {
      getTypeParser: ((oid: number, format?: 'text') =>
        oid === pg.types.builtins.INT8
          ? BigInt
          : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    };
    this.#database = new pg.Pool({ connectionString, types, max: 4 });
    // The server may go before the platform is asked to.
    this.#database.on('error', () => undefined);
  }

  /** Asks the database. Numbers of 64 bits come as bigint. */
  async query<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
    if (!this.#database) throw new Error('The platform does not run.');
    return (await this.#database.query(text, values)).rows as Row[];
  }

  /** Moves the platform's clock on by days. Pages that are opened after it have its time, too. */
  async moveOn(days: number): Promise<void> {
    const moveBy = days * 86_400_000;
    await this.#tell({ moveBy });
    this.#movedBy += moveBy;
  }

  /** Breaks the replies to every address that matches, in place of what was broken before. */
  async breakReplies(path: RegExp, how: Fault): Promise<void> {
    await this.#tell({ breaks: { path: path.source, how } });
  }

  /** Ends what `breakReplies` began. @returns the addresses that were asked for meanwhile */
  async mendReplies(): Promise<string[]> {
    const said = await this.#tell({ breaks: null });
    return 'met' in said ? said.met : [];
  }

  #tell(what: object): Promise<Said> {
    const said = new Promise<Said>((resolve) => this.#child?.once('message', resolve));
    this.#child?.send(what);
    return said;
  }

  /** Says something on the operator's command line; gives its answer. @throws when it was refused */
  async operator(...words: string[]): Promise<string> {
    const env = { ...process.env, DATA_DIR: this.#dataDir };
    const { stdout } = await promisify(execFile)(process.execPath, ['scripts/sandbox.mjs', ...words], {
      cwd: root,
      env,
    });
    return stdout.trimEnd();
  }

  /** Memory that the process holds, in bytes. */
  async memory(): Promise<number> {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(this.#child?.pid)]);
    return Number(stdout) * 1024;
  }

  /** How far the platform's clock is ahead, in milliseconds. */
  get movedBy(): number {
    return this.#movedBy;
  }

  /** How many times a browser reported a breach of the content security policy. */
  async cspReports(): Promise<{ count: number; latest: unknown[] }> {
    const response = await fetch(`${this.siteOrigin}/sandbox/csp-report`);
    return (await response.json()) as { count: number; latest: unknown[] };
  }

  /** Ends the process at once, as a crash would. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  /** Ends the process in good order and throws its data away. */
  async remove(): Promise<void> {
    await this.#end('SIGTERM');
    rmSync(this.#dataDir, { recursive: true, force: true });
  }

  /** Throws the data away at once, for a worker that ends: the process sees by itself that nobody is there. */
  forget(): void {
    this.#child?.kill('SIGKILL');
    rmSync(this.#dataDir, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    await this.#database?.end();
    this.#database = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }
}
