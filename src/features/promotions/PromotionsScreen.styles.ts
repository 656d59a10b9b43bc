import { media } from '#theme/media';
import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;

const grid = {
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.largePhone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[4] },
} as const;

export const list = part({ ...grid, [media.full]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } });
export const strip = part({ ...grid, [media.full]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } });

/** A link to one promotion shows it below the header that stays. */
export const item = part({
  display: 'grid',
  minInlineSize: 0,
  scrollMarginBlockStart: `calc(${vars.header.topHeight} + ${vars.header.navHeight} + ${space[4]})`,
});

/** As high as a card. */
export const place = part({
  display: 'grid',
  overflow: 'hidden',
  minBlockSize: `calc(${space[1]} * 46)`,
  borderRadius: vars.radius.lg,
});

export const own = part({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: space[3],
  blockSize: '100%',
});
export const ownHead = part({ display: 'flex', gap: space[3], minInlineSize: 0 });
export const thumb = part({
  display: 'grid',
  flex: 'none',
  overflow: 'hidden',
  inlineSize: steps(12),
  blockSize: steps(12),
  borderRadius: vars.radius.md,
  '&[data-over]': { filter: 'grayscale(1)' },
});
export const text = part({ ...textStyle('sm'), minInlineSize: 0, color: color.text.secondary });
export const row = part({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
  padding: `${space[3]} ${vars.card.pad}`,
  '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` },
  [media.belowTablet]: { '& > :nth-of-type(n + 3)': { gridColumn: '1 / -1' } },
  [media.tablet]: {
    gridTemplateColumns: `auto minmax(0, 1fr) ${steps(26)} minmax(0, 1.4fr) auto`,
  },
});
export const rowAct = part({ display: 'grid', justifyItems: 'start' });
