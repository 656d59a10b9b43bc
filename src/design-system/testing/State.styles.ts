import { part } from '#theme/part';

/** The wrapper is for finding the element only; layout sees through it. */
export const root = part({ display: 'contents' });
