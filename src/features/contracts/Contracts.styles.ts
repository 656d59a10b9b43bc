import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;

/** Takes no room while it says nothing. */
export const status = part({ '&:empty': { position: 'absolute' } });
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
export const quiet = part({
  ...textStyle('sm'),
  color: color.text.secondary,
  '&:empty': { display: 'none' },
});
export const terms = part({
  maxInlineSize: steps(150),
  '& p': { ...textStyle('sm'), color: color.text.secondary },
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
