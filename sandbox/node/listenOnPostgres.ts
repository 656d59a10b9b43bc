import pg from 'pg';

const firstWaitMs = 500;
const longestWaitMs = 5_000;
/** Silence of a server after which it is asked whether it is there: machines that vanish, and frozen ones, say no goodbye. */
export const silenceMs = 10_000;

/**
 * Hears a channel of a PostgreSQL server on a connection of its own, which is made again whenever it is lost: then
 * something may have been missed, and `gap` is called. Throws when the first connection cannot be had.
 * @param silence ms after which a server that said nothing is asked whether it is there
 */
export async function listenOnPostgres(
  url: string,
  channel: string,
  hear: (payload: string) => void,
  gap: () => void,
  silence = silenceMs,
): Promise<() => Promise<void>> {
  let isOver = false;
  let client: pg.Client | undefined;
  let again: NodeJS.Timeout | undefined;
  let asking: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: url,
      keepAlive: true,
      keepAliveInitialDelayMillis: silence,
      query_timeout: silence / 2,
      connectionTimeoutMillis: 10_000,
      application_name: 'sandbox live events',
    });
    next.on('notification', ({ payload }) => hear(payload ?? ''));
    let isLost = false;
    const lose = (): void => {
      if (isLost) return;
      isLost = true;
      clearInterval(asking);
      if (client === next) reconnect(firstWaitMs);
    };
    next.on('error', lose);
    next.on('end', lose);
    try {
      await next.connect();
      await next.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      isLost = true;
      await next.end().catch(() => undefined);
      throw error;
    }
    client = next;
    asking = setInterval(() => {
      next.query('SELECT 1').catch(() => {
        lose();
        next.end().catch(() => undefined);
      });
    }, silence);
    asking.unref();
  };

  const reconnect = (wait: number): void => {
    if (isOver) return;
    client = undefined;
    again = setTimeout(() => {
      connect().then(
        () => (isOver ? void client?.end() : gap()),
        () => reconnect(Math.min(wait * 2, longestWaitMs)),
      );
    }, wait);
    again.unref();
  };

  await connect();
  return async () => {
    isOver = true;
    clearTimeout(again);
    clearInterval(asking);
    const last = client;
    client = undefined;
    await last?.end();
  };
}
