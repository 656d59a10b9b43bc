import { media } from '#theme/media';
import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';
import { seriesPaint } from '../ChartFrame/series';

// Hooks: --donut-size.

const { color, space } = vars;

export const root = part({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[6] });

export const whole = part({
  position: 'relative',
  flex: 'none',
  inlineSize: `var(--donut-size, calc(${space[20]} * 2.25))`,
  marginInline: 'auto',
});

export const ring = part({ display: 'block', inlineSize: '100%', aspectRatio: '1' });

export const slice = part({
  ...seriesPaint,
  fill: 'var(--_paint)',
  [media.forcedColors]: { stroke: 'Canvas', strokeWidth: 2, '&[data-series]': { '--_paint': 'CanvasText' } },
});

export const sum = part({
  position: 'absolute',
  inset: '18%',
  margin: 0,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '& > span': { ...textStyle('xs'), color: color.text.muted },
  '& > bdi': { ...textStyle('lg'), fontWeight: vars.font.weight.semibold },
});

export const list = part({
  ...textStyle('sm'),
  flex: `1 1 calc(${space[20]} * 2.5)`,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minBlockSize: space[8],
    borderBlockEnd: `1px solid ${color.border.subtle}`,
  },
});

export const chip = part({
  ...seriesPaint,
  flex: 'none',
  inlineSize: space[25],
  blockSize: space[25],
  '& > rect': { fill: 'var(--_paint)' },
});

export const name = part({
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  color: color.text.secondary,
});

const figures = { fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' } as const;

export const amount = part({ ...figures, fontWeight: vars.font.weight.medium });

export const share = part({
  ...figures,
  minInlineSize: space[12],
  textAlign: 'end',
  color: color.text.muted,
});
