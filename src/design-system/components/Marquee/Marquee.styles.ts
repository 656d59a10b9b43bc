import { media } from '#theme/media';
import { keyframes, part } from '#theme/part';
import { vars } from '#theme/vars';

const run = keyframes({ to: { transform: 'translateX(-50%)' } });
const runRtl = keyframes({ to: { transform: 'translateX(50%)' } });
const fade = `linear-gradient(90deg, transparent, black ${vars.space[4]}, black calc(100% - ${vars.space[4]}), transparent)`;

export const root = part({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  flex: 1,
});

export const view = part({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  // Room for the focus ring of a link in the line.
  paddingBlock: vars.space[1],
  '&[data-moving]': { maskImage: fade },
  [media.reducedMotion]: { '&[data-moving]': { maskImage: 'none' } },
});

export const track = part({
  display: 'flex',
  inlineSize: 'max-content',
  minInlineSize: '100%',
  '&:is([data-moving] > *)': { animation: `${run} calc(var(--_duration)) linear infinite` },
  '&:is([data-moving] > *):dir(rtl)': { animationName: runRtl },
  '&:is([data-held] > *, [data-read] > *, [data-paused] > *)': { animationPlayState: 'paused' },
  [media.reducedMotion]: { inlineSize: 'auto', '&:is([data-moving] > *)': { animationName: 'none' } },
});

export const copy = part({
  display: 'flex',
  gap: vars.space[10],
  flex: 'none',
  whiteSpace: 'nowrap',
  '&:is([data-moving] *)': { paddingInlineEnd: vars.space[10] },
  // Without movement the line would end in the middle; it wraps instead, and its echo is not needed.
  [media.reducedMotion]: {
    flex: '1 1 100%',
    flexWrap: 'wrap',
    columnGap: vars.space[10],
    rowGap: 0,
    whiteSpace: 'normal',
    '&[data-echo]': { display: 'none' },
  },
});
