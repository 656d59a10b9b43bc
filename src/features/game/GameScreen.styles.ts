import { media } from '#theme/media';
import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

export const root = part({
  display: 'flex',
  flexDirection: 'column',
  // In a page with more around it, the window below the header, and above the tab bar of a phone.
  blockSize: `calc(100dvh - ${vars.header.topHeight} - ${vars.header.navHeight})`,
  [media.belowDesktop]: { blockSize: `calc(100dvh - ${vars.header.phoneHeight} - ${vars.tabbar.height})` },
  '&:is([data-chrome="header"] *)': { flex: 1, minBlockSize: 0, blockSize: 'auto' },
  background: vars.color.surface.media,
  color: vars.color.text.onMedia,
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

export const heading = part(textStyle('xl', 'display'));
export const words = part({ ...textStyle('md'), color: vars.color.text.secondary });
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
