import { media } from '#theme/media';
import { tabularNumbers, textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const root = part({
  display: 'grid',
  gap: space[2],
  minInlineSize: 0,
  padding: vars.card.pad,
  borderRadius: vars.card.radius,
  border: `1px solid ${vars.card.border}`,
  background: vars.card.bg,
  color: color.text.primary,
  [media.desktop]: {
    position: 'relative',
    gridArea: '1 / 1',
    alignSelf: 'center',
    justifySelf: 'end',
    inlineSize: steps(76),
    marginBlock: space[5],
    marginInlineEnd: space[8],
    padding: `${space[4]} ${space[5]}`,
    background: `color-mix(in srgb, ${color.surface.raised} 92%, transparent)`,
  },
});
export const heading = part({ ...textStyle('2xs', 'caps'), color: color.text.secondary });
export const sum = part({
  ...textStyle('md'),
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: space[8],
});
export const icon = part({ display: 'flex', flex: 'none', color: color.text.muted });
export const name = part({
  flex: '1 1 auto',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  color: color.text.secondary,
});
export const figure = part({
  ...tabularNumbers,
  flex: 'none',
  fontWeight: vars.font.weight.semibold,
  '&[data-gain]': { color: color.positive.text },
});
