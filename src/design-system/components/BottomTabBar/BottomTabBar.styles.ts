import { media } from '#theme/media';
import { focusRing, textStyle, truncate } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const root = part({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: vars.z.header,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  boxSizing: 'content-box',
  blockSize: vars.tabbar.height,
  paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)',
  paddingInline: 'env(safe-area-inset-left, 0px) env(safe-area-inset-right, 0px)',
  background: `color-mix(in srgb, ${color.surface.raised} 94%, transparent)`,
  backdropFilter: `blur(${space[4]})`,
  borderBlockStart: `1px solid ${color.border.default}`,
  [media.desktop]: { display: 'none' },
  [media.forcedColors]: { background: 'Canvas' },
});

export const item = part({
  ...focusRing,
  '&[data-focus-visible]': { ...focusRing['&[data-focus-visible]'], outlineOffset: '-2px' },
  ...textStyle('2xs'),
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space['05'],
  minInlineSize: 0,
  paddingInline: '2px',
  color: color.text.muted,
  fontWeight: vars.font.weight.medium,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  '&[data-pressed]': { color: color.text.primary },
  '&[aria-current]': {
    color: color.text.primary,
    fontWeight: vars.font.weight.semibold,
    '& > svg': { color: color.accent.text },
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '-1px',
      inlineSize: `calc(${space[1]} * 7)`,
      blockSize: '2px',
      borderEndStartRadius: '2px',
      borderEndEndRadius: '2px',
      background: vars.brand.horizon,
    },
    '&:dir(rtl)::before': { transform: 'scaleX(-1)' },
  },
  [media.forcedColors]: {
    '&[aria-current]': { color: 'Highlight', '&::before': { background: 'Highlight' } },
  },
});

export const label = part({ ...truncate, maxInlineSize: '100%' });

export const badgeSlot = part({
  position: 'absolute',
  insetBlockStart: space[15],
  insetInlineStart: `calc(50% + ${space[1]})`,
});
