import { media } from '#theme/media';
import { part } from '#theme/part';
import { seriesPaint } from '../ChartFrame/series';

// Hooks: those of ChartFrame.

export const bar = part({
  ...seriesPaint,
  fill: 'var(--_paint)',
  [media.forcedColors]: { stroke: 'Canvas', strokeWidth: 1, '&[data-series]': { '--_paint': 'CanvasText' } },
});
