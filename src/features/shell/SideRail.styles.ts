import { media } from '#theme/media';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { color, space } = vars;

/**
 * Beside the column where there is room. Where there is not, docked to the edge and at the bottom: there it lies over less
 * of the page, and never over the tools at its top.
 */
export const root = part({
  position: 'fixed',
  insetInlineEnd: 0,
  zIndex: vars.z.rail,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '2px',
  inlineSize: vars.rail.width,
  padding: space[1],
  borderStartStartRadius: vars.radius.lg,
  borderEndStartRadius: vars.radius.lg,
  background: color.surface.raised,
  boxShadow: `${vars.shadow[2]}, inset 0 0 0 1px ${color.border.default}`,
  [media.belowDesktop]: { display: 'none' },
  '@media (max-width: 1439px)': { insetBlockEnd: space[8], inlineSize: vars.touch.min, padding: '2px' },
  '@media (min-width: 1440px)': {
    insetInlineEnd: space[4],
    insetBlockStart: '50%',
    translate: '0 -50%',
    borderRadius: vars.radius.lg,
  },
  [media.forcedColors]: { border: '1px solid CanvasText' },
});

export const line = part({
  inlineSize: space[6],
  blockSize: '1px',
  marginBlock: space[1],
  background: color.border.default,
});
