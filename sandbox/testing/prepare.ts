import { build } from '../../scripts/build.mjs';
import { startTestServer } from './databases';

/** Builds the game's script and starts the server before the first test, so that no test's time-out pays for them. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  await build({ only: ['game', 'chat'], say: () => undefined });
  if (process.env['DATABASE_URL_TEST']) return undefined;
  const server = await startTestServer();
  process.env['DATABASE_URL_TEST'] = server.url;
  return async () => {
    delete process.env['DATABASE_URL_TEST'];
    await server.stop();
  };
}
