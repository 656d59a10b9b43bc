import { media } from '#theme/media';
import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const caps = part(textStyle('2xs', 'caps'));
export const heading = part(textStyle('xl', 'display'));
export const text = part({ ...textStyle('sm'), color: color.text.secondary });

export const between = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});

/** As high as the card, whose actions stand at its end. */
export const stack = part({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  blockSize: '100%',
});

export const words = part({ display: 'grid', gap: space[1], flex: 1, alignContent: 'start' });

export const inset = part({
  ...textStyle('xs'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: space[2],
  padding: `${space[25]} calc(3.5 * ${space[1]})`,
  borderRadius: vars.radius.md,
  background: color.surface.sunken,
  color: color.text.muted,
  [media.belowDesktop]: { flexDirection: 'column', alignItems: 'flex-start' },
});

export const actions = part({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '&& > :first-of-type': { flex: '1 0 auto' },
});

export const recents = part({ display: 'grid', gap: space[1] });

/** Lines of a card that loads: as high as what comes. */
const line = { display: 'grid', alignItems: 'center', blockSize: '1lh' };
export const capsLine = part({ ...textStyle('2xs', 'caps'), ...line });
export const headingLine = part({ ...textStyle('xl', 'display'), ...line });
export const insetLine = part({
  ...textStyle('xs'),
  display: 'grid',
  borderRadius: vars.radius.md,
  blockSize: `calc(11.5 * ${space[1]})`,
  [media.belowDesktop]: { blockSize: `calc(1lh + 13.5 * ${space[1]})` },
});
export const actionLine = part({
  display: 'grid',
  borderRadius: vars.button.radius,
  blockSize: space[10],
  [media.coarsePointer]: { blockSize: vars.touch.min },
});
