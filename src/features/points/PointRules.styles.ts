import { media } from '#theme/media';
import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { color, space } = vars;
export const rule = part({
  ...textStyle('md'),
  display: 'flex',
  gap: space[3],
  color: color.text.secondary,
  '&::before': {
    content: '""',
    flex: 'none',
    inlineSize: space[2],
    blockSize: '2px',
    marginBlockStart: `calc(0.75em - 1px)`,
    background: color.accent.line,
    [media.forcedColors]: { background: 'CanvasText' },
  },
});
