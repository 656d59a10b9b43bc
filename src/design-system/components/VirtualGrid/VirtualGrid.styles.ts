import { part } from '#theme/part';
import { vars } from '#theme/vars';

// Hooks: --virtual-grid-column-gap, --virtual-grid-row-gap.

export const columnGap = `var(--virtual-grid-column-gap, calc((${vars.layout.gap} + ${vars.space[3]}) / 2))`;
const rowGap = `var(--virtual-grid-row-gap, ${vars.space[5]})`;

export const list = part({
  position: 'relative',
  display: 'grid',
  // The wall scrolls by rows that come and go; anchoring to one of them would make it jump.
  overflowAnchor: 'none',
  alignContent: 'start',
  gridTemplateColumns: 'repeat(var(--_columns), minmax(var(--_least, 0), 1fr))',
  columnGap,
  rowGap,
  outline: 'none',
  '&[data-measured]': {
    minBlockSize: `calc(var(--_rows) * var(--_stride) - ${rowGap})`,
    gridAutoRows: `calc(var(--_stride) - ${rowGap})`,
  },
});

export const cell = part({
  minInlineSize: 0,
  // A tile that comes or changes is laid out without a look at the others.
  contain: 'layout style',
  '&:is([data-measured] > *)': { contain: 'size layout style' },
  // Room for a sticky header above what the keyboard brings into view: a cell, or what stands in it.
  '&, & :is(a, button)': {
    scrollMarginBlockStart: `calc(${vars.header.topHeight} + ${vars.header.navHeight} + ${vars.space[3]})`,
    scrollMarginBlockEnd: `calc(${vars.tabbar.height} + ${vars.space[3]})`,
  },
  '&[data-pinned]': {
    position: 'absolute',
    blockSize: `calc(var(--_stride) - ${rowGap})`,
    insetBlockStart: 'calc(var(--_row) * var(--_stride))',
    '--_width': `calc((100% - (var(--_columns) - 1) * ${columnGap}) / var(--_columns))`,
    inlineSize: 'var(--_width)',
    insetInlineStart: `calc(var(--_column) * (var(--_width) + ${columnGap}))`,
  },
});
