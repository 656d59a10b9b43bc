import { media } from '#theme/media';
import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

export const root = part({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  minBlockSize: vars.space[8],
  marginBlockEnd: vars.space[4],
  [media.belowDesktop]: { marginBlockEnd: vars.space[3] },
});

export const heading = part({
  ...textStyle('xl', 'display'),
  minInlineSize: 0,
  color: vars.color.text.primary,
  // Between two steps of the scale: 20 on 28.
  [media.desktop]: {
    fontSize: `calc((${vars.font.size.xl} + 2px) * ${vars.type.sizeFactor})`,
    lineHeight: `calc(${vars.line['2xl']} * ${vars.type.lineFactor})`,
  },
});

export const end = part({
  ...textStyle('sm'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.space[8],
  marginInlineStart: 'auto',
});
