import { media } from '#theme/media';
import { pageColumn } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { space } = vars;

const column = {
  ...pageColumn,
} as const;

export const root = part({
  position: 'sticky',
  insetBlockStart: 'var(--play-bar, 0px)',
  zIndex: vars.z.header,
  background: vars.header.bg,
  // A server does not know how wide a window is: in a narrow one it holds the place of PhoneBar, which follows.
  [media.belowDesktop]: { visibility: 'hidden', overflow: 'hidden', blockSize: vars.header.phoneHeight },
});

export const top = part({
  ...column,
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  blockSize: vars.header.topHeight,
  [media.full]: { gap: `calc(${space[1]} * 7)` },
});

/** Logos are links without the looks of one. */
export const home = part({
  display: 'flex',
  flex: 'none',
  minInlineSize: 0,
  // A long name leaves room for the places and for who is signed in.
  maxInlineSize: '20%',
  borderRadius: vars.radius.sm,
});

export const end = part({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[2],
  flex: 'none',
  marginInlineStart: 'auto',
});

export const nav = part({
  borderBlock: `1px solid ${vars.header.border}`,
});

export const row = part({
  ...column,
  display: 'flex',
  alignItems: 'stretch',
  blockSize: vars.header.navHeight,
});

/** What scrolls under it fades out before it. */
export const settings = part({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  marginInlineStart: 'auto',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: '100%',
    inlineSize: space[6],
    background: `linear-gradient(to right, transparent, ${vars.header.bg})`,
    pointerEvents: 'none',
  },
  '&:dir(rtl)::before': { transform: 'scaleX(-1)' },
});
