import { media } from '#theme/media';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

// Hooks: --segment-track-bg
export const root = part({
  display: 'inline-flex',
  maxInlineSize: '100%',
  '&:where([data-block])': { display: 'flex' },
  '&:where([data-emphasis="chip"])': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[2],
    [media.belowDesktop]: {
      flexWrap: 'nowrap',
      maxInlineSize: 'none',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      // Room for the focus ring, which a scroller clips.
      marginInline: `calc(${vars.layout.gutter} * -1)`,
      paddingInline: vars.layout.gutter,
      marginBlock: `calc(${vars.space[1]} * -1)`,
      paddingBlock: vars.space[1],
    },
  },
  '&:where([data-emphasis="segment"])': {
    // Words take two lines first; where they are too long for that, the track scrolls.
    [media.belowLargePhone]: {
      overflowX: 'auto',
      overflowY: 'hidden',
      scrollbarWidth: 'none',
      '& > *': { minInlineSize: 'min-content' },
    },
    padding: `calc(${vars.space[1]} * 0.75)`,
    gap: vars.space['05'],
    borderRadius: `calc(${vars.radius.sm} + ${vars.space[1]} * 0.75)`,
    background: `var(--segment-track-bg, ${vars.color.surface.sunken})`,
    boxShadow: `inset 0 0 0 1px ${vars.color.border.subtle}`,
  },
});
