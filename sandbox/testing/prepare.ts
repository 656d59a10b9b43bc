import { ensureSnapshot } from '../node/snapshot';

/** Makes the snapshot of the demo world before the first test, so that no test's time-out pays for it. */
export async function setup(): Promise<void> {
  await ensureSnapshot();
}
