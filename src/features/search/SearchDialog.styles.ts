import { visuallyHidden } from '#theme/mixins';
import { part } from '#theme/part';

/** A cover that fills the box of a row. */
export const fillCover = part({ position: 'relative', inlineSize: '100%', blockSize: '100%' });

export const unseen = part(visuallyHidden);
