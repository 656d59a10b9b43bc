import { media } from '#theme/media';
import { tabularNumbers, textStyle, truncate, truncateName } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { color, space } = vars;

/** Cover, words, stake, seats, people and the verb; on a phone two lines beside the cover. */
export const root = part({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `auto minmax(0, 1fr) auto`,
  gridTemplateAreas: '"cover words end" "cover seats end"',
  alignItems: 'center',
  columnGap: space[3],
  rowGap: space[1],
  minBlockSize: `calc(${space[1]} * 22)`,
  padding: `${space[2]} ${space[3]}`,
  borderRadius: vars.radius.lg,
  background: color.surface.raised,
  boxShadow: `inset 0 0 0 1px ${color.border.subtle}`,
  WebkitTapHighlightColor: 'transparent',
  '&[data-hovered]': { background: color.surface.hover },
  '&[data-focus-visible]': { outline: `2px solid ${color.border.focus}`, outlineOffset: '2px' },
  [media.tablet]: {
    gridTemplateColumns: `auto minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1.4fr) minmax(0, 1fr) auto`,
    gridTemplateAreas: '"cover words stake seats people end"',
    columnGap: space[5],
    minBlockSize: `calc(${space[1]} * 18)`,
  },
  [media.forcedColors]: { border: '1px solid CanvasText' },
});

export const cover = part({
  gridArea: 'cover',
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  inlineSize: `calc(${space[1]} * 14)`,
  blockSize: `calc(${space[1]} * 14)`,
  borderRadius: vars.radius.md,
  background: color.surface.sunken,
  color: color.text.muted,
});

export const words = part({ gridArea: 'words', display: 'grid', minInlineSize: 0 });

/** Its pseudo-element makes the whole row the link. */
export const main = part({
  ...textStyle('md'),
  ...truncateName,
  display: 'block',
  color: color.text.primary,
  fontWeight: vars.font.weight.semibold,
  outline: 'none',
  cursor: 'pointer',
  textAlign: 'start',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.lg },
});

export const sub = part({ ...textStyle('xs'), ...truncateName, color: color.text.muted });

/** On a phone the stake stands with the name. */
export const stake = part({
  ...textStyle('sm'),
  ...tabularNumbers,
  ...truncate,
  display: 'none',
  color: color.text.primary,
  fontWeight: vars.font.weight.medium,
  [media.tablet]: { gridArea: 'stake', display: 'block' },
});
export const stakeOnPhone = part({
  '&::before': { content: '" · "' },
  '&:first-child::before': { content: 'none' },
  [media.tablet]: { display: 'none' },
});

export const seats = part({
  ...textStyle('xs'),
  gridArea: 'seats',
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  color: color.text.muted,
  '&[data-free]': { color: color.positive.text },
});

export const people = part({
  ...textStyle('xs'),
  ...truncate,
  display: 'none',
  color: color.text.muted,
  [media.tablet]: { gridArea: 'people', display: 'block' },
});

/** Drawn as a button; the row is the link. */
export const verb = part({
  ...textStyle('sm'),
  gridArea: 'end',
  // Of one width, whatever the verb: the columns of all rows stand below each other.
  minInlineSize: `calc(${space[1]} * 22)`,
  textAlign: 'center',
  paddingBlock: space[15],
  paddingInline: space[4],
  borderRadius: vars.radius.md,
  color: color.accent.text,
  boxShadow: `inset 0 0 0 1px ${color.accent.line}`,
  fontWeight: vars.font.weight.semibold,
  whiteSpace: 'nowrap',
  '&[data-quiet]': { color: color.text.secondary, boxShadow: `inset 0 0 0 1px ${color.border.default}` },
});

export const dots = part({ display: 'inline-flex', flex: 'none', gap: space[1] });
export const dot = part({
  inlineSize: space[2],
  blockSize: space[2],
  borderRadius: '50%',
  border: `1px solid ${color.border.strong}`,
  background: color.border.strong,
  '&[data-free]': { background: 'none', borderColor: 'currentColor' },
  [media.forcedColors]: { borderColor: 'CanvasText', '&:not([data-free])': { background: 'CanvasText' } },
});

/** Classes are made of them once for a whole list. */
export const parts = { cover, main, people, root, seats, stake, stakeOnPhone, sub, verb, words };
