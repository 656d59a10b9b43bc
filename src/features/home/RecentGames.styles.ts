import { textStyle, truncateName } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const recent = part({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: vars.touch.min,
  color: color.text.primary,
  '& img': {
    inlineSize: space[8],
    blockSize: space[8],
    objectFit: 'cover',
    borderRadius: vars.radius.sm,
  },
  '& span': { ...truncateName, ...textStyle('md'), fontWeight: vars.font.weight.medium },
  '& svg': { color: color.text.muted },
});
