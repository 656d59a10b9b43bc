import { part } from '#theme/part';
import { vars } from '#theme/vars';

// Hooks: --segment-track-bg
export const root = part({
  display: 'inline-flex',
  maxInlineSize: '100%',
  boxSizing: 'border-box',
  '&:where([data-emphasis="chip"])': { flexWrap: 'wrap', gap: vars.space[2] },
  '&:where([data-emphasis="segment"])': {
    padding: `calc(${vars.space[1]} * 0.75)`,
    gap: vars.space['05'],
    borderRadius: `calc(${vars.radius.sm} + ${vars.space[1]} * 0.75)`,
    background: `var(--segment-track-bg, ${vars.color.surface.sunken})`,
    boxShadow: `inset 0 0 0 1px ${vars.color.border.subtle}`,
  },
});
