import { media } from '#theme/media';
import { textStyle, truncate } from '#theme/mixins';
import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const root = part({
  ...textStyle('xs'),
  display: 'none',
  [media.tablet]: { display: 'flex' },
  alignItems: 'center',
  gap: space[5],
  blockSize: steps(8),
  paddingInline: vars.layout.gutter,
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  background: color.surface.sunken,
  color: color.text.secondary,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const fact = part({ display: 'inline-flex', alignItems: 'center', gap: space[1], minInlineSize: 0 });
export const strong = part({ fontWeight: vars.font.weight.semibold, color: color.text.primary });
export const end = part({ display: 'flex', alignItems: 'center', gap: space[5], marginInlineStart: 'auto' });

/** Under the name in the bar of a phone. */
export const line = part({
  ...textStyle('xs'),
  ...truncate,
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: color.text.secondary,
  [media.tablet]: { display: 'none' },
});

export const sums = part({ display: 'grid', gap: space[3], minInlineSize: steps(56) });
