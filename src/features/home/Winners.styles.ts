import { media } from '#theme/media';
import { textStyle, truncate, truncateName } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { color, space } = vars;

/** Four entries, and a half that says that there are more. */
const rowsInView = `calc(4.5 * 13.25 * ${space[1]})`;

/** On the desktop as high as the section beside it, however long the list is; words alone have the room they need. */
export const frame = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  [media.desktop]: { position: 'relative', '&:has(li) > *': { position: 'absolute', inset: 0 } },
});

export const scroller = part({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  outlineOffset: '-2px',
  [media.belowDesktop]: { maxBlockSize: rowsInView },
});

export const list = part({
  paddingInline: space[5],
  '& > li:not(:first-child)': { borderBlockStart: `1px solid ${color.border.subtle}` },
  [media.belowDesktop]: { paddingInline: space[4] },
});

export const win = part({
  display: 'grid',
  // The longest amounts break before a name is cut to a few letters.
  gridTemplateColumns: 'auto minmax(30%, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[2],
  '& img': {
    inlineSize: space[8],
    blockSize: space[8],
    borderRadius: vars.radius.sm,
    objectFit: 'cover',
  },
});

export const winText = part({
  ...textStyle('md'),
  minInlineSize: 0,
  display: 'grid',
  '& b': { ...truncateName, fontWeight: vars.font.weight.medium },
  '& span': { ...truncate, ...textStyle('xs'), color: color.text.muted },
  // Before the time: an account that runs the other way would take it to its own end.
  '& time::before': { content: '" · "' },
});

export const amount = part({ ...textStyle('md'), fontWeight: vars.font.weight.semibold });

/** The list while it loads, cut off where the scroller is. */
export const cut = part({ overflow: 'hidden', [media.belowDesktop]: { maxBlockSize: rowsInView } });

export const winLines = part({
  ...textStyle('md'),
  display: 'grid',
  alignItems: 'center',
  blockSize: `calc(1lh + ${space[4]})`,
});
