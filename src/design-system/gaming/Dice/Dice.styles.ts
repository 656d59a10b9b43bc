import { media } from '#theme/media';
import { visuallyHidden } from '#theme/mixins';
import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { ball } = vars.color;

export const dice = part({ display: 'inline-flex', flexWrap: 'wrap', gap: vars.space[2], direction: 'ltr' });

export const die = part({
  '--_size': steps(9),
  display: 'inline-grid',
  gridTemplate: 'repeat(3, 1fr) / repeat(3, 1fr)',
  placeItems: 'center',
  inlineSize: 'var(--_size)',
  blockSize: 'var(--_size)',
  padding: vars.space[1],
  borderRadius: vars.radius.sm,
  backgroundColor: ball.plain,
  boxShadow: `inset 0 0 0 1px ${vars.color.border.default}`,
  '&[data-size="sm"]': { '--_size': steps(7) },
  [media.forcedColors]: { border: '1px solid CanvasText' },
});

export const pip = part({
  gridRow: 'var(--_row)',
  gridColumn: 'var(--_column)',
  inlineSize: '72%',
  blockSize: '72%',
  borderRadius: '50%',
  backgroundColor: ball.plainNumeral,
  '&[data-lone]': { inlineSize: '100%', blockSize: '100%', backgroundColor: ball.red },
  [media.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
});

export const words = part(visuallyHidden);
