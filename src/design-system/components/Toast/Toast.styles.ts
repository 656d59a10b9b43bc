import { media } from '#theme/media';
import { focusRing, textStyle } from '#theme/mixins';
import { keyframes, part } from '#theme/part';
import { vars } from '#theme/vars';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(var(--_from))' } });

// Hooks: --toast-bg
export const region = part({
  ...focusRing,
  position: 'fixed',
  zIndex: vars.z.toast,
  insetInline: vars.space[3],
  insetBlockStart: `max(${vars.space[3]}, env(safe-area-inset-top))`,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  borderRadius: vars.radius.md,
  '--_from': `calc(-1 * ${vars.space[2]})`,
  [media.desktop]: {
    insetInlineStart: 'auto',
    insetInlineEnd: vars.space[6],
    insetBlockStart: 'auto',
    insetBlockEnd: vars.space[6],
    inlineSize: `calc(${vars.space[1]} * 95)`,
    flexDirection: 'column-reverse',
    '--_from': vars.space[2],
  },
});

export const root = part({
  ...focusRing,
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  paddingBlock: `calc(${vars.space[1]} * 3.5)`,
  paddingInline: `${vars.space[4]} calc(${vars.space[1]} * 3.5)`,
  borderRadius: vars.radius.md,
  background: vars.toast.bg,
  color: vars.color.text.primary,
  boxShadow: `${vars.shadow[3]}, inset 0 0 0 1px ${vars.color.border.default}`,
  animation: `${appear} ${vars.motion.base} ${vars.ease.enter}`,
  '--_icon': vars.color.info.text,
  '&:where([data-tone="success"])': { '--_icon': vars.color.positive.text },
  '&:where([data-tone="warning"])': { '--_icon': vars.color.warning.text },
  '&:where([data-tone="danger"])': { '--_icon': vars.color.negative.text },
  [media.forcedColors]: { border: '1px solid CanvasText' },
});

export const icon = part({ flex: 'none', color: 'var(--_icon)' });

export const content = part({
  flex: 1,
  minInlineSize: 0,
  display: 'grid',
  gap: vars.space['05'],
  overflowWrap: 'break-word',
});

export const title = part({ ...textStyle('md'), fontWeight: vars.font.weight.semibold });

export const description = part({ ...textStyle('sm'), color: vars.color.text.secondary });

export const action = part({ marginBlockStart: vars.space[2] });

export const close = part({
  flex: 'none',
  marginBlock: `calc(-1 * ${vars.space[15]})`,
  marginInlineEnd: `calc(-1 * ${vars.space[15]})`,
});
