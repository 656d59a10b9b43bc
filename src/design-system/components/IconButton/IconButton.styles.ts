import { part } from '#theme/part';
import { buttonBox } from '../Button/box';

// Hooks: those of Button.
export const root = part({
  ...buttonBox,
  inlineSize: 'var(--_block)',
  blockSize: 'var(--_block)',
  padding: 0,
});
