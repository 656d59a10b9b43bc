import { media } from '#theme/media';
import { textStyle, truncate } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const list = part({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: space[3],
  [media.belowDesktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: space[2] },
});

/** The header of the desktop has this entry; with it the rows of a phone are full. */
export const hotOnPhone = part({ [media.desktop]: { display: 'none' } });

export const link = part({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  blockSize: '100%',
  minBlockSize: `calc(22 * ${space[1]})`,
  paddingBlock: space[2],
  // A word too long for it breaks instead of running into the picture.
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingInline: space[3],
  borderRadius: vars.radius.lg,
  border: `1px solid ${color.border.subtle}`,
  background: color.surface.raised,
  boxShadow: vars.shadow[1],
  color: color.text.primary,
  '& b': {
    ...textStyle('md'),
    // Between two steps of the scale.
    fontSize: `calc((${vars.font.size.md} + 1px) * ${vars.type.sizeFactor})`,
    fontWeight: vars.font.weight.semibold,
    overflowWrap: 'break-word',
  },
  '& [data-count]': { ...textStyle('xs'), color: color.text.secondary },
  '& img': { display: 'none' },
  // Where seven of them leave no room for words beside a picture, they have drawings.
  [media.full]: {
    paddingInlineEnd: `calc(15 * ${space[1]})`,
    '& img': {
      display: 'block',
      position: 'absolute',
      insetBlock: space[25],
      insetInlineEnd: space[25],
      inlineSize: `calc(11 * ${space[1]})`,
      blockSize: `calc(100% - 2 * ${space[25]})`,
      objectFit: 'cover',
      borderRadius: vars.radius.sm,
    },
  },
  [media.belowDesktop]: {
    gap: space[15],
    justifyItems: 'center',
    minBlockSize: `calc(20 * ${space[1]})`,
    paddingInline: space[1],
    borderRadius: vars.radius.md,
    textAlign: 'center',
    '& b': { ...textStyle('xs'), ...truncate, maxInlineSize: '100%', fontWeight: vars.font.weight.medium },
    '& [data-count]': { display: 'none' },
  },
});

export const drawing = part({ color: color.accent.text, [media.full]: { display: 'none' } });
