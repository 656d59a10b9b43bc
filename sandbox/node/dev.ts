import { startPlatform } from '../node';
import { demoAccounts } from '../../demo/seed/demoAccounts';
import { PlainError } from './plainError';

/** The platform from its sources, for `npm run dev`. The development server of the site sends it its API calls. */
try {
  const running = await startPlatform(process.env, console.log);
  console.log(`Platform at ${running.siteOrigin}, games at ${running.gameOrigin}.`);
  for (const { role, username, password } of demoAccounts)
    console.log(`  ${role.padEnd(8)}${username.padEnd(10)}${password}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void running.close().then(() => process.exit(0)));
} catch (error) {
  console.error(error instanceof PlainError ? error.message : error);
  process.exitCode = 1;
}
