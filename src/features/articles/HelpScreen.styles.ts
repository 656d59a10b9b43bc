import { media } from '#theme/media';
import { pageColumn, textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const page = part({
  ...pageColumn,
  display: 'grid',
  gap: space[8],
  paddingBlock: `${space[6]} ${space[12]}`,
  [media.desktop]: { paddingBlock: `${space[12]} ${space[16]}` },
});

export const title = part({
  ...textStyle('3xl', 'display'),
  [media.desktop]: textStyle('5xl', 'display'),
});

export const search = part({
  maxInlineSize: steps(190),
  '--field-height': steps(13),
  '--field-radius': vars.radius.lg,
  [media.desktop]: { '--field-height': steps(16), '& input': textStyle('lg') },
});

export const chip = part({
  ...textStyle('sm'),
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.touch.min,
  paddingInline: space[4],
  paddingBlock: space[2],
  border: `1px solid ${color.border.default}`,
  borderRadius: vars.radius.pill,
  color: color.text.secondary,
  fontWeight: vars.font.weight.medium,
});

export const topics = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space[10],
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '&[data-whole]': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

export const topic = part({
  borderBlockStart: `1px solid ${color.border.default}`,
  paddingBlock: `${space[5]} ${space[6]}`,
});

export const topicTitle = part({
  ...textStyle('lg', 'display'),
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
});

export const topicIcon = part({ display: 'inline-flex', color: color.accent.text });

export const entries = part({ marginBlockStart: space[2] });

export const entry = part({
  ...textStyle('md'),
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.touch.min,
  color: color.text.secondary,
});

export const chips = part({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[5],
});

export const result = part({
  display: 'grid',
  gap: space[1],
  paddingBlock: space[4],
  borderBlockStart: `1px solid ${color.border.default}`,
});

export const resultLink = part({
  ...textStyle('lg'),
  fontWeight: vars.font.weight.semibold,
  color: color.text.primary,
  paddingBlock: space[2],
});

export const found = part({ background: color.accent.soft, color: 'inherit', borderRadius: vars.radius.xs });

export const contact = part({
  display: 'grid',
  gap: space[8],
  paddingBlockStart: space[8],
  borderBlockStart: `1px solid ${color.border.default}`,
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
});

export const way = part({
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
  justifyItems: 'start',
  '& + &': {
    [media.desktop]: {
      paddingInlineStart: space[10],
      borderInlineStart: `1px solid ${color.border.default}`,
    },
  },
});

export const actions = part({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginBlockStart: space[3] });
