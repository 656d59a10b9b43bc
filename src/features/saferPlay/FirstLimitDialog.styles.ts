import { media } from '#theme/media';
import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const text = part({ ...textStyle('md'), textWrap: 'pretty' });

export const body = part({ display: 'grid', gap: space[5], marginBlockStart: space[5] });

export const form = part({ display: 'grid', gap: space[3] });

/** Keeps its line while nothing is typed, so that what is below does not jump. */
export const sentence = part({
  ...textStyle('sm'),
  minBlockSize: '1lh',
  '& b': { color: color.text.primary, fontWeight: vars.font.weight.semibold },
});

export const rules = part({
  ...textStyle('sm'),
  display: 'grid',
  gap: space[25],
  paddingBlock: `calc(${space[1]} * 3.5)`,
  paddingInline: space[4],
  borderRadius: vars.radius.md,
  background: color.surface.sunken,
  '& li': { display: 'flex', alignItems: 'flex-start', gap: space[25] },
  '& svg': { flex: 'none', blockSize: '1lh', color: color.text.muted },
});

/** One button below the other, as wide as the dialog. */
export const actions = part({ display: 'grid', gap: space[2], inlineSize: '100%' });

/** Beside each other where there is room; on phones the one that goes on stands first. */
export const answers = part({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: space[2],
  inlineSize: '100%',
  [media.largePhone]: { flexDirection: 'row', justifyContent: 'flex-end' },
});
