import { tabularNumbers } from '#theme/mixins';
import { part } from '#theme/part';

/** Seconds that pass do not move what stands beside them. */
export const countdown = part(tabularNumbers);
