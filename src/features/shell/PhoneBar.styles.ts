import { media } from '#theme/media';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { space } = vars;

export const root = part({
  position: 'sticky',
  insetBlockStart: 'var(--play-bar, 0px)',
  zIndex: vars.z.header,
  paddingBlockStart: 'env(safe-area-inset-top, 0px)',
  background: vars.header.bg,
  [media.desktop]: { display: 'none' },
  // A page with a bar of its own, such as a game, has that one alone.
  '&:has(~ main [data-page-bar])': { display: 'none' },
});

export const bar = part({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  blockSize: vars.header.phoneHeight,
  paddingInline: `${space[4]} ${space[2]}`,
});

/** The drawing, not its square, stands on the edge of the column. */
export const menu = part({ display: 'flex', marginInlineStart: `calc(-1 * ${space[4]})` });

/** A line below the logo stands in the room that is pressed with it. */
export const name = part({
  display: 'grid',
  minInlineSize: 0,
  '& > p': { marginBlockStart: `calc(-1 * ${space[3]})`, pointerEvents: 'none' },
});

export const home = part({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  minBlockSize: vars.touch.min,
  borderRadius: vars.radius.sm,
});

export const end = part({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: space[1],
  marginInlineStart: 'auto',
});
