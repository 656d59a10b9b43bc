import { media } from '#theme/media';
import { tabularNumbers, textStyle, visuallyHidden } from '#theme/mixins';
import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const all = part({ display: 'none', [media.tablet]: { display: 'block' } });
export const scroller = part({
  overflowX: 'auto',
  borderRadius: 'inherit',
});
/** One's own column stands between two lines. */
const own = {
  background: color.accent.soft,
  borderInline: `2px solid ${color.accent.line}`,
  color: color.text.primary,
  fontWeight: vars.font.weight.semibold,
} as const;
const grid = { inlineSize: '100%', borderCollapse: 'separate', borderSpacing: 0 } as const;
export const table = part({ ...grid, ...textStyle('sm'), minInlineSize: steps(230) });
export const two = part({ ...grid, ...textStyle('sm') });

/** The first column stays while the others are scrolled. */
const sticky = {
  position: 'sticky',
  insetInlineStart: 0,
  textAlign: 'start',
} as const;
export const corner = part({ ...sticky, background: color.surface.sunken });
export const head = part({
  padding: `${space[3]} ${space[2]}`,
  background: color.surface.sunken,
  color: color.text.secondary,
  fontWeight: vars.font.weight.medium,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  '&[data-place="own"]': own,
});
export const label = part({
  ...sticky,
  padding: `${space[4]} ${vars.card.pad}`,
  borderBlockStart: `1px solid ${color.border.subtle}`,
  background: color.surface.raised,
  fontWeight: vars.font.weight.medium,
  overflowWrap: 'anywhere',
});
export const cell = part({
  ...tabularNumbers,
  padding: `${space[4]} ${space[2]}`,
  borderBlockStart: `1px solid ${color.border.subtle}`,
  color: color.text.secondary,
  textAlign: 'center',
  '&[data-place="own"]': own,
  '&[data-place="next"]': { color: color.highlight.text, fontWeight: vars.font.weight.semibold },
});
export const hidden = part(visuallyHidden);

export const compare = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  [media.tablet]: { display: 'none' },
});
