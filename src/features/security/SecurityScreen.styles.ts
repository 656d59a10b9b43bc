import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const nextText = part({
  ...textStyle('sm'),
  flex: `1 1 ${steps(40)}`,
  minInlineSize: 0,
  color: color.text.secondary,
});

export const cardHead = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[3]}`,
  padding: vars.card.pad,
  paddingBlockEnd: space[3],
});

export const device = part({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[2]}`,
});

export const qrWords = part({ display: 'grid', gap: space[2], flex: `1 1 ${steps(55)}`, minInlineSize: 0 });

export const codes = part({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${steps(44)}), 1fr))`,
  gap: `${space[2]} ${space[4]}`,
  padding: space[4],
  borderRadius: vars.radius.md,
  background: color.surface.sunken,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.04em',
});

export const actions = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: `0 ${space[2]}`,
  '& button:last-of-type': { marginInlineEnd: `calc(-1 * ${space[3]})` },
});

/** The table is the end of its card, which cuts off the table's own frame. */
export const table = part({ '--table-radius': '0', margin: '0 -1px -1px', minInlineSize: 0 });

/** The buttons stand as words do: their room for a finger reaches over the edges. */
export const fact = part({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: space[1],
  minInlineSize: 0,
  '& button': {
    flex: 'none',
    whiteSpace: 'nowrap',
    maxInlineSize: 'none',
    marginBlock: `calc(-1 * ${space[2]})`,
    marginInlineEnd: `calc(-1 * ${space[3]})`,
  },
});

export const lock = part({ display: 'inline-grid', color: color.text.muted });

export const portrait = part({ position: 'relative', flex: 'none' });

export const camera = part({
  '--button-radius': '50%',
  position: 'absolute',
  insetBlockEnd: `calc(-1 * ${space[1]})`,
  insetInlineEnd: `calc(-1 * ${space[1]})`,
  borderRadius: '50%',
  background: color.surface.raised,
});

export const crop = part({
  flex: 'none',
  inlineSize: steps(42),
  blockSize: steps(42),
  borderRadius: '50%',
  background: color.surface.sunken,
});

export const more = part({ justifySelf: 'start', marginInlineStart: `calc(-1 * ${space[3]})` });

/** What closing an account does, point by point. */
export const effects = part({
  ...textStyle('sm'),
  display: 'grid',
  gap: space[2],
  paddingInlineStart: space[5],
});
