import { media } from '#theme/media';
import { tabularNumbers, textStyle, truncateName } from '#theme/mixins';
import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;

/** Two teams with the map between them; on a phone the crests stand over the names. */
export const root = part({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: steps(30),
  padding: `${space[4]} ${space[4]}`,
  borderRadius: vars.card.radius,
  border: `1px solid ${vars.card.border}`,
  background: vars.card.bg,
  boxShadow: vars.shadow[1],
  [media.tablet]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
    paddingInline: space[6],
    gap: space[6],
  },
});

/** The whole strip is pressed, and its words are read once, as one sentence. */
export const cover = part({
  position: 'absolute',
  inset: 0,
  borderRadius: vars.card.radius,
});

export const side = part({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  textAlign: 'center',
  [media.tablet]: {
    flexDirection: 'row',
    gap: space[4],
    textAlign: 'start',
    '&[data-end]': { flexDirection: 'row-reverse', textAlign: 'end' },
  },
});

export const crest = part({ flex: 'none', inlineSize: steps(12), blockSize: steps(12) });

export const words = part({
  display: 'grid',
  gap: space[15],
  justifyItems: 'center',
  minInlineSize: 0,
  maxInlineSize: '100%',
  [media.tablet]: { justifyItems: 'start', '&:is([data-end] > *)': { justifyItems: 'end' } },
});

export const name = part({
  ...textStyle('md'),
  maxInlineSize: '100%',
  color: color.text.primary,
  fontWeight: vars.font.weight.semibold,
  overflowWrap: 'anywhere',
  [media.tablet]: { ...textStyle('lg'), ...truncateName },
});

export const dots = part({ display: 'inline-flex', gap: space[1] });
export const dot = part({
  inlineSize: space[25],
  blockSize: space[25],
  borderRadius: '50%',
  border: `2px solid ${color.border.strong}`,
  '&[data-won]': { background: color.accent.solid, borderColor: color.accent.solid },
  [media.forcedColors]: { borderColor: 'CanvasText', '&[data-won]': { background: 'Highlight' } },
});

export const middle = part({ display: 'grid', justifyItems: 'center', gap: space[1], textAlign: 'center' });
export const state = part({
  ...textStyle('sm'),
  color: color.text.secondary,
  fontWeight: vars.font.weight.semibold,
  '&[data-live]': { color: color.negative.text },
});
export const score = part({
  ...textStyle('2xl', 'display'),
  ...tabularNumbers,
  color: color.text.primary,
});
export const note = part({ ...textStyle('xs'), color: color.text.muted });
