import { textStyle } from '#theme/mixins';
import { part, type PartRule } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { space } = vars;
const [thick, thin, double] = ['2px solid', '1px solid', '3px double'];

/** A4 across, less its margins of 12 mm, and a millimetre that engines may round away. */
// eslint-disable-next-line house/tokens-only -- paper is measured in millimetres
const paper = { inlineSize: '273mm', blockSize: '185mm', margin: '12mm' };

export const root = part({
  ...textStyle('2xs'),
  page: 'sheet',
  colorScheme: 'light',
  display: 'grid',
  justifyItems: 'start',
  gap: space[4],
  // On a screen that is narrower than paper.
  overflowX: 'auto',
  // Black on white in every theme.
  '&, & *': { color: 'CanvasText !important', background: 'Canvas !important' },
  '&[data-hidden]': {
    position: 'fixed',
    insetBlockStart: 0,
    insetInlineStart: 0,
    inlineSize: 0,
    blockSize: 0,
    overflow: 'clip',
    visibility: 'hidden',
  },
  '@media print': {
    '&, &[data-hidden]': {
      display: 'block',
      position: 'static',
      inlineSize: 'auto',
      blockSize: 'auto',
      overflow: 'visible',
      visibility: 'visible',
    },
  },
});
export const page = part({
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'content-box',
  inlineSize: paper.inlineSize,
  minBlockSize: paper.blockSize,
  padding: paper.margin,
  '@media print': { padding: 0, breakInside: 'avoid', '&:not(:last-child)': { breakAfter: 'page' } },
});
export const head = part({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[6],
  paddingBlockEnd: space[3],
  borderBlockEnd: thick,
});
export const title = part({ ...textStyle('xl', 'display'), overflowWrap: 'anywhere' });
export const facts = part({ display: 'grid', gap: space[1] });
export const fact = part({
  display: 'grid',
  gridTemplateColumns: `${steps(24)} minmax(0, 1fr)`,
  gap: space[2],
});
export const value = part({
  fontWeight: vars.font.weight.medium,
  overflowWrap: 'anywhere',
});

const cell = {
  paddingBlock: space[1],
  paddingInlineEnd: space[2],
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  '&:last-child': { paddingInlineEnd: 0 },
  '&[data-align="end"]': { textAlign: 'end', whiteSpace: 'nowrap' },
} satisfies PartRule;

export const table = part({
  inlineSize: '100%',
  fontVariantNumeric: 'tabular-nums',
  '&[data-fixed]': { tableLayout: 'fixed' },
});
export const column = part({ inlineSize: 'var(--_width)' });
export const headings = part({
  '& th': { ...cell, fontWeight: vars.font.weight.semibold, borderBlockEnd: thin },
  '& th[data-align="end"]': { whiteSpace: 'normal', overflowWrap: 'normal' },
});
export const body = part({
  '& tr': { breakInside: 'avoid' },
  '& td': { ...cell, borderBlockEnd: '1px solid GrayText' },
  '& [data-kind] td': { fontWeight: vars.font.weight.semibold, borderBlock: thin },
  '& [data-kind="totals"] td': { borderBlockStart: double },
});
export const shortHead = part({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[3],
  paddingBlockEnd: space[2],
  borderBlockEnd: thick,
});
export const notes = part({ display: 'grid', gap: space[1], paddingBlockStart: space[3] });
export const foot = part({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  marginBlockStart: 'auto',
  paddingBlockStart: space[3],
});
