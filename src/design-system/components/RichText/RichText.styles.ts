import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

export const root = part({
  overflowWrap: 'break-word',
  '& > :where(:not(:first-child))': { marginBlockStart: vars.space[3] },
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
  '& li:not(:first-child)': { marginBlockStart: vars.space[1] },
  '& a': {
    color: vars.color.text.link,
    fontWeight: vars.font.weight.medium,
    textDecorationLine: 'underline',
    textUnderlineOffset: '0.2em',
  },
  '& table': { inlineSize: '100%', borderCollapse: 'collapse', fontSize: '0.94em' },
  '& :is(th, td)': {
    paddingBlock: vars.space[2],
    paddingInline: vars.space[3],
    textAlign: 'start',
    verticalAlign: 'top',
    borderBlockEnd: `1px solid ${vars.color.border.default}`,
  },
  '& th': {
    color: vars.color.text.muted,
    fontWeight: vars.font.weight.medium,
    background: vars.color.surface.sunken,
  },
  '& td:first-of-type': { color: vars.color.text.primary, fontWeight: vars.font.weight.medium },
  '& blockquote': {
    margin: 0,
    paddingBlock: vars.space[3],
    paddingInline: vars.space[4],
    borderInlineStart: `2px solid ${vars.color.info.text}`,
    borderRadius: vars.radius.sm,
    background: vars.color.info.soft,
    color: vars.color.text.primary,
  },
  '& img': { display: 'block', maxInlineSize: '100%', blockSize: 'auto', borderRadius: vars.radius.md },
});
