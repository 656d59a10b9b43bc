import { media } from '#theme/media';
import { tabularNumbers, textStyle, truncateName } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const root = part({
  display: 'grid',
  gap: `0 ${space[8]}`,
  // Down the first column, then down the second, as a table of results is read.
  [media.tablet]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridTemplateRows: 'repeat(5, auto)',
    gridAutoFlow: 'column',
  },
});

export const item = part({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `calc(11 * ${space[1]}) calc(12 * ${space[1]}) minmax(0, 1fr) auto`,
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${color.border.subtle}`,
});

export const rank = part({
  ...textStyle('2xl', 'display'),
  ...tabularNumbers,
  textAlign: 'center',
  color: color.text.muted,
  '&[data-first]': { color: color.text.link },
});

export const cover = part({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  aspectRatio: '1',
  borderRadius: vars.radius.md,
  background: color.surface.media,
  color: color.text.onMedia,
});

export const words = part({ display: 'grid', minInlineSize: 0 });

/** Its pseudo-element makes the whole row the link. */
export const name = part({
  ...textStyle('md'),
  ...truncateName,
  fontWeight: vars.font.weight.semibold,
  color: color.text.primary,
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.md },
});

export const sub = part({ ...textStyle('xs'), ...truncateName, color: color.text.muted });

export const figure = part({ ...textStyle('sm'), ...tabularNumbers, color: color.text.secondary });

/** What a row consists of; classes are made of them once for the list. */
export const parts = { cover, figure, item, name, rank, root, sub, words };
