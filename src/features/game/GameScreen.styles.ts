import { media } from '#theme/media';
import { textStyle, truncateName } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

export const root = part({
  display: 'flex',
  flexDirection: 'column',
  // The game gets the whole window below the header, and above the tab bar of a phone.
  blockSize: `calc(100dvh - ${vars.header.topHeight} - ${vars.header.navHeight})`,
  [media.belowDesktop]: { blockSize: `calc(100dvh - ${vars.header.phoneHeight} - ${vars.tabbar.height})` },
  background: vars.color.surface.media,
  color: vars.color.text.onMedia,
});

export const bar = part({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  paddingInline: vars.layout.gutter,
  background: vars.color.surface.canvas,
  color: vars.color.text.primary,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

export const name = part({
  ...truncateName,
  ...textStyle('lg'),
  margin: 0,
  fontWeight: vars.font.weight.semibold,
  flex: 1,
});

export const result = part({
  ...textStyle('sm'),
  color: vars.color.text.secondary,
  [media.phone]: { display: 'none' },
});

export const sums = part({ display: 'flex', gap: vars.space[4], margin: 0 });

/** A chip with its name and its amount; on a phone the header has the balance. */
export const sum = part({
  ...textStyle('sm'),
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[2],
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& dt': { color: vars.color.text.secondary },
  '& dd': { margin: 0, fontWeight: vars.font.weight.semibold },
  '&[data-wide]': { [media.belowDesktop]: { display: 'none' } },
});

export const stage = part({ position: 'relative', flex: 1, display: 'grid', minBlockSize: 0 });

export const frame = part({ border: 0, inlineSize: '100%', blockSize: '100%', display: 'block' });

export const cover = part({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: vars.layout.gutter,
  background: vars.color.surface.media,
  '&[data-over]': {
    inset: 'auto',
    insetInline: 0,
    insetBlockStart: 0,
    placeItems: 'stretch',
    background: 'transparent',
  },
});

export const panel = part({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  maxInlineSize: vars.dialog.width,
  padding: vars.space[6],
  borderRadius: vars.radius.lg,
  background: vars.color.surface.overlay,
  color: vars.color.text.primary,
  textAlign: 'center',
});

export const heading = part({ ...textStyle('xl', 'display'), margin: 0 });
export const words = part({ ...textStyle('md'), margin: 0, color: vars.color.text.secondary });
export const actions = part({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[2],
});

export const waiting = part({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  color: vars.color.text.onMediaSoft,
});
