import { media } from '#theme/media';
import { truncate, visuallyHidden } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { space } = vars;

export const root = part({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  // The picture fills the button's height.
  marginBlock: `calc(-1 * ${space[1]})`,
  marginInline: `calc(-1 * ${space[3]})`,
});

/** The picture alone where the header is narrow; the name is in the menu too. */
export const name = part({
  ...truncate,
  maxInlineSize: `calc(${space[1]} * 28)`,
  marginInlineStart: space[1],
  [media.belowDesktop]: { display: 'none' },
  '@media (max-width: 1439px)': { display: 'none' },
});

export const words = part(visuallyHidden);
