import { media } from '#theme/media';
import { tabularNumbers, textStyle, truncateName, visuallyHidden } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const root = part({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[2],
  paddingInline: vars.layout.gutter,
  background: color.surface.canvas,
  color: color.text.primary,
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  [media.belowDesktop]: {
    gap: space[1],
    boxSizing: 'content-box',
    blockSize: vars.header.phoneHeight,
    paddingBlock: 'env(safe-area-inset-top, 0px) 0',
    paddingInline: space[1],
  },
});

export const title = part({ flex: 1, minInlineSize: 0 });

export const name = part({
  ...truncateName,
  ...textStyle('lg'),
  fontWeight: vars.font.weight.semibold,
  [media.belowDesktop]: textStyle('md'),
});

export const result = part({
  ...textStyle('sm'),
  color: color.text.secondary,
  // Told, where there is no room to show it.
  [media.belowDesktop]: visuallyHidden,
});

export const sums = part({ display: 'flex', gap: space[4] });

/** A chip with its name and its amount. */
export const sum = part({
  ...textStyle('sm'),
  display: 'flex',
  alignItems: 'baseline',
  gap: space[2],
  whiteSpace: 'nowrap',
  '& dt': { color: color.text.secondary },
  '& dd': { ...tabularNumbers, margin: 0, fontWeight: vars.font.weight.semibold },
  [media.belowDesktop]: textStyle('md'),
});

export const balance = part({ [media.belowDesktop]: visuallyHidden });

/** What it cost since log-in, above the places that the menu leads to. */
export const costs = part({
  paddingBlock: space[4],
  paddingInline: vars.card.pad,
  borderBlockEnd: `1px solid ${color.border.subtle}`,
});
export const places = part({ paddingBlock: space[2] });
