import { media } from '#theme/media';
import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const page = part({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] });
export const bar = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});
export const balance = part({ display: 'grid', gap: space[1] });
export const figure = part({ ...textStyle('2xl', 'display'), color: color.highlight.text });
export const quiet = part({ ...textStyle('sm'), margin: 0, color: color.text.secondary });
/** Takes no room while it says nothing. */
export const status = part({ '&:empty': { position: 'absolute' } });
export const grid = part({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space[4] },
  [media.full]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});
export const item = part({
  display: 'grid',
  alignContent: 'start',
  gap: space[2],
  minInlineSize: 0,
  blockSize: '100%',
});
export const art = part({
  display: 'grid',
  overflow: 'hidden',
  blockSize: steps(30),
  borderRadius: vars.radius.md,
  background: color.surface.sunken,
});
export const name = part({
  ...textStyle('md'),
  margin: 0,
  fontWeight: vars.font.weight.semibold,
  overflowWrap: 'anywhere',
});
export const cost = part({
  ...textStyle('md'),
  margin: 0,
  color: color.highlight.text,
  fontWeight: vars.font.weight.semibold,
});
export const rows = part({ margin: 0, padding: 0, listStyle: 'none' });
export const row = part({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[3]} ${vars.card.pad}`,
  '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` },
});
export const thumb = part({
  display: 'grid',
  flex: 'none',
  overflow: 'hidden',
  inlineSize: steps(12),
  blockSize: steps(12),
  borderRadius: vars.radius.md,
});
export const words = part({
  display: 'grid',
  flex: '1 1 auto',
  gap: space[1],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const end = part({ display: 'grid', flex: 'none', justifyItems: 'end', gap: space[1] });
