import { tabularNumbers } from '#theme/mixins';
import { part } from '#theme/part';

export { root } from '../../patterns/Field/Field.styles';

/** Digits stand apart, as they are read out; the placeholder is words and does not. */
export const spaced = part({
  ...tabularNumbers,
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  '& > input:not(:placeholder-shown)': { letterSpacing: '0.3em' },
  '&:dir(rtl) > input': { textAlign: 'end' },
});

export { input } from '../../patterns/Field/Field.styles';
