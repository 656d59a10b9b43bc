import { textStyle, truncate } from '#theme/mixins';
import { part, type PartRule } from '#theme/part';
import { vars } from '#theme/vars';
import { frame, headHeight, pinned } from '../Table/Table.styles';
import { tallest, type Stand } from './windowRows';

// Hooks: those of Table, and --table-row-hover · --table-max-height

const { color, space, table } = vars;

const ring = {
  outline: 'none',
  '&[data-focus-visible]': { outline: `2px solid ${color.border.focus}`, outlineOffset: '-2px' },
} satisfies PartRule;
const leastWidth = 'calc(var(--_least) * 1px)';
const tracks = { display: 'grid', gridTemplateColumns: 'var(--_tracks)' } satisfies PartRule;

export const root = part(frame);

export const scroller = part({
  overflow: 'auto',
  overscrollBehaviorX: 'contain',
  maxBlockSize: 'var(--table-max-height, none)',
  scrollPaddingBlockStart: headHeight,
  outline: 'none',
  // Rows come and go while it scrolls; anchoring to one of them would make it jump.
  '&[data-windowed]': { maxBlockSize: 'var(--table-max-height, 70dvh)', overflowAnchor: 'none' },
});

export const head = part({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.sticky,
  minInlineSize: leastWidth,
  '& > *': {
    ...tracks,
    ...textStyle('xs'),
    '--_bg': table.headBg,
    background: 'var(--_bg)',
    color: color.text.muted,
    borderBlockEnd: `1px solid ${table.line}`,
  },
});

export const heading = part({
  ...ring,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  minBlockSize: headHeight,
  paddingInline: table.cellX,
  fontWeight: vars.font.weight.medium,
  '&[data-align="end"]': { justifyContent: 'flex-end', textAlign: 'end' },
  '&[data-first]': pinned,
});

export const body = part({
  position: 'relative',
  // What is pinned in it stays below the head and the foot.
  isolation: 'isolate',
  minInlineSize: leastWidth,
  '&:is([data-windowed] > *)': { blockSize: `min(var(--_rows) * ${table.rowHeight}, ${tallest}px)` },
});

/**
 * Where a row stands in a grid that draws only some, by its index; in one too tall to be laid out, by where that stands.
 * Said on the row itself: a custom property would be inherited by, and so make a style of its own for, each of its cells.
 */
export const offsetOf = (index: number, stand?: Stand): string =>
  stand
    ? `clamp(0px, ${stand.top}px + ${index - stand.above} * ${table.rowHeight}, ${tallest}px - ${table.rowHeight})`
    : `calc(${index} * ${table.rowHeight})`;

const cellBox = {
  ...ring,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  paddingInline: table.cellX,
  paddingBlock: space[2],
  overflowWrap: 'anywhere',
  '&[data-align="end"]': { justifyContent: 'flex-end', textAlign: 'end' },
  '&[data-first]': { ...pinned, fontWeight: vars.font.weight.medium },
  // A block of text, since a flex box has no ellipsis.
  '&:is([data-windowed] *)': {
    ...truncate,
    paddingBlock: 0,
    alignContent: 'center',
    display: 'block',
    // A long amount is cut as words are, and not left out.
    '& :has(> wbr)': { display: 'inline' },
    '& wbr': { display: 'none' },
  },
} satisfies PartRule;

// The cells are styled from the row: a style of its own for each of them is a third of the cost of drawing a row.
export const row = part({
  ...tracks,
  '--_bg': color.surface.raised,
  minBlockSize: table.rowHeight,
  background: 'var(--_bg)',
  borderBlockEnd: `1px solid ${table.line}`,
  '&[data-hovered]': { '--_bg': table.rowHover },
  '&:is([data-windowed] *)': {
    position: 'absolute',
    insetInline: 0,
    blockSize: table.rowHeight,
    contain: 'strict',
  },
  '& > *': cellBox,
});

export const foot = part({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.z.sticky,
  minInlineSize: leastWidth,
  '& > *': {
    ...tracks,
    '--_bg': table.headBg,
    minBlockSize: table.rowHeight,
    background: 'var(--_bg)',
    borderBlockStart: `1px solid ${color.border.default}`,
    fontWeight: vars.font.weight.semibold,
    '& > *': cellBox,
  },
});
