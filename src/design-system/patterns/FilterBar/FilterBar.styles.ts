import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

export const root = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  minInlineSize: 0,
});

export const field = part({
  minInlineSize: 0,
  maxInlineSize: '100%',
  '&[data-kind="search"]': { inlineSize: steps(42) },
  '&[data-kind="days"]': { inlineSize: steps(66) },
  // It changes the picture and not the search: at the end of the row.
  '&[data-at-end]': { marginInlineStart: 'auto' },
  '&[data-kind="choice"]:has(> div > button)': { minInlineSize: steps(33) },
});

export const end = part({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], marginInlineStart: 'auto' });
