import { media } from '#theme/media';
import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;
/** Takes no room while it says nothing. */
export const status = part({ '&:empty': { position: 'absolute' } });
/** On a phone the kinds have a row of their own, which scrolls sideways. */
export const filters = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[3]} ${space[4]}`,
});
export const kinds = part({
  flex: '1 0 100%',
  minInlineSize: 0,
  [media.desktop]: { flex: '0 1 auto' },
});
export const sort = part({ minInlineSize: steps(44), marginInlineStart: 'auto' });
export const grid = part({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[3],
  [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space[4] },
  [media.full]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});
export const item = part({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  blockSize: '100%',
});
/** The picture reaches the edges of its card. */
export const art = part({
  position: 'relative',
  display: 'grid',
  flex: 'none',
  overflow: 'hidden',
  blockSize: steps(30),
  borderStartStartRadius: `calc(${vars.card.radius} - 1px)`,
  borderStartEndRadius: `calc(${vars.card.radius} - 1px)`,
  background: color.surface.sunken,
  '&[data-gone]': { opacity: 0.6 },
  [media.tablet]: { blockSize: steps(44) },
});
/** A word over the picture, at its start. */
export const mark = part({
  position: 'absolute',
  insetBlockStart: space[25],
  insetInlineStart: space[25],
  display: 'flex',
  maxInlineSize: `calc(100% - 2 * ${space[25]})`,
});
export const itemWords = part({
  display: 'grid',
  flex: '1 1 auto',
  alignContent: 'start',
  gap: space[1],
  minInlineSize: 0,
  padding: `${space[3]} ${space[3]} 0`,
  [media.tablet]: { padding: `${space[4]} ${space[4]} 0` },
});
export const facts = part({
  ...textStyle('xs'),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[2],
  color: color.text.muted,
});
/** What it costs, and beside it the way to it or how far it is; of one height in a row of cards. */
export const foot = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minBlockSize: vars.touch.min,
  padding: space[3],
  [media.tablet]: { padding: `${space[3]} ${space[4]} ${space[4]}` },
});
export const cost = part({
  ...textStyle('lg', 'display'),
  color: color.highlight.text,
  '&[data-far]': { color: color.text.secondary },
});
export const meter = part({
  flex: '1 0 100%',
  overflow: 'hidden',
  blockSize: space[1],
  borderRadius: vars.radius.pill,
  background: color.surface.hover,
  [media.forcedColors]: { display: 'none' },
});
export const meterFill = part({
  display: 'block',
  inlineSize: 'calc(100% * var(--_share))',
  blockSize: '100%',
  borderRadius: 'inherit',
  background: color.highlight.text,
});
