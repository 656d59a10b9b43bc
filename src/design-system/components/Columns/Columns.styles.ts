import { media } from '#theme/media';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { space } = vars;

export const root = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '&:where([data-gap="3"])': { gap: space[3] },
  '&:where([data-gap="4"])': { gap: space[4] },
  '&:where([data-gap="5"])': { gap: space[5] },
  '&:where([data-gap="6"])': { gap: space[6] },
  '&:where([data-gap="8"])': { gap: space[8] },
  '&:where([data-align="stretch"])': { alignItems: 'stretch' },
  [media.tablet]: {
    '&:where([data-count="2"])': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '&:where([data-count="3"])': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  [media.columns]: {
    '&:where([data-aside])': {
      gridTemplateColumns: `minmax(0, 1fr) calc(${space[1]} * var(--_aside))`,
    },
  },
});
