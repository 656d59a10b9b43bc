import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { size } = vars.font;

export const root = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[25],
  direction: 'ltr',
  unicodeBidi: 'isolate',
  minInlineSize: 0,
  maxInlineSize: '100%',
  color: vars.color.text.primary,
  '--_mark': `calc(${vars.space[1]} * 7.5)`,
  '--_text': `calc((${size.xl} + ${size['2xl']} + 2px) / 2)`,
  '&[data-size="sm"]': {
    gap: vars.space[2],
    '--_mark': `calc(${vars.space[1]} * 6.5)`,
    '--_text': `calc(${size.xl} + 1px)`,
  },
});

export const mark = part({
  flex: 'none',
  inlineSize: 'var(--_mark)',
  blockSize: 'var(--_mark)',
  objectFit: 'contain',
});

export const word = part({
  ...textStyle('xl', 'display'),
  // A name is drawn, not set: its size does not follow the script, and it is tighter than a heading.
  fontSize: 'var(--_text)',
  fontWeight: 800,
  letterSpacing: '-0.03em',
  whiteSpace: 'nowrap',
  // A long name ends in dots; what is below its line is not cut.
  minInlineSize: 0,
  overflowX: 'clip',
  textOverflow: 'ellipsis',
});
