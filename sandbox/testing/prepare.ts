import { build } from '../../scripts/build.mjs';
import { ensureSnapshot } from '../node/snapshot';

/** Makes the demo world and the game's script before the first test, so that no test's time-out pays for them. */
export async function setup(): Promise<void> {
  await build({ only: ['game'], say: () => undefined });
  await ensureSnapshot();
}
