import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const root = part({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  '--_bg': color.surface.hover,
  '--_fg': color.text.muted,
  '&[data-failed]': { '--_bg': color.negative.soft, '--_fg': color.negative.text },
  '&[data-size="md"]': {
    flexDirection: 'column',
    textAlign: 'center',
    paddingBlock: space[6],
    paddingInline: space[3],
  },
  '&[data-size="sm"]': {
    flexWrap: 'wrap',
    paddingBlock: space[3],
    paddingInline: steps(3.5),
    borderRadius: vars.radius.md,
    background: color.surface.sunken,
  },
});

export const medal = part({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  color: 'var(--_fg)',
  '&:is([data-size="md"] > *)': {
    inlineSize: vars.touch.min,
    blockSize: vars.touch.min,
    borderRadius: vars.radius.md,
    background: 'var(--_bg)',
  },
});

export const words = part({
  ...textStyle('sm'),
  minInlineSize: 0,
  maxInlineSize: '56ch',
  overflowWrap: 'anywhere',
  // Wide enough to read; the button wraps below it before the words get narrower.
  '&:is([data-size="sm"] > *)': { flex: `1 1 ${steps(40)}`, maxInlineSize: 'none' },
});

export const heading = part({
  fontWeight: vars.font.weight.semibold,
  color: color.text.primary,
  textWrap: 'balance',
  '&:is([data-size="md"] *)': textStyle('md'),
});

export const body = part({
  color: color.text.secondary,
  textWrap: 'pretty',
  '&:is([data-size="md"] *)': { marginBlockStart: space[1] },
});

export const actions = part({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[2],
  flex: 'none',
  maxInlineSize: '100%',
});
