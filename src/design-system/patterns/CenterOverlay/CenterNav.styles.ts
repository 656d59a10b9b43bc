import { media } from '#theme/media';
import { focusRing, visuallyHidden } from '#theme/mixins';
import { part, type PartRule } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;

// Hooks: --overlay-nav-bg · --overlay-nav-width
const ground: PartRule = {
  background: `var(--overlay-nav-bg, light-dark(${color.surface.raised}, ${color.surface.sunken}))`,
  borderInlineEnd: `1px solid ${color.border.subtle}`,
};

export const column = part({
  ...ground,
  display: 'none',
  flexDirection: 'column',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: `${steps(4.5)} ${space[3]}`,
  paddingInline: space[3],
  [media.desktop]: { display: 'flex' },
});

export const header = part({ flex: 'none', minInlineSize: 0, marginBlockEnd: space[25] });

export const rail = part({
  ...ground,
  display: 'none',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[3],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: steps(4.5),
  [media.largePhone]: { display: 'flex' },
  [media.desktop]: { display: 'none' },
});

export const railList = part({ display: 'grid' });

export const railItem = part({
  ...focusRing,
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.touch.min,
  blockSize: vars.touch.min,
  borderRadius: vars.radius.sm,
  color: color.text.muted,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast}, color ${vars.motion.fast}`,
  '&[data-hovered]': { background: color.surface.hover, color: color.text.primary },
  '&[data-pressed]': { background: color.surface.pressed },
  '&[aria-current]': {
    background: color.accent.soft,
    color: color.accent.text,
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: `calc(${space[2]} * -1)`,
      insetBlock: space[2],
      inlineSize: `calc(${space[1]} - 1px)`,
      borderStartEndRadius: space[1],
      borderEndEndRadius: space[1],
      background: color.accent.line,
    },
  },
  [media.forcedColors]: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
});

export const railCount = part({
  position: 'absolute',
  insetBlockStart: '2px',
  insetInlineEnd: '2px',
  display: 'flex',
});

export const railWords = part(visuallyHidden);
