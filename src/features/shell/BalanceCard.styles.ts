import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { space } = vars;

export const strip = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  paddingBlock: `calc(${space[1]} * 3.5)`,
  paddingInline: space[4],
});

export const words = part({ flex: '1 1 auto', minInlineSize: 0 });

export const label = part({
  ...textStyle('xs'),
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  color: vars.color.text.muted,
});

/** The controls are taller than the line they stand in. */
export const small = part({ display: 'flex', marginBlock: `calc(-1 * ${space[3]})` });

/** One height for the amount and for the words that stand in for it. */
export const amount = part({
  ...textStyle('2xl', 'display'),
  display: 'flex',
  alignItems: 'center',
  cursor: 'pointer',
  minBlockSize: `calc(${vars.line['2xl']} * ${vars.type.lineFactor})`,
});
