import pg from 'pg';
import { vi } from 'vitest';

/** Counts rows that statements read, on a connection of the database's owner. */
export interface RowCounter {
  /** Rows and entries of indexes that what is sent to the database meanwhile reads: it is run again, and undone. */
  count(work: () => Promise<unknown>): Promise<number>;
  close(): Promise<void>;
}

const counted = `SELECT coalesce(sum(pg_stat_get_xact_tuples_returned(oid)), 0)::float8 AS rows
  FROM pg_class WHERE relnamespace = 'public'::regnamespace`;
/** What writes a row would find it written. */
const isAsking = (text: string): boolean => /^\s*(?:select|with)\b/i.test(text);

/** What was sent as a text, or as one with its values. */
function statementOf([sent, values]: unknown[]): { text: string; values: unknown[] } {
  const { text, values: own = [] } =
    typeof sent === 'string' ? { text: sent } : (sent as { text: string; values?: unknown[] });
  return { text, values: Array.isArray(values) ? values : own };
}

/** Without the choice of reading a small table whole: counts then are those of a large one. */
export async function openRowCounter(ownerUrl: string): Promise<RowCounter> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query('SET enable_seqscan = off');
  const read = async (): Promise<number> =>
    (await client.query<{ rows: number }>(counted)).rows[0]?.rows ?? Number.NaN;
  return {
    async count(work) {
      const query = vi.spyOn(pg.Client.prototype, 'query');
      let sent: unknown[][];
      try {
        await work();
        sent = query.mock.calls;
      } finally {
        query.mockRestore();
      }
      await client.query('BEGIN');
      try {
        const before = await read();
        for (const { text, values } of sent.map(statementOf))
          if (isAsking(text)) await client.query(text, values);
        return (await read()) - before;
      } finally {
        await client.query('ROLLBACK');
      }
    },
    close: () => client.end(),
  };
}
