import { focusRing, hitArea44, textStyle } from '#theme/mixins';
import { media } from '#theme/media';
import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;
/** In an agent's centre everything stands closer. */
const compact = '&:is([data-density="compact"] *)';
const center = '&:is([data-center] *)';

// Hooks: --page-side
export const root = part({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  '--_side': '0px',
  // The rows of a centre are those of what scrolls, so that the bar stays for as long as the page is.
  '&[data-center]': { display: 'contents', '--_side': 'var(--page-side, 0px)' },
  [media.tablet]: {
    '&, &[data-center]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: space[4],
    },
    '&[data-center]': { paddingBlockEnd: space[5] },
    '&[data-center]:is([data-density="compact"] *)': { paddingBlockEnd: space[4] },
  },
});

const row = {
  order: -2,
  minInlineSize: 0,
  marginInline: 'var(--_side)',
  '&:empty': { display: 'none' },
} as const;

export const bar = part({
  ...row,
  order: -4,
  gridColumn: '1 / -1',
  display: 'flex',
  flex: 'none',
  // Actions with long words stand below the title.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: vars.header.phoneHeight,
  '&:not(:has(h1, button, a))': { display: 'none' },
  '&:is([data-center] > *)': {
    flexWrap: 'nowrap',
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.z.sticky,
    marginInline: 0,
    paddingInline: space[1],
    background: color.surface.canvas,
  },
  [media.tablet]: {
    minBlockSize: vars.button.heightMd,
    '&:is([data-center] > *)': {
      position: 'static',
      marginInline: 'var(--_side)',
      paddingInline: 0,
      marginBlockStart: space[6],
    },
    '&:is([data-density="compact"] [data-center] > *)': { marginBlockStart: space[4] },
  },
});

export const name = part({
  display: 'flex',
  flex: '1 1 min-content',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[25],
  minInlineSize: 0,
  // Where there is neither a way back nor a menu before it.
  '&:is([data-center] *):first-child': {
    paddingInlineStart: space[3],
    [media.tablet]: { paddingInlineStart: 0 },
  },
});

export const title = part({
  ...textStyle('xl', 'display'),
  minInlineSize: 0,
  outline: 'none',
  overflowWrap: 'break-word',
  // Beside the buttons of a phone it may take two lines, which stand within the bar.
  [media.belowTablet]: { lineHeight: `calc(1.15 * ${vars.type.lineFactor})` },
  [media.tablet]: { ...textStyle('2xl', 'display') },
  [media.desktop]: { ...textStyle('3xl', 'display'), [compact]: textStyle('2xl', 'display') },
});

export const count = part({ ...textStyle('md'), color: color.text.muted });

export const actions = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  '&:empty': { display: 'none' },
  [media.belowTablet]: { marginBlock: space[1] },
  // Its bar is one line on a phone.
  [center]: { [media.belowTablet]: { flexWrap: 'nowrap' } },
  [media.tablet]: { gap: space[2] },
});

export const line = part({
  ...textStyle('sm'),
  ...row,
  order: -3,
  color: color.text.secondary,
  [media.tablet]: { marginBlockStart: space[1] },
});

export const asOf = part({
  ...row,
  order: -1,
  marginBlockEnd: space[3],
  [media.tablet]: {
    order: -3,
    gridColumn: 2,
    marginBlock: `${space[1]} 0`,
    [center]: { marginInlineStart: 0 },
  },
});

export const tools = part({
  ...row,
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[6]}`,
  marginBlock: space[3],
  // What is wider than the page scrolls within it.
  '& > *': { minInlineSize: 0 },
  // A bar of filters has something at its end; a choice alone is as wide as its words.
  '& > [role="group"], & > :only-child:not([role="radiogroup"])': { flex: '1 1 auto' },
  [media.tablet]: { marginBlock: `${space[4]} 0`, [compact]: { marginBlockStart: space[3] } },
});

export const refresh = part({
  ...textStyle('xs'),
  ...hitArea44,
  ...focusRing,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[15],
  minBlockSize: steps(5),
  maxInlineSize: '100%',
  borderRadius: vars.radius.sm,
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  '&[data-hovered]': { color: color.text.primary },
});
