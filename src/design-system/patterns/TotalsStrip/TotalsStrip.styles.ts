import { media } from '#theme/media';
import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;
const line = `1px solid ${color.border.subtle}`;

export const root = part({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  margin: 0,
  [media.tablet]: { gridTemplateColumns: 'repeat(var(--_count), minmax(0, 1fr))' },
});

export const cell = part({
  minInlineSize: 0,
  paddingBlock: space[3],
  paddingInline: vars.card.pad,
  '&:nth-of-type(even)': { borderInlineStart: line },
  '&:nth-of-type(n + 3)': { borderBlockStart: line },
  '&:last-child:is([data-odd] > *)': { gridColumn: '1 / -1' },
  [media.tablet]: {
    paddingBlock: steps(3.5),
    '&:nth-of-type(n + 2)': { borderInlineStart: line },
    '&:nth-of-type(n + 3)': { borderBlockStart: 0 },
    '&:last-child:is([data-odd] > *)': { gridColumn: 'auto' },
  },
});

export const label = part({ ...textStyle('xs'), color: color.text.muted, overflowWrap: 'anywhere' });

export const figure = part({
  ...textStyle('lg', 'display'),
  margin: 0,
  marginBlockStart: '2px',
  color: color.text.primary,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
  [media.tablet]: textStyle('xl', 'display'),
});

export const lineText = part({ ...textStyle('xs'), margin: 0, color: color.text.muted });
