import { media } from '#theme/media';
import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';
import * as modal from '../../components/Dialog/modal';

const { color, space } = vars;

export const scrim = part({
  ...modal.scrim,
  [media.largePhone]: {
    justifyItems: 'center',
    alignItems: 'start',
    paddingInline: space[6],
    // Below the header's row, so that the field seems to grow out of it.
    paddingBlock: `calc(${space[1]} * 20) ${space[6]}`,
  },
});

export const panel = part({
  ...modal.panel,
  inlineSize: '100%',
  blockSize: '100%',
  '&:is([data-entering], [data-exiting])': { opacity: 0 },
  [media.largePhone]: {
    inlineSize: `min(calc(${space[1]} * 180), 100%)`,
    blockSize: 'auto',
    maxBlockSize: '100%',
    borderRadius: vars.dialog.radius,
    '&:is([data-entering], [data-exiting])': { opacity: 0, transform: `translateY(-${space[2]})` },
  },
});

export const dialog = part({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  flex: 1,
  outline: 'none',
  // It scrolls as a whole, so that what scrolls holds the field: keys reach it.
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

export const bar = part({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.sticky,
  background: vars.dialog.bg,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  flex: 'none',
  paddingInline: `${space[4]} ${space[2]}`,
  blockSize: `calc(${space[1]} * 15)`,
  borderBlockEnd: `1px solid ${color.border.default}`,
});

export const field = part({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  flex: 1,
  minInlineSize: 0,
  blockSize: '100%',
  color: color.text.muted,
});

export const input = part({
  ...textStyle('lg'),
  flex: 1,
  minInlineSize: 0,
  inlineSize: 0,
  blockSize: '100%',
  outline: 'none',
  appearance: 'none',
  color: color.text.primary,
  textOverflow: 'ellipsis',
  '&::placeholder': { color: color.text.muted },
  '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' },
});

/** A line that says that answers are under way, in the place of the bar's own. */
export const busy = part({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: '-1px',
  blockSize: '2px',
  background: vars.brand.horizon,
  opacity: 0,
  transition: `opacity ${vars.motion.base}`,
  // An answer that comes at once needs no line.
  '&[data-busy]': { opacity: 1, transitionDelay: vars.motion.slow },
});

export const status = part({
  ...textStyle('sm'),
  flex: 'none',
  color: color.text.secondary,
  '&:where(:has(> b, > div))': { padding: `${space[4]} ${space[4]} 0` },
});

export const list = part({
  flex: 'none',
  padding: space[2],
  outline: 'none',
});

export const group = part({ display: 'block', paddingBlockEnd: space[2] });

export const heading = part({
  ...textStyle('2xs', 'caps'),
  display: 'block',
  padding: `${space[3]} ${space[2]} ${space[1]}`,
});

export const item = part({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: `calc(${space[1]} * 14)`,
  scrollMarginBlock: `calc(${space[1]} * 20) ${space[4]}`,
  padding: `${space[1]} ${space[2]}`,
  borderRadius: vars.radius.md,
  outline: 'none',
  cursor: 'pointer',
  '&[data-hovered]': { background: color.surface.hover },
  '&[data-focused]': { background: color.surface.hover, boxShadow: `inset 0 0 0 1px ${color.border.strong}` },
  '&[data-focus-visible]': { boxShadow: `inset 0 0 0 2px ${color.border.focus}` },
  [media.forcedColors]: { '&[data-focused]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
});

/** The drawing, picture or mark at the start of a row: 40 × 40 px. */
export const glyph = part({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: space[10],
  blockSize: space[10],
  borderRadius: vars.radius.sm,
  overflow: 'hidden',
  background: color.surface.sunken,
  color: color.text.secondary,
});

export const words = part({ display: 'grid', flex: 1, minInlineSize: 0, gap: '1px' });

export const name = part({
  ...textStyle('md'),
  color: color.text.primary,
  fontWeight: vars.font.weight.medium,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const note = part({
  ...textStyle('xs'),
  color: color.text.muted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const found = part({ background: 'none', color: color.accent.text, fontWeight: 'inherit' });

export const end = part({ ...textStyle('sm'), flex: 'none', color: color.text.secondary });
