import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';
import { surface } from './surface';

// Hooks: --menu-bg · --menu-radius
export const root = part({
  ...surface,
  inlineSize: `calc(${vars.drawer.width} * 0.9)`,
  '&[data-full-width]': {
    inlineSize: 'var(--trigger-width)',
    maxInlineSize: 'none',
    borderStartStartRadius: 0,
    borderStartEndRadius: 0,
  },
});

export const dialog = part({
  ...textStyle('sm'),
  padding: vars.space[4],
  outline: 'none',
  color: vars.color.text.secondary,
  '&:is([data-full-width] > *)': { padding: 0 },
});

export const heading = part({
  ...textStyle('md'),
  marginBlockEnd: vars.space[2],
  color: vars.color.text.primary,
  fontWeight: vars.font.weight.semibold,
});
