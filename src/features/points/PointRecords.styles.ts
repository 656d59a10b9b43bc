import { media } from '#theme/media';
import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { space } = vars;
export const head = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  padding: `${space[3]} ${vars.card.pad}`,
});
export const filters = part({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  minInlineSize: 0,
  '&& > *': { flex: '1 1 auto', minInlineSize: steps(36) },
});
/** What stands for the list has the same room around it as the head; the list reaches the edges. */
export const body = part({
  '& > :not(:has(ul))': { marginBlockEnd: vars.card.pad, marginInline: vars.card.pad },
});
export const more = part({ display: 'grid', justifyItems: 'center', padding: space[4] });
export const aside = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[5],
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.columns]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
