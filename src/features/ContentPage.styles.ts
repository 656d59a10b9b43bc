import { media } from '#theme/media';
import { pageColumn } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { space } = vars;

export const root = part({
  ...pageColumn,
  paddingBlock: `${space[4]} ${space[10]}`,
  [media.desktop]: { paddingBlock: `${space[8]} ${space[12]}` },
  '&[data-reading]': { maxInlineSize: `calc(${space[20]} * 10.5 + 2 * ${vars.layout.gutter})` },
});

export const head = part({ marginBlockEnd: space[6], [media.desktop]: { marginBlockEnd: space[8] } });
