import { tabularNumbers } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

// Hooks: --countdown-bg.

// Where there is no room for both, the days stand over the clock, which stays on one line. They come first in every language.
export const root = part({
  ...tabularNumbers,
  direction: 'inherit',
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  '&[data-emphasis="strong"]': {
    gap: vars.space[1],
    // Figures only, so the size does not follow the script.
    fontSize: vars.font.size.xl,
    lineHeight: vars.line.lg,
    fontWeight: vars.font.weight.semibold,
  },
});

export const clock = part({ direction: 'ltr', display: 'inline-flex', alignItems: 'center', gap: 'inherit' });

export const cell = part({
  '&:is([data-emphasis="strong"] *)': {
    minInlineSize: vars.space[8],
    paddingBlock: vars.space[1],
    paddingInline: vars.space[1],
    textAlign: 'center',
    borderRadius: vars.radius.xs,
    background: `var(--countdown-bg, ${vars.color.surface.sunken})`,
  },
});

export const colon = part({ '&:is([data-emphasis="strong"] *)': { color: vars.color.text.muted } });
