import { part } from '#theme/part';
import { vars } from '#theme/vars';

export const root = part({
  inlineSize: 'var(--_width)',
  maxInlineSize: '100%',
  border: `1px dashed ${vars.color.border.default}`,
});

export const gutters = part({ paddingInline: vars.layout.gutter });
