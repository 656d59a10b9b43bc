import { media } from '#theme/media';
import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;

/** Only where there is room beside the codes. */
export const frame = part({
  display: 'none',
  [media.desktop]: {
    display: 'block',
    inlineSize: steps(66),
    blockSize: steps(124),
    padding: space[2],
    border: `1px solid ${color.border.strong}`,
    borderRadius: `calc(2 * ${vars.radius.xl})`,
    background: color.surface.raised,
    boxShadow: vars.shadow[4],
  },
});

export const screen = part({
  display: 'grid',
  alignContent: 'start',
  gap: space[3],
  overflow: 'hidden',
  blockSize: '100%',
  padding: space[4],
  paddingBlockStart: space[6],
  borderRadius: `calc(2 * ${vars.radius.xl} - ${space[2]})`,
  background: color.surface.canvas,
});

export const hero = part({
  position: 'relative',
  overflow: 'hidden',
  blockSize: steps(28),
  borderRadius: vars.radius.md,
});

export const covers = part({
  display: 'grid',
  gap: space[2],
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
});

export const cover = part({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '3 / 4',
  borderRadius: vars.radius.md,
});
