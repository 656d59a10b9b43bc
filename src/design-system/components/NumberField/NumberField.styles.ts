import { visuallyHidden } from '#theme/mixins';
import { part } from '#theme/part';

export { root as step } from '../IconButton/IconButton.styles';
export { input, root } from '../../patterns/Field/Field.styles';

/** Says a number that was stepped to. */
export const spoken = part(visuallyHidden);
