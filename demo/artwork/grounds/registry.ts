import type { Ground } from './ground';
import * as patterns from './patterns';
import * as scenery from './scenery';

/** Every backdrop pattern by name. */
export const grounds = { ...patterns, ...scenery } satisfies Record<string, Ground>;

/** A backdrop pattern that a motif may ask for. */
export type GroundName = keyof typeof grounds;
