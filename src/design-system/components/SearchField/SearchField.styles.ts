import { part } from '#theme/part';
import { rootRule } from '../../patterns/Field/Field.styles';

export { input } from '../../patterns/Field/Field.styles';

/** The cross is always there: making it would be half of what the first key of a word costs. */
export const root = part({ ...rootRule, '&[data-empty] button': { display: 'none' } });
