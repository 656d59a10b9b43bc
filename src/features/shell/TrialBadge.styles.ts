import { visuallyHidden } from '#theme/mixins';
import { part } from '#theme/part';

export const root = part({ position: 'relative', display: 'inline-flex', flex: 'none' });

export const words = part(visuallyHidden);
