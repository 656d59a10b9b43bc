import { media } from '#theme/media';
import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const page = part({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });
/** Takes no room while it says nothing. */
export const status = part({ '&:empty': { position: 'absolute' } });
export const bar = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});
export const columns = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[4],
  [media.columns]: { gridTemplateColumns: `minmax(0, 1fr) ${steps(100)}` },
});
export const list = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const card = part({ display: 'grid', gap: space[3], minInlineSize: 0 });
export const cardHead = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
});
export const cardFoot = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  '&:empty': { display: 'none' },
});
export const name = part({ ...textStyle('md'), margin: 0, fontWeight: vars.font.weight.semibold });
export const heading = part({ ...textStyle('lg'), margin: 0, fontWeight: vars.font.weight.semibold });
export const quiet = part({
  ...textStyle('sm'),
  margin: 0,
  color: color.text.secondary,
  '&:empty': { display: 'none' },
});
export const terms = part({
  maxInlineSize: steps(150),
  '& p': { ...textStyle('sm'), color: color.text.secondary },
});
export const pair = part({
  display: 'grid',
  gap: space[4],
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
export const tier = part({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'end',
  gap: space[3],
  paddingBlock: space[3],
  '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` },
});
export const wide = part({
  gridColumn: '1 / -1',
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
});
export const slips = part({ margin: 0, padding: 0, listStyle: 'none' });
export const slip = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  padding: `${space[3]} ${vars.card.pad}`,
  '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` },
  '&[data-open]': { background: color.accent.soft },
  [media.forcedColors]: { '&[data-open]': { border: '2px solid' } },
});
export const slipWords = part({ display: 'grid', gap: space[1], minInlineSize: 0 });
export const slipEnd = part({ display: 'grid', justifyItems: 'end', gap: space[1] });
export const total = part({
  display: 'flex',
  justifyContent: 'space-between',
  padding: `${space[3]} ${vars.card.pad}`,
  borderBlockStart: `2px solid ${color.border.default}`,
  fontWeight: vars.font.weight.semibold,
});
