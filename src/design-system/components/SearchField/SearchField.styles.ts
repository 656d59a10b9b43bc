import { part } from '#theme/part';
import { rootRule } from '../../patterns/Field/Field.styles';

export { input } from '../../patterns/Field/Field.styles';

/**
 * The cross has its place always: making it would be half of what the first key of a word costs. It follows the input
 * itself, which may know more than the field does.
 */
export const root = part({
  ...rootRule,
  '&:has(input:placeholder-shown) button': { visibility: 'hidden' },
  // An empty field reads from left to right by itself, which puts the marks around the example on the wrong side.
  '&:dir(rtl) input:placeholder-shown': { direction: 'rtl', textAlign: 'start' },
});
