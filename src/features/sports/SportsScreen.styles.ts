import { media } from '#theme/media';
import { pageColumn, textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const page = part({
  ...pageColumn,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[5],
  paddingBlock: `${space[5]} ${space[10]}`,
  [media.belowDesktop]: { gap: space[3], paddingBlockStart: space[3] },
});

export const heading = part({
  ...textStyle('lg', 'display'),
  [media.desktop]: { ...textStyle('xl', 'display') },
});

export const columns = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[5],
  [media.desktop]: { gridTemplateColumns: `${steps(56)} minmax(0, 1fr)`, gap: space[6] },
  [media.belowDesktop]: { gap: space[3] },
});

export const rail = part({
  display: 'none',
  [media.desktop]: {
    display: 'block',
    position: 'sticky',
    insetBlockStart: `calc(${steps(32)} + var(--play-bar, 0px))`,
  },
});
export const chips = part({ minInlineSize: 0, [media.desktop]: { display: 'none' } });

export const lists = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[4],
});

export const card = part({
  overflow: 'hidden',
  borderRadius: vars.card.radius,
  border: `1px solid ${vars.card.border}`,
  background: vars.card.bg,
  boxShadow: vars.shadow[1],
  // Prices by the hundred further down are neither styled nor laid out until they are near; the height is that of four.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto ${steps(84)}`,
});

export const cardHead = part({
  ...textStyle('md'),
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[25],
  paddingInline: space[4],
  background: color.surface.sunken,
  fontWeight: vars.font.weight.semibold,
});
export const cardFoot = part({
  display: 'flex',
  justifyContent: 'center',
  paddingBlock: space[1],
  borderBlockStart: `1px solid ${color.border.subtle}`,
});

export const rows = part({
  '& > li:not(:first-child)': { borderBlockStart: `1px solid ${color.border.subtle}` },
});
export const bookList = part({
  display: 'flex',
  gap: space[2],
  padding: '2px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
});
export const book = part({
  ...textStyle('md'),
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: vars.touch.min,
  paddingInline: `${space[25]} ${space[4]}`,
  borderRadius: vars.radius.md,
  border: `1px solid ${vars.card.border}`,
  background: vars.card.bg,
  color: color.text.primary,
  fontWeight: vars.font.weight.medium,
  whiteSpace: 'nowrap',
  '&[data-current]': { borderColor: color.border.focus, background: color.accent.soft },
});
