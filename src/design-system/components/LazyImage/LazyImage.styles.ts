import { part } from '#theme/part';
import { vars } from '#theme/vars';

export const root = part({
  display: 'block',
  position: 'relative',
  inlineSize: '100%',
  blockSize: '100%',
  borderRadius: 'inherit',
  background: vars.skeleton.bg,
});

export const picture = part({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  borderRadius: 'inherit',
  // The words stand in for a picture that failed, not for one that is on its way.
  color: 'transparent',
  // Browsers frame a picture that has no address yet.
  '&:not([src])': { opacity: 0 },
});

export const fallbackBox = part({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'hidden',
  borderRadius: 'inherit',
  color: vars.color.text.muted,
  background: `radial-gradient(120% 80% at 50% 20%, ${vars.color.surface.pressed}, ${vars.color.surface.hover})`,
});
