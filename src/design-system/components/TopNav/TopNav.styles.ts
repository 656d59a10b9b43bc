import { media } from '#theme/media';
import { focusRing, textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { color, space } = vars;

/** Scrolls sideways in a header that is too narrow, without a bar: the keyboard and a swipe reach the rest. */
export const root = part({
  display: 'flex',
  minInlineSize: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // The ring of focus needs the room.
  margin: `calc(-1 * ${space[1]})`,
  padding: space[1],
});

export const list = part({ display: 'flex', gap: space[1] });

export const item = part({
  ...focusRing,
  ...textStyle('md'),
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.button.heightMd,
  paddingInline: space[3],
  borderRadius: vars.radius.sm,
  color: color.text.secondary,
  fontWeight: vars.font.weight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast}, color ${vars.motion.fast}`,
  '&[data-hovered]': { color: color.text.primary },
  '&[data-pressed]': { background: color.surface.pressed },
  '&[aria-current]': { background: color.surface.hover, color: color.text.primary },
  [media.forcedColors]: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
});
