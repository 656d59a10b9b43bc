import { tabularNumbers, visuallyHidden } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

// Hooks: --odds-negative, the colour of a price below nothing.

/** Figures and signs run from left to right in every language. */
export const root = part({
  ...tabularNumbers,
  position: 'relative',
  '&[data-negative]': { color: `var(--odds-negative, ${vars.color.money.down})` },
});

export const words = part(visuallyHidden);
