import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const root = part({ display: 'grid', alignContent: 'start', gap: space[3], counterIncrement: 'step' });

/** The lower edge of the stage cuts the phone. */
export const stage = part({
  display: 'grid',
  justifyItems: 'center',
  alignItems: 'end',
  overflow: 'hidden',
  blockSize: steps(46),
  borderRadius: vars.radius.lg,
  background: color.surface.sunken,
});

export const phone = part({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  gap: space[4],
  inlineSize: steps(30),
  blockSize: steps(40),
  paddingBlockStart: space[5],
  paddingInline: space[4],
  border: `1px solid ${color.border.strong}`,
  borderBlockEnd: 0,
  borderRadius: `${vars.radius.xl} ${vars.radius.xl} 0 0`,
  background: color.surface.raised,
});

export const line = part({
  inlineSize: '100%',
  blockSize: space[3],
  borderRadius: vars.radius.sm,
  background: color.surface.sunken,
});

export const mark = part({
  display: 'grid',
  placeItems: 'center',
  inlineSize: steps(16),
  blockSize: steps(16),
  borderRadius: vars.radius.lg,
  background: color.accent.soft,
  color: color.accent.text,
});

export const text = part({
  ...textStyle('md'),
  display: 'flex',
  gap: space[2],
  textWrap: 'pretty',
  '&::before': {
    content: 'counter(step)',
    color: color.accent.text,
    fontWeight: vars.font.weight.semibold,
  },
});
