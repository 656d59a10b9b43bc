import { media } from '#theme/media';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

export const root = part({
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.space[20]} * 2.5)`,
  marginInline: 'auto',
  maskImage: 'radial-gradient(circle at 62% 40%, black 30%, transparent 78%)',
  [media.desktop]: { maxInlineSize: `calc(${vars.space[20]} * 5)` },
});

export const lines = part({ fill: 'none', stroke: vars.color.border.strong, opacity: 0.6 });

export const mark = part({ fill: vars.color.negative.solid });

export const point = part({ stroke: vars.color.surface.canvas, strokeWidth: '2px' });
