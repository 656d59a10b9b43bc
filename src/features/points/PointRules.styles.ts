import { media } from '#theme/media';
import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const root = part({ display: 'grid', justifyItems: 'start', gap: space[3], minInlineSize: 0 });
export const heading = part({ ...textStyle('lg', 'display'), margin: 0 });
export const line = part({ ...textStyle('sm'), margin: 0, color: color.text.secondary });
export const short = part({ display: 'grid', gap: space[3], margin: 0, padding: 0, listStyle: 'none' });
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
