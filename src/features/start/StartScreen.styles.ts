import { textStyle, visuallyHidden } from '#theme/mixins';
import { keyframes, part } from '#theme/part';
import { vars } from '#theme/vars';

const appear = keyframes({ to: { visibility: 'visible' } });

export const root = part({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space[6],
  minBlockSize: '100dvh',
});

export const words = part(visuallyHidden);

/** An answer within 300 ms lets nobody see a wait; the place is kept so that the mark does not move. */
export const wait = part({
  ...textStyle('sm'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.text.muted,
  visibility: 'hidden',
  animation: `${appear} ${vars.motion.instant} var(--_after) forwards`,
});
