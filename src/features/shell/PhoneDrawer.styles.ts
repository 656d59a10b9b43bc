import { media } from '#theme/media';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { space } = vars;

/** Two buttons of one width, below each other where the words need it. */
export const actions = part({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${space[20]} + ${space[10]}), 1fr))`,
  gap: space[2],
  marginBlockEnd: space[4],
});

/** A wider window has it in the bar above the page. */
export const playMenu = part({
  [media.tablet]: { display: 'none' },
  marginBlockEnd: space[3],
  paddingBlockEnd: space[3],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

/** The mark of the page that is open stands on the drawer's edge. */
export const nav = part({ marginInline: `calc(-1 * ${space[1]})` });

export const more = part({
  marginBlockStart: space[2],
  paddingBlockStart: space[2],
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
});

export const foot = part({ display: 'flex', gap: space[2], inlineSize: '100%' });

export const language = part({ display: 'grid', flex: 1, minInlineSize: 0 });
