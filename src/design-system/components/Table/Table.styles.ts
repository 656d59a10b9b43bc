import { media } from '#theme/media';
import { textStyle, visuallyHidden } from '#theme/mixins';
import { part, type PartRule } from '#theme/part';
import { vars } from '#theme/vars';

// Hooks: --table-head-bg · --table-row-height · --table-cell-x · --table-font · --table-line · --table-radius

const { color, space, table: hooks } = vars;
export const headHeight = `calc(${space[4]} + ${space[5]})`;

/** Cells that stay while the rest scrolls sideways. */
export const pinned = {
  // Not unless it does: every sticky box is a layer of its own for the compositor, also one that never sticks.
  '&:is([data-sideways] *)': {
    position: 'sticky',
    insetInlineStart: 0,
    // Above what is positioned in the cells that pass below it, such as a button with an area for touch.
    zIndex: vars.z.sticky,
    background: 'var(--_bg)',
  },
} satisfies PartRule;

export const frame = {
  position: 'relative',
  isolation: 'isolate',
  minInlineSize: 0,
  overflow: 'hidden',
  borderRadius: `var(--table-radius, ${vars.radius.lg})`,
  border: `1px solid ${hooks.line}`,
  background: color.surface.raised,
  fontSize: `calc(${hooks.font} * ${vars.type.sizeFactor})`,
  lineHeight: `calc(${vars.line.md} * ${vars.type.lineFactor})`,
} satisfies PartRule;
export const root = part(frame);

export const scroller = part({
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  outlineOffset: '-2px',
  '@media print': { overflow: 'visible' },
});

export const table = part({ inlineSize: '100%', borderCollapse: 'separate', borderSpacing: 0 });

const cell = {
  '--_bg': color.surface.raised,
  blockSize: hooks.rowHeight,
  paddingInline: hooks.cellX,
  paddingBlock: space[2],
  textAlign: 'start',
  fontWeight: 'inherit',
  overflowWrap: 'break-word',
  '&[data-align="end"]': { textAlign: 'end' },
  '&[data-align="end"], &:has(time)': {
    whiteSpace: 'nowrap',
    // A long amount, too: the table scrolls.
    '& wbr': { display: 'none' },
  },
  '&[data-first]': { ...pinned, fontWeight: vars.font.weight.medium },
} satisfies PartRule;
const bottomLine = { borderBlockEnd: `1px solid ${hooks.line}` } satisfies PartRule;

export const head = part({ ...textStyle('xs'), color: color.text.muted });
export const heading = part({
  ...cell,
  ...bottomLine,
  '--_bg': hooks.headBg,
  minInlineSize: 'calc(var(--_least) * 1px)',
  blockSize: headHeight,
  paddingBlock: 0,
  background: 'var(--_bg)',
  fontWeight: vars.font.weight.medium,
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
  inlineSize: `calc(100% + 2 * ${hooks.cellX})`,
  marginInline: `calc(-1 * ${hooks.cellX})`,
  paddingInline: hooks.cellX,
  minBlockSize: headHeight,
  outline: 'none',
  textAlign: 'inherit',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  '&:is([data-align="end"] > *)': { justifyContent: 'flex-end' },
  '&[data-hovered], &[data-sorted]': { color: color.text.primary },
  '&[data-focus-visible]': { outline: `2px solid ${color.border.focus}`, outlineOffset: '-2px' },
  [media.belowDesktop]: { minBlockSize: vars.touch.min },
});

export const body = part({
  '& > tr > *': cell,
  '& > tr:not(:last-child) > *': bottomLine,
  // No column grows for words that may be cut, as those of a button may.
  '& > tr > td[data-align="end"] > button': { minInlineSize: 'max-content' },
});
export const foot = part({
  fontWeight: vars.font.weight.semibold,
  '& > tr > *': {
    ...cell,
    '--_bg': hooks.headBg,
    background: 'var(--_bg)',
    borderBlockStart: `1px solid ${color.border.default}`,
  },
});
export const hidden = part(visuallyHidden);
