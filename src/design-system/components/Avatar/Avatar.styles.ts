import { part } from '#theme/part';
import { vars } from '#theme/vars';

const unit = (count: number) => `calc(${vars.space[1]} * ${count})`;

export const root = part({
  '--_size': unit(9),
  display: 'inline-block',
  flex: 'none',
  inlineSize: 'var(--_size)',
  blockSize: 'var(--_size)',
  overflow: 'hidden',
  borderRadius: '50%',
  verticalAlign: 'middle',
  '&[data-size="sm"]': { '--_size': unit(7) },
  '&[data-size="lg"]': { '--_size': unit(11) },
  '&[data-size="xl"]': { '--_size': unit(18) },
});

/** Sized by the picture and not by the script, so that two letters fit in every language. */
export const initials = part({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  blockSize: '100%',
  fontSize: 'calc(var(--_size) * 0.38)',
  lineHeight: 1,
  fontWeight: vars.font.weight.semibold,
  background: vars.color.accent.soft,
  color: vars.color.accent.text,
});
