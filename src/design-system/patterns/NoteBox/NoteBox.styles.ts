import { media } from '#theme/media';
import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const root = part({
  ...textStyle('sm'),
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[25],
  rowGap: space[2],
  boxSizing: 'border-box',
  minInlineSize: 0,
  paddingBlock: space[3],
  paddingInline: steps(3.5),
  borderRadius: vars.radius.md,
  background: 'var(--_bg)',
  color: 'var(--_fg)',
  '--_bg': color.surface.sunken,
  '--_fg': color.text.secondary,
  '--_mark': color.text.muted,
  '&[data-tone="info"]': {
    '--_bg': color.info.soft,
    '--_fg': color.text.primary,
    '--_mark': color.info.text,
  },
  '&[data-tone="positive"]': {
    '--_bg': color.positive.soft,
    '--_fg': color.text.primary,
    '--_mark': color.positive.text,
  },
  '&[data-tone="warning"]': {
    '--_bg': color.warning.soft,
    '--_fg': color.text.primary,
    '--_mark': color.warning.text,
  },
  '&[data-tone="negative"]': {
    '--_bg': color.negative.soft,
    '--_fg': color.text.primary,
    '--_mark': color.negative.text,
  },
  // As high as the first line, so that the drawing stands in its middle at any size of type.
  '& > svg': { flex: 'none', blockSize: '1lh', color: 'var(--_mark)' },
  '& b': { fontWeight: vars.font.weight.semibold, color: color.text.primary },
  [media.forcedColors]: { border: '1px solid CanvasText' },
});

export const words = part({
  flex: `1 1 ${steps(32)}`,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});
export const action = part({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  maxInlineSize: '100%',
  marginBlock: `calc(${space[15]} * -1)`,
});
