import { connect, createServer, type Socket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmptyDatabase, type TestDatabase } from '../testing/databases';
import { listenOnPostgres } from './listenOnPostgres';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openEmptyDatabase();
});
afterAll(() => opened.close());

/** A way to a server on which a machine can vanish: connections stay open, and nothing comes through any more. */
async function openWay(url: string) {
  const target = new URL(url);
  const ends: Socket[] = [];
  const way = createServer((client) => {
    const server = connect(Number(target.port), target.hostname);
    ends.push(client, server);
    client.pipe(server).pipe(client);
    for (const end of [client, server]) end.on('error', () => end.destroy());
  });
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve));
  const address = way.address();
  const through = new URL(url);
  through.host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    url: through.href,
    /** What is connected now hears nothing from now on; who connects afterwards is served. */
    vanish: () => {
      for (const end of ends.splice(0)) end.unpipe().pause();
    },
    close: () => {
      for (const end of ends) end.destroy();
      way.close();
    },
  };
}

it('hears again, and says that something was missed, after a server that vanished without a word', async () => {
  const way = await openWay(opened.ownerUrl);
  const heard: string[] = [];
  let gaps = 0;
  const stop = await listenOnPostgres(
    way.url,
    'news',
    (payload) => void heard.push(payload),
    () => (gaps += 1),
    300,
  );
  const teller = new pg.Client({ connectionString: opened.ownerUrl });
  await teller.connect();
  try {
    const tell = (words: string) => teller.query("SELECT pg_notify('news', $1)", [words]);
    await tell('first');
    await expect.poll(() => heard).toEqual(['first']);
    // One that is there is asked, and stays.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(gaps).toBe(0);
    way.vanish();
    await tell('missed');
    await expect.poll(() => gaps).toBe(1);
    await tell('last');
    await expect.poll(() => heard).toEqual(['first', 'last']);
  } finally {
    await stop();
    await teller.end();
    way.close();
  }
});
