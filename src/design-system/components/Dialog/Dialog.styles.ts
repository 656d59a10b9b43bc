import { media } from '#theme/media';
import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';
import * as modal from './modal';

// Hooks: --dialog-width · --dialog-min-height · --dialog-bg · --dialog-radius · --dialog-pad
export const scrim = part({
  ...modal.scrim,
  alignItems: 'end',
  [media.largePhone]: { alignItems: 'center', justifyItems: 'center', padding: vars.space[6] },
});

export const panel = part({
  ...modal.panel,
  inlineSize: '100%',
  maxBlockSize: `calc(100% - ${vars.space[10]})`,
  borderStartStartRadius: vars.dialog.radius,
  borderStartEndRadius: vars.dialog.radius,
  '&:is([data-entering], [data-exiting])': { transform: 'translateY(100%)' },
  [media.belowLargePhone]: {
    '&[data-on-phone="page"]': {
      blockSize: '100%',
      maxBlockSize: '100%',
      borderRadius: 0,
      background: vars.color.surface.canvas,
      boxShadow: 'none',
      '&::after': { content: 'none' },
    },
  },
  [media.largePhone]: {
    inlineSize: `min(${vars.dialog.width}, 100%)`,
    minBlockSize: `min(${vars.dialog.minHeight}, 100%)`,
    maxBlockSize: '100%',
    borderRadius: vars.dialog.radius,
    '&:is([data-entering], [data-exiting])': { opacity: 0, transform: `translateY(${vars.space[2]})` },
  },
});

// What scrolls is the dialog itself, which always holds a control. It is not positioned, so that the cross and the
// line, which are, stay where they are.
export const dialog = part({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minBlockSize: 0,
  outline: 'none',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

export const columns = part({ display: 'flex', flex: '1 0 auto' });

export const horizon = part({
  ...modal.horizon,
  [media.belowLargePhone]: { '&:is([data-on-phone="page"] *)': { display: 'none' } },
});

export const grabber = part({
  position: 'absolute',
  insetBlockStart: vars.space[2],
  insetInlineStart: `calc(50% - ${vars.space[5]})`,
  inlineSize: vars.space[10],
  blockSize: vars.space[1],
  borderRadius: vars.radius.pill,
  background: vars.color.border.strong,
  '&:is([data-on-phone="page"] *)': { display: 'none' },
  [media.largePhone]: { display: 'none' },
});

export const aside = part({
  position: 'relative',
  flex: 'none',
  display: 'none',
  inlineSize: `calc(${vars.space[1]} * 46)`,
  overflow: 'hidden',
  [media.largePhone]: { display: 'block' },
});

export const column = part({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
});

export const body = part({
  flex: 1,
  padding: vars.dialog.pad,
  '&:where([data-actions])': { paddingBlockEnd: vars.space[4] },
  [media.belowDesktop]: { paddingBlockStart: vars.space[6] },
});

export const lead = part({ marginBlockEnd: vars.space[5] });

export const medal = part({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.touch.min,
  blockSize: vars.touch.min,
  marginBlockEnd: vars.space[4],
  borderRadius: vars.radius.md,
  background: 'var(--_bg)',
  color: 'var(--_fg)',
  '--_bg': vars.color.highlight.soft,
  '--_fg': vars.color.highlight.text,
  '&:where([data-tone="neutral"])': { '--_bg': vars.color.surface.hover, '--_fg': vars.color.text.secondary },
  '&:where([data-tone="accent"])': { '--_bg': vars.color.accent.soft, '--_fg': vars.color.accent.text },
  '&:where([data-tone="success"])': { '--_bg': vars.color.positive.soft, '--_fg': vars.color.positive.text },
  '&:where([data-tone="warning"])': { '--_bg': vars.color.warning.soft, '--_fg': vars.color.warning.text },
  '&:where([data-tone="danger"])': { '--_bg': vars.color.negative.soft, '--_fg': vars.color.negative.text },
});

export const heading = part({
  ...textStyle('2xl', 'display'),
  overflowWrap: 'break-word',
  '&:where([data-beside-close])': { paddingInlineEnd: vars.space[10] },
});

export const content = part({
  ...textStyle('md'),
  marginBlockStart: vars.space[2],
  color: vars.color.text.secondary,
  overflowWrap: 'break-word',
});

export const actions = part({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  paddingBlock: `${vars.space[4]} max(${vars.space[6]}, env(safe-area-inset-bottom))`,
  paddingInline: vars.dialog.pad,
  position: 'sticky',
  insetBlockEnd: 0,
  background: vars.dialog.bg,
  [media.belowLargePhone]: {
    '&:is([data-on-phone="page"] *)': {
      borderBlockStart: `1px solid ${vars.color.border.default}`,
      background: vars.color.surface.raised,
      paddingBlockStart: vars.space[3],
    },
  },
  '&& > *': { flex: '1 1 auto' },
  [media.largePhone]: { '&& > *': { flex: 'none' } },
});

export const close = part({
  position: 'absolute',
  insetBlockStart: vars.space[25],
  insetInlineEnd: vars.space[25],
  borderRadius: vars.button.radius,
  background: vars.dialog.bg,
});
