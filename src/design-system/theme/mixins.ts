import { media } from './media';
import type { PartRule } from './part';
import { vars } from './vars';

/**
 * Outline for keyboard focus, on parts that get `data-focus-visible`. To add rules to that state, spread
 * `focusRing['&[data-focus-visible]']` into them: a second key would replace this one.
 */
export const focusRing = {
  outline: 'none',
  '&[data-focus-visible]': {
    outline: `2px solid ${vars.color.border.focus}`,
    outlineOffset: '2px',
  },
} satisfies PartRule;

/**
 * Border of a field as an inset line, doubled with a soft halo while it, or a field inside it, has focus. The part
 * names its line in `--_line`. iOS zooms into fields with text under 16 px, hence the font size there; shadows
 * vanish in forced colours, hence the outline there.
 */
export const fieldFocus = {
  outline: 'none',
  boxShadow: `inset 0 0 0 1px var(--_line, ${vars.field.border})`,
  '&:is([data-focused], [data-focus-within])': {
    boxShadow: `inset 0 0 0 2px ${vars.field.borderFocus}, 0 0 0 ${vars.space[1]} ${vars.color.accent.soft}`,
  },
  '@supports (-webkit-touch-callout: none)': { fontSize: vars.font.size.lg },
  [media.forcedColors]: {
    outline: '1px solid FieldText',
    '&:is([data-focused], [data-focus-within])': { outline: '2px solid Highlight' },
  },
} satisfies PartRule;

/** The column of the site's pages, between its gutters. */
export const pageColumn = {
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.layout.max} + 2 * ${vars.layout.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.layout.gutter,
} satisfies PartRule;

/** Takes content off the screen and keeps it for assistive technology. */
export const visuallyHidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} satisfies PartRule;

/** One line that ends in an ellipsis; inside a flex or grid parent it may shrink. */
export const truncate = {
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} satisfies PartRule;

/** The side at which the text around begins; Chromium knows it by the second name only. */
const asAround = ['match-parent', '-webkit-match-parent'] as const;

/**
 * A name or a line of the platform in any script, such as Latin letters on an Arabic page: it reads in its own direction,
 * is cut at its own end, and keeps to the side where the text around it begins.
 */
export const truncateName = {
  ...truncate,
  unicodeBidi: 'plaintext',
  textAlign: asAround,
} satisfies PartRule;

/**
 * Figures of one width, isolated and left to right, so that columns of them line up in every script. With words of a
 * language that is read from the right they are a text of that language: “20 of 50” is not read as “50 of 20”.
 */
export const tabularNumbers = {
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
  unicodeBidi: 'plaintext',
  direction: 'ltr',
  textAlign: asAround,
} satisfies PartRule;

/**
 * Box of a pressable control: fill, text and line in `--_bg`, `--_fg`, `--_line`, so that a variant or a state
 * changes only these. Changes of fill take `--motion-fast`, which reduced motion makes instant. Disabled controls
 * keep their box and use the system's grey in forced colours.
 */
export const controlBox = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  background: 'var(--_bg, transparent)',
  color: `var(--_fg, ${vars.color.text.primary})`,
  border: '1px solid var(--_line, transparent)',
  cursor: 'pointer',
  transitionProperty: 'background-color, border-color, color',
  transitionDuration: vars.motion.fast,
  transitionTimingFunction: vars.ease.standard,
  WebkitTapHighlightColor: 'transparent',
  [media.forcedColors]: {
    border: '1px solid ButtonBorder',
    '&[data-disabled]': { color: 'GrayText', borderColor: 'GrayText' },
  },
} satisfies PartRule;

/** A step of the type scale. */
export type TypeStep = keyof typeof vars.font.size;

/**
 * Size and line of a step of the type scale, multiplied by what the script of the language needs.
 *
 * `display` is the brand's face, for h1 to h3, figures and prizes. `caps` is the small label above a group: it is
 * upper case only in scripts that have it.
 */
export function textStyle(step: TypeStep, face: 'text' | 'display' | 'caps' = 'text') {
  const size = {
    fontSize: `calc(${vars.font.size[step]} * ${vars.type.sizeFactor})`,
    lineHeight: `calc(${vars.line[step]} * ${vars.type.lineFactor})`,
  };
  if (face === 'display') {
    return {
      ...size,
      fontFamily: vars.font.display,
      fontWeight: 'var(--p-font-brand-weight)',
      letterSpacing: 'var(--p-font-brand-tracking)',
      fontStretch: 'var(--p-font-brand-stretch)',
      textWrap: 'balance',
    } satisfies PartRule;
  }
  if (face === 'caps') {
    return {
      ...size,
      fontWeight: vars.font.weight.semibold,
      letterSpacing: vars.type.trackingCaps,
      textTransform: `var(--type-caps)` as 'uppercase',
      color: vars.color.text.muted,
    } satisfies PartRule;
  }
  return size satisfies PartRule;
}

/** Widens the area that takes a touch to at least 44 px each way, without changing what is seen. */
export const hitArea44 = {
  position: 'relative',
  '&::after': {
    content: '""',
    position: 'absolute',
    insetBlock: `calc((100% - max(100%, ${vars.touch.min})) / 2)`,
    insetInline: `calc((100% - max(100%, ${vars.touch.min})) / 2)`,
  },
} satisfies PartRule;
