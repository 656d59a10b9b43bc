import { media } from '#theme/media';
import { textStyle } from '#theme/mixins';
import { keyframes, part } from '#theme/part';
import { vars } from '#theme/vars';
import * as modal from '../Dialog/modal';

const appear = keyframes({ from: { opacity: 0 } });

export const scrim = part({
  ...modal.scrim,
  placeItems: 'center',
  zIndex: vars.z.blocker,
  // Quick answers should not flash a cover.
  animation: `${appear} ${vars.motion.fast} ${vars.motion.fast} backwards`,
  '&[data-entering]': { opacity: 1 },
});

export const modalPart = part({ outline: 'none' });

export const card = part({
  ...textStyle('md'),
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[4],
  minInlineSize: `calc(${vars.space[20]} * 2)`,
  maxInlineSize: `calc(100vw - ${vars.space[10]})`,
  padding: vars.space[6],
  outline: 'none',
  borderRadius: vars.radius.lg,
  background: vars.dialog.bg,
  color: vars.color.text.secondary,
  textAlign: 'center',
  boxShadow: `${vars.shadow[4]}, inset 0 0 0 1px ${vars.color.border.default}`,
  [media.forcedColors]: { border: '1px solid CanvasText' },
});

export const ring = part({ color: vars.color.accent.line });
