import { media } from '#theme/media';
import { textStyle, truncate, visuallyHidden } from '#theme/mixins';
import { part, type PartRule } from '#theme/part';
import { vars } from '#theme/vars';

// Hooks: --table-head-bg · --table-row-height · --table-cell-x · --table-font · --table-line · --table-row-hover
// · --table-max-height · --table-radius

const { color, space, table } = vars;
const headHeight = `calc(${space[4]} + ${space[5]})`;
const controlWidth = space[12];

/** Cells that stay while the rest scrolls sideways. */
const pinned = {
  // Not unless it does: every sticky box is a layer of its own for the compositor, also one that never sticks.
  '&:is([data-sideways] *)': { position: 'sticky', insetInlineStart: 0, background: 'var(--_bg)' },
} satisfies PartRule;
const ring = {
  outline: 'none',
  '&[data-focus-visible]': { outline: `2px solid ${color.border.focus}`, outlineOffset: '-2px' },
} satisfies PartRule;
const leastWidth = 'calc(var(--_least) * 1px + var(--_controls) * var(--_control))';
const tracks = { display: 'grid', gridTemplateColumns: 'var(--_tracks)' } satisfies PartRule;

export const root = part({
  position: 'relative',
  isolation: 'isolate',
  minInlineSize: 0,
  overflow: 'hidden',
  borderRadius: `var(--table-radius, ${vars.radius.lg})`,
  border: `1px solid ${table.line}`,
  background: color.surface.raised,
  fontSize: `calc(${table.font} * ${vars.type.sizeFactor})`,
  lineHeight: `calc(${vars.line.md} * ${vars.type.lineFactor})`,
});

export const scroller = part({
  '--_control': controlWidth,
  containerType: 'inline-size',
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
  boxSizing: 'border-box',
  paddingInline: table.cellX,
  fontWeight: vars.font.weight.medium,
  '&[data-align="end"]': { justifyContent: 'flex-end', textAlign: 'end' },
  '&[data-first]': { ...pinned, zIndex: vars.z.sticky },
});

export const headingText = part({ minInlineSize: 0, overflowWrap: 'break-word' });

export const sortButton = part({
  // The whole cell answers, not its word alone.
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'inherit',
  gap: space[1],
  minInlineSize: 0,
  boxSizing: 'border-box',
  marginInline: `calc(-1 * ${table.cellX})`,
  paddingInline: table.cellX,
  minBlockSize: headHeight,
  outline: 'none',
  textAlign: 'inherit',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  '&[data-hovered], &[data-sorted]': { color: color.text.primary },
  [media.belowDesktop]: { minBlockSize: vars.touch.min },
});

export const resizer = part({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: space[3],
  touchAction: 'none',
  cursor: 'col-resize',
  '&::after': {
    content: '""',
    position: 'absolute',
    insetBlock: space[2],
    insetInlineEnd: 0,
    inlineSize: '1px',
    background: `var(--_grip, ${color.border.default})`,
  },
  '&[data-held]': { '--_grip': color.accent.line },
  '&[data-held]::after': { inlineSize: '2px', insetBlock: 0 },
  [media.forcedColors]: { '&::after': { background: 'CanvasText' } },
  '&:is([data-focus-visible] > *):focus-within': { '--_grip': color.border.focus },
});

export const resizerInput = part({ ...visuallyHidden, pointerEvents: 'none' });

export const body = part({
  position: 'relative',
  minInlineSize: leastWidth,
  '&:is([data-windowed] > *)': {
    blockSize: `calc(var(--_rows) * ${table.rowHeight} + var(--_details) * 1px)`,
  },
});

const placed = { position: 'absolute', insetInline: 0 } satisfies PartRule;

/**
 * Where a row stands in a table that draws only some, by its index and the height of what is open above it, in px.
 * Said on the row itself: a custom property would be inherited by, and so make a style of its own for, each of its cells.
 */
export const offsetOf = (index: number, shift: number): string =>
  `calc(${index} * ${table.rowHeight} + ${shift}px)`;

const cellBox = {
  ...ring,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  boxSizing: 'border-box',
  paddingInline: table.cellX,
  paddingBlock: space[2],
  overflowWrap: 'anywhere',
  '&[data-align="end"]': { justifyContent: 'flex-end', textAlign: 'end' },
  '&[data-first]': { ...pinned, fontWeight: vars.font.weight.medium },
  // A block of text, since a flex box has no ellipsis.
  '&:is([data-windowed] *)': { ...truncate, paddingBlock: 0, alignContent: 'center', display: 'block' },
  '&[data-control]': { display: 'grid', placeItems: 'center', padding: 0, alignContent: 'stretch' },
} satisfies PartRule;

// The cells are styled from the row: a style of its own for each of them is a third of the cost of drawing a row.
export const row = part({
  ...tracks,
  '--_bg': color.surface.raised,
  boxSizing: 'border-box',
  minBlockSize: table.rowHeight,
  background: 'var(--_bg)',
  borderBlockEnd: `1px solid ${table.line}`,
  '&[data-hovered]': { '--_bg': table.rowHover },
  '&[data-selected]': { '--_bg': color.accent.soft },
  '&[data-selected][data-hovered]': { '--_bg': color.accent.softHover },
  '&:is([data-windowed] *)': { ...placed, blockSize: table.rowHeight, contain: 'strict' },
  [media.forcedColors]: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
  '& > *': cellBox,
});

export const control = part({ ...ring, display: 'grid', placeItems: 'center', minInlineSize: 0 });

export const selectBox = part({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: headHeight,
  cursor: 'pointer',
  '--_bg': 'transparent',
  '--_line': `var(--checkbox-border, ${color.border.strong})`,
  '--_ring': 'transparent',
  '&[data-selected]': {
    '--_bg': `var(--checkbox-bg-selected, ${color.accent.line})`,
    '--_line': 'transparent',
  },
  '&:is([data-focus-visible] *)': { '--_ring': color.border.focus },
});

export const boxInput = part(visuallyHidden);

export const expander = part({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: space[8],
  color: color.text.muted,
  cursor: 'pointer',
  outline: 'none',
  '& > *': { transition: `rotate ${vars.motion.fast} ${vars.ease.standard}` },
  '&[data-open] > *': { rotate: '90deg' },
  '&[data-open]:dir(rtl) > *': { rotate: '-90deg' },
});

export const detail = part({
  borderBlockEnd: `1px solid ${table.line}`,
  background: color.surface.sunken,
  '&:is([data-windowed] *)': placed,
});

export const detailCell = part({
  position: 'sticky',
  insetInlineStart: 0,
  boxSizing: 'border-box',
  inlineSize: '100cqi',
  padding: table.cellX,
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
    '& > [data-blank]': { gridColumn: 'span var(--_controls)' },
  },
});

export const placeholder = part({
  padding: vars.card.pad,
  '& > * > *': { display: 'flex', alignItems: 'center', minBlockSize: table.rowHeight },
});

export const hidden = part(visuallyHidden);
