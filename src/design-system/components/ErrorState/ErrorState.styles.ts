import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

export const root = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  '&[data-size="sm"]': {
    paddingBlock: vars.space[3],
    paddingInline: `calc(${vars.space[1]} * 3.5)`,
    borderRadius: vars.radius.md,
    background: vars.color.surface.sunken,
  },
  '&[data-size="lg"]': {
    flexDirection: 'column',
    textAlign: 'center',
    paddingBlock: vars.space[12],
    paddingInline: vars.space[4],
  },
});

export const icon = part({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  color: vars.color.negative.text,
  '&:is([data-size="lg"] > *)': {
    inlineSize: vars.touch.min,
    blockSize: vars.touch.min,
    borderRadius: vars.radius.md,
    background: vars.color.negative.soft,
  },
});

export const words = part({
  ...textStyle('sm'),
  // Wide enough to read; the button wraps below it before the words get narrower.
  flex: `1 1 calc(${vars.space[20]} * 2)`,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '&:is([data-size="lg"] > *)': { flex: '0 1 auto', maxInlineSize: '56ch' },
});

export const heading = part({
  margin: 0,
  fontWeight: vars.font.weight.semibold,
  '&:is([data-size="lg"] *)': textStyle('lg'),
});

export const body = part({ color: vars.color.text.secondary, textWrap: 'pretty' });

export const actions = part({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  flex: 'none',
  maxInlineSize: '100%',
});
