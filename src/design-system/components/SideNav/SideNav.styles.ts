import { media } from '#theme/media';
import { focusRing, textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const root = part({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  '--_row': `calc(${space[10]} + 2px)`,
  '&[data-density="compact"]': { '--_row': `calc(${space[10]} - 2px)` },
  [media.belowDesktop]: {
    '--_row': vars.touch.min,
    '&[data-density="compact"]': { '--_row': vars.touch.min },
  },
});

export const group = part({
  minInlineSize: 0,
  '& + &': { marginBlockStart: space[1] },
  '&[data-apart]': {
    marginBlockStart: 'auto',
    paddingBlockStart: space[2],
    borderBlockStart: `1px solid ${color.border.subtle}`,
  },
});

export const groupLabel = part({
  ...textStyle('2xs', 'caps'),
  paddingBlock: `calc(${space[1]} * 3.5) ${space[15]}`,
  paddingInline: space[3],
});

export const list = part({ display: 'grid', gap: '2px' });

export const item = part({
  ...focusRing,
  ...textStyle('md'),
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  inlineSize: '100%',
  minBlockSize: 'var(--_row)',
  paddingInline: space[3],
  borderRadius: vars.radius.sm,
  color: color.text.secondary,
  fontWeight: vars.font.weight.medium,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast}, color ${vars.motion.fast}`,
  '& > svg': { color: color.text.muted },
  '&[data-hovered]': { background: color.surface.hover, color: color.text.primary },
  '&[data-pressed]': { background: color.surface.pressed },
  '&[aria-current]': {
    background: color.accent.soft,
    color: color.text.primary,
    fontWeight: vars.font.weight.semibold,
    '& > svg': { color: color.accent.text },
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: `calc(${space[3]} * -1)`,
      insetBlock: space[2],
      inlineSize: `calc(${space[1]} - 1px)`,
      borderStartEndRadius: space[1],
      borderEndEndRadius: space[1],
      background: color.accent.line,
    },
  },
  [media.forcedColors]: {
    '&[aria-current]': {
      outline: '2px solid Highlight',
      outlineOffset: '-2px',
      '&::before': { background: 'Highlight' },
    },
  },
});

export const label = part({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
