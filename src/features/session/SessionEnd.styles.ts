import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const body = part({ display: 'grid', gap: space[4], paddingBlockStart: space[1] });

export const text = part(textStyle('md'));

export const left = part({
  ...textStyle('md'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
  padding: space[4],
  borderRadius: vars.radius.md,
  background: color.surface.sunken,
});

export const facts = part({
  padding: space[4],
  borderRadius: vars.radius.md,
  background: color.surface.sunken,
});

export const last = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: space[3],
});

export const quiet = part({ ...textStyle('sm'), color: color.text.muted });
