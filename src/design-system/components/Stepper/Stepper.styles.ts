import { media } from '#theme/media';
import { textStyle, visuallyHidden } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { color, space } = vars;
const markSize = `calc(${space[1]} * 7)`;
const dotSize = `calc(${space[1]} * 3)`;
const lineMarkSize = `calc(${space[1]} * 5.5)`;

export const root = part({
  ...textStyle('sm'),
  display: 'flex',
  gap: space[2],
  '&[data-size="sm"]': { ...textStyle('xs'), gap: 0 },
  '&[data-orientation="column"]': { flexDirection: 'column', gap: 0 },
  '&[data-orientation="line"]': {
    flexWrap: 'wrap',
    alignItems: 'center',
    fontWeight: vars.font.weight.medium,
    [media.belowLargePhone]: { ...textStyle('xs'), fontWeight: vars.font.weight.medium, gap: space[1] },
  },
});

export const step = part({
  '--_bg': color.surface.hover,
  '--_fg': color.text.muted,
  '--_line': color.border.default,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[15],
  flex: '1 1 0',
  minInlineSize: 0,
  '&[data-state="done"]': {
    '--_bg': color.accent.soft,
    '--_fg': color.accent.text,
    '--_line': color.accent.line,
  },
  '&[data-state="current"]': { '--_bg': color.accent.solid, '--_fg': color.text.onAccent },
  '&[data-state="failed"]': { '--_bg': color.negative.solid, '--_fg': color.text.onNegative },
  // Dots stand above the middle of their words, on a line from one to the next.
  '&:is([data-size="sm"] > *)': {
    alignItems: 'center',
    textAlign: 'center',
    '&[data-state="done"]': { '--_bg': color.positive.line, '--_line': color.positive.line },
    '&[data-state="ahead"], &[data-state="current"]': {
      '--_bg': vars.card.bg,
      '--_edge': color.border.strong,
    },
    '&[data-state="current"]': { '--_edge': color.accent.line },
    '&[data-state="failed"]': { '--_bg': color.negative.line },
    '&:not(:last-of-type)::after': {
      insetBlockStart: `calc(${dotSize} / 2)`,
      insetInlineStart: `calc(50% + ${dotSize} / 2)`,
      insetInlineEnd: `calc(${dotSize} / 2 - 50%)`,
    },
  },
  [media.forcedColors]: { '&&': { '--_line': 'CanvasText' } },
  // The line to the next step.
  '&:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: `calc(${markSize} / 2)`,
    insetInlineStart: `calc(${markSize} + ${space[2]})`,
    insetInlineEnd: 0,
    blockSize: '1px',
    background: 'var(--_line)',
  },
  '&:is([data-orientation="line"] > *)': {
    flexDirection: 'row',
    alignItems: 'center',
    // Names break into lines before a step goes to the next row.
    flex: '1 1 min-content',
    maxInlineSize: 'max-content',
    gap: space[2],
    [media.belowLargePhone]: { gap: space[15] },
    '&[data-state="done"]': { '--_bg': color.positive.soft, '--_fg': color.positive.text },
    '&[data-state="ahead"]': { '--_bg': 'transparent', '--_edge': color.border.strong },
    // The line stands between two steps, as one of the things in the row.
    '&:not(:last-of-type)::after': {
      position: 'static',
      flex: 'none',
      inlineSize: space[10],
      blockSize: '2px',
      borderRadius: '1px',
      // As long as the phone has room for.
      [media.belowLargePhone]: {
        inlineSize: `clamp(${space[1]}, calc(20vw - ${space[16]}), calc(${space[1]} * 3.5))`,
      },
      [media.belowPhone]: { content: 'none' },
    },
    '&[data-state="done"]::after': { '--_line': color.border.default },
  },
  '&:is([data-orientation="column"] > *)': {
    flexDirection: 'row',
    gap: space[3],
    flex: 'none',
    paddingBlockEnd: space[4],
    '&::after': {
      insetBlock: `${markSize} 0`,
      insetInlineStart: `calc(${markSize} / 2)`,
      insetInlineEnd: 'auto',
      inlineSize: '1px',
      blockSize: 'auto',
    },
  },
});

export const mark = part({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: markSize,
  blockSize: markSize,
  borderRadius: '50%',
  background: 'var(--_bg)',
  color: 'var(--_fg)',
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '&:is([data-size="sm"] *)': {
    inlineSize: dotSize,
    blockSize: dotSize,
    border: '2px solid var(--_edge, var(--_bg))',
  },
  '&:is([data-orientation="line"] *)': {
    ...textStyle('xs'),
    fontWeight: vars.font.weight.bold,
    inlineSize: lineMarkSize,
    blockSize: lineMarkSize,
    boxShadow: 'inset 0 0 0 1.5px var(--_edge, transparent)',
  },
  // The fills above are gone here.
  [media.forcedColors]: {
    border: '1px solid CanvasText',
    '&:is([data-state="current"] *)': { background: 'Highlight', color: 'HighlightText' },
    '&:is([data-state="failed"] *)': { background: 'CanvasText', color: 'Canvas' },
    '&:is([data-state="ahead"] *)': { borderStyle: 'dashed' },
  },
});

export const label = part({
  display: 'grid',
  position: 'relative',
  minInlineSize: 0,
  maxInlineSize: '100%',
  '&:is([data-orientation="line"] *)': { minInlineSize: 'min-content', textWrap: 'balance' },
});

export const name = part({
  overflowWrap: 'anywhere',
  color: color.text.secondary,
  '&:is([data-orientation="line"] *)': { color: color.text.muted, overflowWrap: 'break-word' },
  '&:is([data-state="current"] *, [data-state="failed"] *)': {
    color: color.text.primary,
    fontWeight: vars.font.weight.semibold,
  },
  '&:is([data-size="sm"] [data-state="failed"] *)': { color: color.negative.text },
});

export const note = part({ ...textStyle('xs'), color: color.text.muted });

export const words = part(visuallyHidden);
