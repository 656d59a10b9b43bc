import { media } from '#theme/media';
import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';
import * as modal from '../Dialog/modal';

// Hooks: --drawer-width · --dialog-bg
export const scrim = part({
  ...modal.scrim,
  '&:where([data-side="end"])': { justifyItems: 'end' },
  '&:where([data-side="start"])': { justifyItems: 'start' },
});

export const panel = part({
  ...modal.panel,
  blockSize: '100%',
  inlineSize: `min(${vars.drawer.width}, calc(100vw - ${vars.space[12]}))`,
  '--_away': '100%',
  '&:where([data-side="start"])': { '--_away': '-100%' },
  '&:where([data-side="end"]):dir(rtl)': { '--_away': '-100%' },
  '&:where([data-side="start"]):dir(rtl)': { '--_away': '100%' },
  '&:is([data-entering], [data-exiting])': { transform: 'translateX(var(--_away))' },
});

export const dialog = part({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minBlockSize: 0,
  outline: 'none',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

export const head = part({
  flex: 'none',
  position: 'sticky',
  insetBlockStart: 0,
  background: vars.dialog.bg,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minBlockSize: vars.header.topHeight,
  paddingInline: `${vars.space[5]} ${vars.space[2]}`,
  [media.belowDesktop]: { minBlockSize: vars.header.phoneHeight, paddingInlineStart: vars.space[4] },
});

export const heading = part({
  ...textStyle('xl', 'display'),
  minInlineSize: 0,
  overflowWrap: 'break-word',
});

export const body = part({
  flex: 'auto',
  paddingInline: vars.space[4],
  paddingBlockEnd: `max(${vars.space[4]}, env(safe-area-inset-bottom))`,
});

export const foot = part({
  flex: 'none',
  position: 'sticky',
  insetBlockEnd: 0,
  background: vars.dialog.bg,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  '&& > *': { flex: '1 1 auto' },
  padding: vars.space[4],
  paddingBlockEnd: `max(${vars.space[4]}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
});
