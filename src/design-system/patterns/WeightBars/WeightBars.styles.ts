import { media } from '#theme/media';
import { tabularNumbers, textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { color, space } = vars;

/** Names and figures take the width that the longest of them needs, so that all bars begin and end below each other. */
export const root = part({
  ...textStyle('md'),
  display: 'grid',
  gridTemplateColumns: 'fit-content(42%) minmax(0, 1fr) auto',
  gap: `${space[3]} ${space[4]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '--_bg': color.accent.line,
  '&[data-tone="highlight"]': { '--_bg': color.highlight.solid },
});
export const row = part({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
});
export const label = part({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const bar = part({
  overflow: 'hidden',
  blockSize: space[2],
  borderRadius: vars.radius.pill,
  background: color.surface.hover,
  [media.forcedColors]: { border: '1px solid CanvasText' },
});
export const fill = part({
  display: 'block',
  inlineSize: 'calc(100% * var(--_share))',
  blockSize: '100%',
  borderRadius: 'inherit',
  background: 'var(--_bg)',
  [media.forcedColors]: { background: 'CanvasText' },
});
export const figure = part({
  ...tabularNumbers,
  fontWeight: vars.font.weight.semibold,
  justifySelf: 'end',
  '&:is([data-none] > *)': { color: color.text.muted },
});
