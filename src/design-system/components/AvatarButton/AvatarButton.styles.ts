import { media } from '#theme/media';
import { focusRing, hitArea44, textStyle, truncateName, visuallyHidden } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const root = part({
  ...focusRing,
  ...textStyle('md'),
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  minBlockSize: vars.button.heightMd,
  padding: '2px',
  borderRadius: vars.radius.pill,
  color: color.text.secondary,
  fontWeight: vars.font.weight.medium,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast}, color ${vars.motion.fast}`,
  WebkitTapHighlightColor: 'transparent',
  '&:is([data-hovered], [aria-expanded="true"])': {
    background: color.surface.hover,
    color: color.text.primary,
  },
  '&[data-pressed]': { background: color.surface.pressed },
  [media.belowDesktop]: hitArea44,
  [media.forcedColors]: { outline: '1px solid ButtonBorder' },
});

export const words = part(visuallyHidden);

export const shown = part({ display: 'flex', alignItems: 'center', minInlineSize: 0 });

export const name = part({
  ...truncateName,
  maxInlineSize: `calc(${space[1]} * 28)`,
  marginInlineStart: space[2],
  [`@media (max-width: 1439px)`]: { display: 'none' },
});

export const end = part({
  display: 'grid',
  placeItems: 'center',
  inlineSize: space[4],
  marginInline: space[1],
  color: color.text.muted,
});
