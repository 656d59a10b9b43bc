import { media } from '#theme/media';
import { focusRing, hitArea44, textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const list = part({
  ...textStyle('sm'),
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[1],
  color: color.text.muted,
});

export const crumb = part({ display: 'inline-flex', alignItems: 'center', gap: space[1], minInlineSize: 0 });

export const link = part({
  ...focusRing,
  overflowWrap: 'anywhere',
  borderRadius: vars.radius.xs,
  color: color.text.secondary,
  cursor: 'pointer',
  '&[data-hovered]': { color: color.text.primary, textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '&[data-current]': { color: color.text.muted, cursor: 'default' },
  [media.belowDesktop]: hitArea44,
});
