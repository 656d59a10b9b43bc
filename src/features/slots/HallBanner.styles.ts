import { media } from '#theme/media';
import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const root = part({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: `calc(43 * ${space[1]})`,
  paddingBlock: space[6],
  paddingInline: space[8],
  overflow: 'hidden',
  borderRadius: vars.radius.xl,
  border: `1px solid ${color.border.subtle}`,
  background: `linear-gradient(100deg, ${color.surface.raised} 30%, ${color.accent.soft})`,
  '&:dir(rtl)': {
    background: `linear-gradient(260deg, ${color.surface.raised} 30%, ${color.accent.soft})`,
  },
  // A phone has the room for the games: the name stands alone.
  [media.belowDesktop]: {
    minBlockSize: 0,
    padding: 0,
    border: 0,
    borderRadius: 0,
    '&, &:dir(rtl)': { background: 'none' },
  },
});

export const mark = part({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: `calc(14 * ${space[1]})`,
  blockSize: `calc(14 * ${space[1]})`,
  borderRadius: vars.radius.md,
  background: color.surface.overlay,
  boxShadow: `inset 0 0 0 1px ${color.border.default}`,
  color: color.text.primary,
  [media.belowDesktop]: { display: 'none' },
});

export const words = part({
  display: 'grid',
  gap: space[1],
  minInlineSize: 0,
  [media.belowDesktop]: {
    flex: 1,
    gap: 0,
  },
});

export const title = part({
  ...textStyle('3xl', 'display'),
  margin: 0,
  [media.belowDesktop]: textStyle('xl', 'display'),
});

export const facts = part({
  ...textStyle('sm'),
  margin: 0,
  // The line stands before its words come.
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  minBlockSize: '1lh',
  color: color.text.secondary,
  whiteSpace: 'pre-wrap',
  '& > span:not(:first-child)::before': { content: '" · "' },
});

/** Tilted covers that run over the edges of the banner. */
export const fan = part({
  position: 'absolute',
  insetBlockStart: `calc(-6.5 * ${space[1]})`,
  insetInlineEnd: `calc(9 * ${space[1]})`,
  display: 'flex',
  gap: `calc(3.5 * ${space[1]})`,
  rotate: '7deg',
  '&:dir(rtl)': { rotate: '-7deg' },
  '& > span': {
    position: 'relative',
    overflow: 'hidden',
    inlineSize: `calc(33.5 * ${space[1]})`,
    aspectRatio: vars.tile.ratio,
    borderRadius: vars.radius.md,
    boxShadow: vars.shadow[3],
  },
  '& > span:nth-of-type(2n)': { marginBlockStart: `calc(8.5 * ${space[1]})` },
  [media.belowDesktop]: { display: 'none' },
});
