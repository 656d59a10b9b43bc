import { media } from '#theme/media';
import { focusRing, textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

// Hooks: --tab-text, --tab-text-selected, --tab-line.

const { color, space } = vars;
const fadeWidth = space[16];

export const root = part({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const bar = part({
  position: 'relative',
  minInlineSize: 0,
  '&:is([data-emphasis="quiet"] > *)': { boxShadow: `inset 0 -1px 0 ${color.border.subtle}` },
  '& > [data-scroller]': {
    overflowX: 'auto',
    scrollbarWidth: 'none',
    scrollPaddingInline: fadeWidth,
    '--_before': 'black',
    '--_after': 'black',
    maskImage: `linear-gradient(to right, var(--_before), black ${fadeWidth}, black calc(100% - ${fadeWidth}), var(--_after))`,
    '&:dir(rtl)': {
      maskImage: `linear-gradient(to left, var(--_before), black ${fadeWidth}, black calc(100% - ${fadeWidth}), var(--_after))`,
    },
    [media.reducedMotion]: { scrollBehavior: 'auto' },
  },
  '&[data-before] > [data-scroller]': { '--_before': 'transparent' },
  '&[data-after] > [data-scroller]': { '--_after': 'transparent' },
});

export const list = part({
  display: 'flex',
  inlineSize: 'max-content',
  minInlineSize: '100%',
  gap: space[1],
  '&:is([data-emphasis="strong"] *)': { gap: space[2], paddingBlock: '2px' },
});

export const tab = part({
  ...focusRing,
  ...textStyle('md'),
  '&[data-focus-visible]': { ...focusRing['&[data-focus-visible]'], outlineOffset: '-2px' },
  '--_fg': vars.tab.text,
  '--_line': 'transparent',
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  gap: space[2],
  minBlockSize: vars.touch.min,
  paddingInline: `calc(${space[1]} * 3.5)`,
  borderRadius: vars.radius.xs,
  color: 'var(--_fg)',
  fontWeight: vars.font.weight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `color ${vars.motion.fast}, background-color ${vars.motion.fast}`,
  '&[data-hovered]': { '--_fg': vars.tab.textSelected },
  '&[data-selected]': {
    '--_fg': vars.tab.textSelected,
    '--_line': vars.tab.line,
    fontWeight: vars.font.weight.semibold,
  },
  '&[data-disabled]': { '--_fg': color.text.disabled, cursor: 'not-allowed' },
  '&:is([data-emphasis="quiet"] *)': {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlockEnd: 0,
      insetInline: `calc(${space[1]} * 3.5)`,
      blockSize: '2px',
      borderStartStartRadius: '2px',
      borderStartEndRadius: '2px',
      background: 'var(--_line)',
    },
    '&:first-of-type': { paddingInlineStart: 0, '&::after': { insetInlineStart: 0 } },
  },
  '&:is([data-emphasis="strong"] *)': {
    borderRadius: vars.radius.md,
    background: `var(--_bg, ${color.surface.raised})`,
    border: `1px solid var(--_edge, ${color.border.default})`,
    '&[data-hovered]': { '--_bg': color.surface.hover },
    '&[data-selected]': {
      '--_bg': color.accent.soft,
      '--_edge': color.accent.line,
      '--_fg': color.text.primary,
    },
  },
  [media.forcedColors]: {
    '&[data-selected]': { '--_line': 'Highlight', '--_edge': 'Highlight', color: 'Highlight' },
    '&[data-disabled]': { color: 'GrayText' },
  },
});

export const arrow = part({
  position: 'absolute',
  insetBlock: 0,
  marginBlock: 'auto',
  display: 'grid',
  placeItems: 'center',
  inlineSize: space[8],
  blockSize: space[8],
  borderRadius: vars.button.radius,
  background: vars.button.secondaryBg,
  color: vars.button.secondaryText,
  cursor: 'pointer',
  '&[data-side="start"]': { insetInlineStart: 0 },
  '&[data-side="end"]': { insetInlineEnd: 0 },
  // Fingers swipe.
  [media.coarsePointer]: { display: 'none' },
});

export const panel = part({
  ...focusRing,
  minInlineSize: 0,
  borderRadius: vars.radius.sm,
  paddingBlockStart: space[4],
});
