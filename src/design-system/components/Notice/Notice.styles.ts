import { media } from '#theme/media';
import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;

const tone = (soft: string, mark: string) => ({
  '--_bg': soft,
  '--_fg': color.text.primary,
  '--_mark': mark,
  '--money-quiet': 'currentColor',
});

export const root = part({
  ...textStyle('sm'),
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[25],
  rowGap: space[2],
  minInlineSize: 0,
  paddingBlock: space[3],
  paddingInline: steps(3.5),
  borderRadius: vars.radius.md,
  background: 'var(--_bg)',
  color: 'var(--_fg)',
  '--_bg': color.surface.sunken,
  '--_fg': color.text.secondary,
  '--_mark': color.text.muted,
  '&[data-tone="info"]': tone(color.info.soft, color.info.text),
  '&[data-tone="success"]': tone(color.positive.soft, color.positive.text),
  '&[data-tone="warning"]': tone(color.warning.soft, color.warning.text),
  '&[data-tone="danger"]': tone(color.negative.soft, color.negative.text),
  // As high as the first line, so that the drawing stands in its middle at any size of type.
  '& > svg': { flex: 'none', blockSize: '1lh', color: 'var(--_mark)' },
  '& b': { fontWeight: vars.font.weight.semibold, color: color.text.primary },
  [media.forcedColors]: { border: '1px solid CanvasText' },
});

export const words = part({
  flex: `1 1 ${steps(32)}`,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});

export const heading = part({ fontWeight: vars.font.weight.semibold, color: color.text.primary });

// A control is as high as the notice's first line with its room above and below, so that it does not make it higher.
export const end = part({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  maxInlineSize: '100%',
  gap: space[1],
  marginBlock: `calc(${space[15]} * -1)`,
});
