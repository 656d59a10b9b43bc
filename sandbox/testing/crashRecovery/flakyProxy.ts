import { connect, createServer, type Socket } from 'node:net';

/** Where a process is killed: at the n-th thing it writes for good, counted from 1. */
export interface Cut {
  at: number;
  /** `before` withholds it from the database; `after` lets it happen and withholds the answer. */
  side: 'before' | 'after';
}

/** A way to PostgreSQL on which everything stops at a chosen write. */
export interface CuttingProxy {
  /** Connection string that leads through the proxy. */
  url: string;
  /** How many writes came to stay through it so far: commits, and writes outside of a transaction. */
  written(): number;
  /** Where each of them was, for messages. */
  statements: string[];
  close(): Promise<void>;
}

interface Target {
  /** Connection string of the server. */
  url: string;
  cut?: Cut;
  /** Ends the process, at once and by force; nothing more reaches the database when it resolves. */
  kill: () => void;
}

/**
 * Opens a way to a PostgreSQL server that counts what comes to stay. Between two commits nothing of a transaction is
 * seen by anybody, so that a process which dies anywhere between them leaves what it leaves at the first of them.
 */
export async function openFlakyProxy({ url, cut, kill }: Target): Promise<CuttingProxy> {
  const target = new URL(url);
  const statements: string[] = [];
  const sockets = new Set<Socket>();
  let isCut = false;
  const stop = (): void => {
    isCut = true;
    kill();
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((client) => {
    const database = connect(Number(target.port || 5432), target.hostname);
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        client.destroy();
        database.destroy();
      });
    }
    const reader = new RequestReader();
    let isLast = false;
    client.on('data', (chunk) => {
      for (const { bytes, sql } of reader.read(chunk)) {
        if (isCut || isLast) return;
        if (sql !== undefined) {
          statements.push(sql);
          if (cut && statements.length === cut.at) {
            if (cut.side === 'before') return stop();
            isLast = true;
          }
        }
        database.write(bytes);
      }
    });
    let tail = Buffer.alloc(0);
    database.on('data', (chunk) => {
      if (!isLast) return void (isCut || client.write(chunk));
      // ReadyForQuery says that the write is done: `Z`, a length of 5, and a state.
      tail = Buffer.concat([tail, chunk]).subarray(-6);
      if (tail.length === 6 && tail[0] === 0x5a && tail.readInt32BE(1) === 5) stop();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String(typeof address === 'object' && address ? address.port : 0);
  return {
    url: through.href,
    written: () => statements.length,
    statements,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

/** What a client sends up to and with the end of one query. `sql` is there when it comes to stay. */
interface Request {
  bytes: Buffer;
  sql?: string;
}

/** Cuts the stream of a connection into queries. Source: PostgreSQL, chapter "Frontend/Backend Protocol". */
class RequestReader {
  #rest = Buffer.alloc(0);
  #held: Buffer[] = [];
  #hasStarted = false;
  #isInTransaction = false;
  #sql = '';
  /** Texts of prepared statements by their names; the last one without a name, too. */
  readonly #sqlByName = new Map<string, string>();

  read(chunk: Buffer): Request[] {
    this.#rest = Buffer.concat([this.#rest, chunk]);
    const requests: Request[] = [];
    for (;;) {
      // The first message has no type.
      const head = this.#hasStarted ? 1 : 0;
      if (this.#rest.length < head + 4) return requests;
      const length = head + this.#rest.readInt32BE(head);
      if (this.#rest.length < length) return requests;
      const message = this.#rest.subarray(0, length);
      this.#rest = this.#rest.subarray(length);
      this.#held.push(message);
      const type = this.#hasStarted ? String.fromCharCode(message[0] ?? 0) : 'start';
      this.#hasStarted = true;
      if (type === 'Q') this.#sql = message.toString('utf8', 5, length - 1);
      // Parse: the name of the statement, then its text. Bind: the name of a portal, then that of the statement.
      const [first = '', second = ''] = message.toString('utf8', 5, length).split('\0');
      if (type === 'P') this.#sqlByName.set(first, second);
      if (type === 'B') this.#sql = this.#sqlByName.get(second) ?? '';
      if (!['start', 'Q', 'S', 'X', 'p'].includes(type)) continue;
      const isKept = (type === 'Q' || type === 'S') && this.#comesToStay(this.#sql);
      requests.push({ bytes: Buffer.concat(this.#held), ...(isKept && { sql: this.#sql }) });
      this.#held = [];
    }
  }

  #comesToStay(sql: string): boolean {
    if (/^\s*begin/i.test(sql)) this.#isInTransaction = true;
    else if (/^\s*commit/i.test(sql)) {
      this.#isInTransaction = false;
      return true;
    } else if (/^\s*rollback(?!\s+to)/i.test(sql)) this.#isInTransaction = false;
    else
      return (
        !this.#isInTransaction &&
        !/^\s*(?:select(?![^(]*(?:ledger_|play_round))|set|show|listen|savepoint)/i.test(sql)
      );
    return false;
  }
}
