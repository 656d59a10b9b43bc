import { media } from '#theme/media';
import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const panes = part({
  display: 'grid',
  gap: space[6],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.desktop]: { gridTemplateColumns: `minmax(0, ${steps(92)}) minmax(0, 1fr)` },
});

export const label = part({ display: 'inline-flex', alignItems: 'center', gap: space[2] });

/** A message that is not read yet is heavier, and says so to whoever cannot see that. */
export const unreadTitle = part({ fontWeight: vars.font.weight.semibold, color: color.text.primary });

export const readTitle = part({ color: color.text.secondary });

/** Two lines at most: the rest is read in the message. */
export const preview = part({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});

export const dot = part({
  display: 'inline-block',
  inlineSize: space[2],
  blockSize: space[2],
  marginInlineEnd: space[2],
  borderRadius: vars.radius.pill,
  background: color.accent.text,
});

export const hidden = part({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const pane = part({ minInlineSize: 0 });

export const article = part({ display: 'grid', gap: space[4], maxInlineSize: steps(160) });
