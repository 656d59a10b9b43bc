import { part } from '#theme/part';
import { vars } from '#theme/vars';
import { seriesPaint } from '../ChartFrame/series';

// Hooks: those of ChartFrame.

export const path = part({
  ...seriesPaint,
  fill: 'none',
  stroke: 'var(--_paint)',
  strokeWidth: 2,
  strokeDasharray: 'var(--_dash)',
  strokeLinejoin: 'round',
});

export const point = part({
  ...seriesPaint,
  fill: 'var(--_paint)',
  stroke: vars.color.surface.raised,
  strokeWidth: 1,
});
