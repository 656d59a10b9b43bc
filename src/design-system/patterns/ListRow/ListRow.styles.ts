import { media } from '#theme/media';
import { focusRing, textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const list = part({ display: 'block', minInlineSize: 0 });

export const card = part({
  minInlineSize: 0,
  overflow: 'hidden',
  background: vars.card.bg,
  border: `1px solid ${vars.card.border}`,
  borderRadius: vars.card.radius,
  boxShadow: `var(--card-shadow, ${vars.shadow[1]})`,
});

export const root = part({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: steps(3.5),
  minBlockSize: vars.space[16],
  paddingBlock: space[25],
  paddingInline: vars.card.pad,
  color: color.text.primary,
  transition: `background-color ${vars.motion.fast}`,
  '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` },
  '&[data-emphasis="quiet"]': { minBlockSize: steps(14), paddingBlock: space[2] },
  '&:has(> div > span > [data-hovered])': { background: color.surface.hover },
  '&:has(> div > span > [data-pressed])': { background: color.surface.pressed },
  '&[data-current]': {
    background: color.accent.soft,
    boxShadow: `inset 2px 0 0 ${color.accent.line}`,
    '&:dir(rtl)': { boxShadow: `inset -2px 0 0 ${color.accent.line}` },
  },
  [media.forcedColors]: { '&[data-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
});

export const glyph = part({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: space[10],
  blockSize: space[10],
  borderRadius: vars.radius.md,
  background: `var(--_bg, light-dark(${color.surface.sunken}, ${color.surface.hover}))`,
  color: `var(--_fg, ${color.text.secondary})`,
  '&[data-tone="accent"]': { '--_bg': color.accent.soft, '--_fg': color.accent.text },
  '&[data-tone="success"]': { '--_bg': color.positive.soft, '--_fg': color.positive.text },
  '&[data-tone="warning"]': { '--_bg': color.warning.soft, '--_fg': color.warning.text },
  '&[data-tone="danger"]': { '--_bg': color.negative.soft, '--_fg': color.negative.text },
  '&[data-tone="highlight"]': { '--_bg': color.highlight.soft, '--_fg': color.highlight.text },
  '&[data-tone="info"]': { '--_bg': color.info.soft, '--_fg': color.info.text },
  '&:is([data-emphasis="quiet"] > *)': { inlineSize: 'auto', background: 'none' },
});

// Grows from a readable width: what is at the end goes below it where there is no room for both.
export const body = part({ flex: `1 1 ${vars.space[20]}`, minInlineSize: 0 });

export const title = part({
  ...textStyle('md'),
  display: 'block',
  fontWeight: vars.font.weight.medium,
  overflowWrap: 'anywhere',
});

/** The link or button is its words; its area is the whole row, so that other controls may stand on the row. */
export const press = part({
  ...focusRing,
  display: 'inline',
  textAlign: 'start',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&[data-focus-visible]': {
    '&::after': { outline: `2px solid ${color.border.focus}`, outlineOffset: '-2px' },
  },
});

export const line = part({
  ...textStyle('sm'),
  display: 'block',
  color: color.text.muted,
  overflowWrap: 'anywhere',
  '&:is([data-current] *)': { color: color.text.secondary },
});

export const end = part({
  ...textStyle('sm'),
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  flex: 'none',
  maxInlineSize: '100%',
  marginInlineStart: 'auto',
  color: color.text.muted,
  textAlign: 'end',
  '& > b': { ...textStyle('md'), color: color.text.primary, fontWeight: vars.font.weight.semibold },
  // Controls at the end stay above the area of the row's own link.
  '& :is(a, button, label)': { position: 'relative', zIndex: vars.z.base },
  '&:is([data-current] > *)': { color: color.text.secondary },
});

export const chevron = part({ display: 'flex', flex: 'none', color: color.text.muted });
export const more = part({ flex: '1 0 100%', minInlineSize: 0, marginBlockStart: space[2] });
