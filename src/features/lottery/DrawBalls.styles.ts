import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { color, space } = vars;

/** Runs from left to right in every language, and begins where the text around it begins. */
export const line = part({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: space[2],
  direction: 'ltr',
});
export const cell = part({ display: 'inline-grid', justifyItems: 'end', gap: space[1] });
export const sign = part({ color: color.text.muted });
export const sum = part({ ...textStyle('lg', 'display'), fontVariantNumeric: 'tabular-nums lining-nums' });
