import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { space } = vars;

export const root = part({
  display: 'grid',
  // What is wider than the stack, such as a table, scrolls or wraps inside it.
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  '&:where([data-gap="1"])': { gap: space[1] },
  '&:where([data-gap="2"])': { gap: space[2] },
  '&:where([data-gap="3"])': { gap: space[3] },
  '&:where([data-gap="4"])': { gap: space[4] },
  '&:where([data-gap="5"])': { gap: space[5] },
  '&:where([data-gap="6"])': { gap: space[6] },
  '&:where([data-gap="8"])': { gap: space[8] },
  '&:where([data-gap="10"])': { gap: space[10] },
  '&:where([data-align="start"])': { justifyItems: 'start' },
  '&:where([data-align="center"])': { justifyItems: 'center' },
  // Amounts at the end of a row keep their width; what stands beside them wraps.
  '&:where([data-align="end"])': {
    justifyItems: 'end',
    gridTemplateColumns: 'none',
    minInlineSize: 'auto',
  },
});
