import { media } from '#theme/media';
import { pageColumn, textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const root = part({
  ...textStyle('sm'),
  marginBlockStart: space[12],
  paddingBlock: `calc(${space[1]} * 9) ${space[10]}`,
  borderBlockStart: `1px solid ${color.border.subtle}`,
  // Below the page in the dark, above it in the light: either way apart from it.
  background: `light-dark(${color.surface.raised}, ${color.surface.sunken})`,
  color: color.text.secondary,
  // Nobody waits for it before it comes near.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto calc(${space[1]} * 363)`,
  [media.desktop]: {
    marginBlockStart: space[16],
    containIntrinsicBlockSize: `auto calc(${space[1]} * 131)`,
  },
});

export const column = part({
  ...pageColumn,
});

/** In the columns of the links below them; one row where there is room for it. */
export const vendors = part({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'center',
  columnGap: space[8],
  rowGap: space[2],
  marginBlockEnd: `calc(${space[1]} * 7)`,
  color: color.text.muted,
  [media.largePhone]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  [media.desktop]: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space[5],
    rowGap: space[3],
  },
});

export const vendor = part({
  ...textStyle('md', 'display'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  [media.desktop]: { whiteSpace: 'nowrap' },
});

export const middle = part({
  display: 'grid',
  gap: space[8],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  paddingBlock: space[8],
  borderBlock: `1px solid ${color.border.subtle}`,
  [media.largePhone]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  [media.desktop]: {
    gridTemplateColumns: 'minmax(0, 1.6fr)',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
  },
});

export const about = part({ gridColumn: '1 / -1', minInlineSize: 0, [media.desktop]: { gridColumn: '1' } });

export const home = part({
  display: 'inline-flex',
  maxInlineSize: '100%',
  minInlineSize: 0,
  borderRadius: vars.radius.sm,
});

export const licence = part({
  maxInlineSize: `calc(${space[20]} * 3.5)`,
  marginBlockStart: space[3],
  lineHeight: 1.6,
});

export const social = part({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginBlockStart: space[4] });

export const title = part({
  marginBlockEnd: space[2],
  color: color.text.primary,
  fontWeight: vars.font.weight.semibold,
});

export const links = part({
  display: 'grid',
  justifyItems: 'start',
  gap: space[15],
  [media.belowDesktop]: { gap: 0 },
});

export const languages = part({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[5],
  rowGap: space[1],
  paddingBlockStart: space[6],
});

export const language = part({
  // Each in the script of its own: the faces of all of them would come to every visitor, and before the site's code.
  '&:not([data-current]):is(.server-page *)': { fontFamily: 'system-ui, sans-serif' },
  '&[data-current]': { color: color.text.primary, fontWeight: vars.font.weight.semibold },
});

export const bottom = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  paddingBlockStart: space[6],
  // The rail is docked over the page's end there.
  '@media (min-width: 960px) and (max-width: 1439px)': { paddingInlineEnd: space[8] },
});

export const age = part({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: `calc(${space[1]} * 9)`,
  blockSize: `calc(${space[1]} * 9)`,
  border: `2px solid ${color.text.muted}`,
  borderRadius: '50%',
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.bold,
  direction: 'ltr',
});

export const end = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  marginInlineStart: 'auto',
  color: color.text.muted,
  [media.belowDesktop]: { marginInlineStart: 0, inlineSize: '100%', justifyContent: 'space-between' },
});
