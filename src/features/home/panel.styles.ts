import { media } from '#theme/media';
import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { color, space } = vars;

/** Card of a list on the desktop. */
export const panel = part({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflow: 'hidden',
  borderRadius: vars.card.radius,
  border: `1px solid ${vars.card.border}`,
  background: vars.card.bg,
  boxShadow: vars.shadow[1],
  // On a phone each entry is a card of its own.
  '&[data-open]': {
    [media.belowDesktop]: {
      overflow: 'visible',
      borderRadius: 0,
      borderColor: 'transparent',
      background: 'none',
      boxShadow: 'none',
    },
  },
});

export const head = part({
  flex: 'none',
  paddingBlock: space[3],
  paddingInline: space[5],
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  '&& > *': { marginBlockEnd: 0 },
  [media.belowDesktop]: { paddingInline: space[4] },
  '&:is([data-open] > *)': {
    [media.belowDesktop]: { padding: 0, border: 0, marginBlockEnd: space[3] },
  },
});

export const note = part({ ...textStyle('xs'), color: color.text.muted });

export const quiet = part({
  ...textStyle('md'),
  padding: space[5],
  color: color.text.muted,
});
