import { media } from '#theme/media';
import { focusRing, textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { color, space } = vars;

// Not positioned: the panel spans the header.
export const root = part({ display: 'flex', flex: 'none' });

export const trigger = part({
  ...focusRing,
  ...textStyle('md'),
  '&[data-focus-visible]': { ...focusRing['&[data-focus-visible]'], outlineOffset: '-2px' },
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: vars.header.navHeight,
  paddingInline: space[3],
  borderRadius: vars.radius.sm,
  color: color.text.secondary,
  fontWeight: vars.font.weight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `color ${vars.motion.fast}`,
  '& > svg': { color: color.text.muted },
  '&[data-hovered]': { color: color.text.primary },
  '&:is([aria-current], [data-open])': {
    color: color.text.primary,
    fontWeight: vars.font.weight.semibold,
    '& > svg': { color: color.accent.text },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: space[3],
      insetBlockEnd: 0,
      blockSize: '2px',
      borderStartStartRadius: '2px',
      borderStartEndRadius: '2px',
      background: vars.brand.horizon,
    },
    '&:dir(rtl)::after': { transform: 'scaleX(-1)' },
  },
  // One horizon in the bar: what is open comes before where the page is.
  '&:is([data-menu-open] *):not([data-open])::after': { opacity: 0 },
  [media.forcedColors]: { '&:is([aria-current], [data-open])::after': { background: 'Highlight' } },
});
