import { media } from '#theme/media';
import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const bar = part({
  position: 'fixed',
  insetBlockEnd: 'var(--page-foot, 0px)',
  insetInline: 0,
  zIndex: vars.z.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: `${space[3]} max(${space[3]}, env(safe-area-inset-bottom))`,
  paddingInline: space[4],
  background: color.surface.raised,
  borderBlockStart: `1px solid ${color.border.default}`,
  '& > button': { flex: 1 },
  [media.tablet]: {
    position: 'static',
    justifyContent: 'flex-end',
    padding: 0,
    border: 0,
    background: 'none',
    '& > button': { flex: 'none' },
  },
});

export const summary = part({
  ...textStyle('xs'),
  flex: '0 1 auto',
  minInlineSize: 0,
  color: color.text.muted,
  '& > b': {
    ...textStyle('lg', 'display'),
    display: 'block',
    color: color.text.primary,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
});
