// The platform from its sources, for `npm run dev`, the workshop and tests. Here the demo comes to it as its guest; with
// PRODUCTION=1 nothing of demo/ is loaded. The development server of the site sends it its API calls.
import { endOnSignals, startPlatform } from '../sandbox/node';
import { PlainError } from '../sandbox/node/plainError';

try {
  const demo = process.env['PRODUCTION'] === '1' ? undefined : await import('../demo/guests');
  const running = await startPlatform(process.env, { say: console.log, guests: demo?.demoGuests });
  // Whoever reads that it is up may ask it to end.
  endOnSignals(running);
  const { siteOrigin, gameOrigin } = running;
  console.log(`Platform at ${siteOrigin}${gameOrigin ? `, games at ${gameOrigin}` : ''}.`);
  for (const { role, username, password } of demo?.demoAccounts ?? [])
    console.log(`  ${role.padEnd(8)}${username.padEnd(10)}${password}`);
} catch (error) {
  console.error(error instanceof PlainError ? error.message : error);
  process.exitCode = 1;
}
