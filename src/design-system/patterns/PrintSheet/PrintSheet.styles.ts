import { textStyle } from '#theme/mixins';
import { part, type PartRule } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { space } = vars;
const [thick, thin, double] = ['2px solid', '1px solid', '3px double'];

export const root = part({
  ...textStyle('2xs'),
  page: 'sheet',
  colorScheme: 'light',
  padding: space[4],
  background: 'Canvas',
  // Black on white in every theme.
  '&, & *': { color: 'CanvasText !important', background: 'Canvas !important' },
  '@media print': { padding: 0 },
});
export const head = part({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[6],
  paddingBlockEnd: space[3],
  borderBlockEnd: thick,
});
export const title = part({ ...textStyle('xl', 'display'), margin: 0, overflowWrap: 'anywhere' });
export const facts = part({ display: 'grid', gap: space[1], margin: 0 });
export const fact = part({
  display: 'grid',
  gridTemplateColumns: `${steps(24)} minmax(0, 1fr)`,
  gap: space[2],
});
export const label = part({ margin: 0 });
export const value = part({
  margin: 0,
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
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});
export const headings = part({
  // On each page.
  display: 'table-header-group',
  '& th': { ...cell, fontWeight: vars.font.weight.semibold, borderBlockEnd: thin },
  '& th[data-align="end"]': { whiteSpace: 'normal', overflowWrap: 'normal' },
});
export const body = part({
  '& tr': { breakInside: 'avoid' },
  '& td': { ...cell, borderBlockEnd: '1px solid GrayText' },
  '& [data-totals] td': {
    fontWeight: vars.font.weight.semibold,
    borderBlockStart: double,
    borderBlockEnd: thin,
  },
});
export const foot = part({
  display: 'grid',
  gap: space[1],
  paddingBlockStart: space[3],
  breakInside: 'avoid',
});
export const note = part({ margin: 0 });
