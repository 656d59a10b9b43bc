import { media } from '#theme/media';
import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;

export { page } from './HelpScreen.styles';

export const columns = part({
  display: 'grid',
  gap: space[8],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.45fr) minmax(0, 1fr)', gap: space[12] },
});

/** The newest has its picture above its words, the others have theirs beside them. */
export const entry = part({
  position: 'relative',
  display: 'flex',
  flexDirection: 'row-reverse',
  justifyContent: 'space-between',
  gap: space[5],
  paddingBlock: space[5],
  borderBlockStart: `1px solid ${color.border.default}`,
  '&[data-first]': { flexDirection: 'column', gap: space[4], paddingBlock: 0, borderBlockStart: 'none' },
});

export const picture = part({
  flex: 'none',
  position: 'relative',
  overflow: 'hidden',
  alignSelf: 'start',
  inlineSize: steps(28),
  aspectRatio: '4 / 3',
  borderRadius: vars.radius.md,
  background: color.surface.sunken,
  '&[data-first]': { inlineSize: '100%', aspectRatio: '16 / 9', borderRadius: vars.radius.xl },
});

export const words = part({ display: 'grid', gap: space[2], alignContent: 'start', minInlineSize: 0 });

export const heading = part({
  ...textStyle('lg', 'display'),
  '&[data-first]': textStyle('2xl', 'display'),
});

/** The whole entry is pressed by its title. */
export const link = part({
  color: color.text.primary,
  '&::after': { content: '""', position: 'absolute', inset: 0 },
});

export const more = part({ display: 'flex', justifyContent: 'center', marginBlockStart: space[6] });
