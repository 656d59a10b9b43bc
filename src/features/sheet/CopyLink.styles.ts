import { visuallyHidden } from '#theme/mixins';
import { part } from '#theme/part';

export const status = part(visuallyHidden);
