import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;
const print = '@media print';

export const root = part({
  color: color.text.primary,
  // Black on white in every theme.
  [print]: {
    colorScheme: 'light',
    background: 'Canvas',
    page: 'slip',
    '&, & *': { color: 'CanvasText !important', background: 'Canvas !important' },
  },
});

export const head = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space[3],
  paddingBlock: `${space[5]} ${space[4]}`,
  paddingInline: space[6],
});
export const names = part({ flex: 1, minInlineSize: 0 });
export const kind = part(textStyle('2xs', 'caps'));
export const heading = part({ ...textStyle('xl', 'display'), overflowWrap: 'anywhere' });

export const formula = part({
  ...textStyle('sm'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[15]} ${space[2]}`,
  marginBlock: 0,
  marginInline: space[6],
  paddingBlock: space[3],
  paddingInline: steps(3.5),
  borderRadius: vars.radius.md,
  background: color.surface.sunken,
  [print]: { background: 'none', border: '1px solid' },
});

// An operator and its term never break apart; a term that is longer than the slip has lines of its own.
export const term = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[15],
  minInlineSize: 0,
  fontWeight: vars.font.weight.medium,
});
export const operator = part({ color: color.text.muted, fontWeight: vars.font.weight.semibold });
export const letter = part({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: steps(4.5),
  blockSize: steps(4.5),
  borderRadius: vars.radius.xs,
  background: color.accent.soft,
  color: color.accent.text,
  boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${color.accent.line} 42%, transparent)`,
  ...textStyle('2xs'),
  fontWeight: vars.font.weight.bold,
  [print]: { background: 'none', color: 'inherit', boxShadow: 'inset 0 0 0 1px' },
});

export const rows = part({ paddingBlockStart: space[2], paddingInline: space[6] });
export const row = part({
  ...textStyle('md'),
  display: 'flex',
  alignItems: 'baseline',
  gap: space[25],
  minBlockSize: space[10],
  paddingBlock: space[2],
  // The dotted leader from the words to the figure.
  '&::before': {
    content: '""',
    order: 1,
    flex: 1,
    minInlineSize: space[4],
    borderBlockEnd: `1px dotted ${color.border.strong}`,
  },
  '&[data-subtotal]': {
    borderBlockStart: `1px solid ${color.border.default}`,
    fontWeight: vars.font.weight.semibold,
  },
});
export const label = part({
  display: 'flex',
  alignItems: 'center',
  gap: space[25],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const source = part({
  ...textStyle('xs'),
  display: 'block',
  color: color.text.muted,
  fontWeight: vars.font.weight.regular,
});
export const figure = part({
  order: 2,
  flex: 'none',
  fontWeight: vars.font.weight.semibold,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const result = part({
  ...textStyle('md'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[4],
  marginBlockStart: space[2],
  marginInline: space[6],
  paddingBlock: `${steps(3.5)} ${steps(4.5)}`,
  borderBlockStart: `calc(${space[1]} - 1px) double ${color.border.strong}`,
  fontWeight: vars.font.weight.semibold,
});
export const amount = part({
  ...textStyle('3xl', 'display'),
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const foot = part({
  ...textStyle('xs'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  paddingBlock: space[3],
  paddingInline: space[6],
  background: color.surface.sunken,
  borderBlockStart: `1px solid ${color.border.subtle}`,
  color: color.text.muted,
  [print]: { background: 'none' },
});
