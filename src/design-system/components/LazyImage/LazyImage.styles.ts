import { part } from '#theme/part';
import { vars } from '#theme/vars';

export const root = part({
  display: 'block',
  position: 'relative',
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'hidden',
  borderRadius: 'inherit',
  background: vars.skeleton.bg,
});

export const picture = part({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  opacity: 0,
  transition: `opacity ${vars.motion.base} ${vars.ease.standard}`,
  '&:is([data-loaded] > *)': { opacity: 1 },
});

export const fallbackBox = part({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  blockSize: '100%',
  borderRadius: 'inherit',
  color: vars.color.text.muted,
  background: `radial-gradient(120% 80% at 50% 20%, ${vars.color.surface.pressed}, ${vars.color.surface.hover})`,
});
