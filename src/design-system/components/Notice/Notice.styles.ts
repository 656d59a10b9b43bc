import { media } from '#theme/media';
import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { color, space } = vars;

const tone = (soft: string, text: string) => ({ '--_bg': soft, '--_mark': text, '--_line': 'transparent' });

export const root = part({
  ...textStyle('sm'),
  display: 'flex',
  alignItems: 'flex-start',
  flexWrap: 'wrap',
  columnGap: space[3],
  rowGap: space[1],
  boxSizing: 'border-box',
  // Height of one line with its control: everything in the first line is centred on it.
  '--_line-height': space[8],
  paddingBlock: `calc((${vars.touch.min} - var(--_line-height)) / 2 - 1px)`,
  paddingInline: `calc(${space[1]} * 3.5)`,
  borderRadius: vars.radius.md,
  border: '1px solid var(--_line)',
  background: 'var(--_bg)',
  color: color.text.primary,
  '&[data-tone="neutral"]': {
    '--_bg': color.surface.raised,
    '--_mark': color.accent.text,
    '--_line': color.border.subtle,
  },
  '&[data-tone="info"]': tone(color.info.soft, color.info.text),
  '&[data-tone="success"]': tone(color.positive.soft, color.positive.text),
  '&[data-tone="warning"]': tone(color.warning.soft, color.warning.text),
  '&[data-tone="danger"]': tone(color.negative.soft, color.negative.text),
  [media.belowDesktop]: { '--_line-height': vars.touch.min },
  [media.forcedColors]: { borderColor: 'CanvasText' },
});

export const mark = part({
  flex: 'none',
  color: 'var(--_mark)',
  blockSize: 'var(--_line-height)',
  display: 'grid',
  placeItems: 'center',
});

export const words = part({
  flex: `1 1 calc(${space[20]} * 2)`,
  minInlineSize: 0,
  paddingBlock: 'calc((var(--_line-height) - 1lh) / 2)',
  overflowWrap: 'anywhere',
  '&:is([data-tone="neutral"] > *)': { color: color.text.secondary },
});

export const heading = part({ margin: 0, fontWeight: vars.font.weight.semibold, color: color.text.primary });

export const end = part({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  maxInlineSize: '100%',
  gap: space[1],
  minBlockSize: 'var(--_line-height)',
  marginInlineEnd: `calc(${space[15]} * -1)`,
});
