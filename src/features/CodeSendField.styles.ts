import { part } from '#theme/part';

/** Seconds that pass do not move what stands beside them. */
export const countdown = part({ fontVariantNumeric: 'tabular-nums lining-nums' });
