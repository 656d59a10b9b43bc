import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

export const root = part({
  overflowWrap: 'break-word',
  '& > * + *': { marginBlockStart: vars.space[3] },
  '& :is(p, ul, ol, h3, h4)': { marginBlockEnd: 0 },
  '& > :first-child': { marginBlockStart: 0 },
  '& :is(h3, h4)': {
    ...textStyle('lg'),
    color: vars.color.text.primary,
    fontWeight: vars.font.weight.semibold,
  },
  '& :is(b, strong)': { color: vars.color.text.primary, fontWeight: vars.font.weight.semibold },
  '& :is(ul, ol)': { paddingInlineStart: vars.space[5] },
  '& ul': { listStyle: 'disc' },
  '& ol': { listStyle: 'decimal' },
  '& li + li': { marginBlockStart: vars.space[1] },
  '& a': {
    color: vars.color.text.link,
    fontWeight: vars.font.weight.medium,
    textDecorationLine: 'underline',
    textUnderlineOffset: '0.2em',
  },
  '& img': { display: 'block', maxInlineSize: '100%', blockSize: 'auto', borderRadius: vars.radius.md },
});
