import { media } from '#theme/media';
import { pageColumn, textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;
const ground = (share: number) => `color-mix(in srgb, ${color.surface.media} ${share}%, transparent)`;

export const root = part({
  ...pageColumn,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  paddingBlock: `${space[4]} ${space[10]}`,
  [media.desktop]: { paddingBlock: `${space[6]} ${space[12]}` },
});

export const hero = part({
  position: 'relative',
  display: 'grid',
  alignItems: 'end',
  overflow: 'hidden',
  minBlockSize: steps(56),
  borderRadius: vars.radius.lg,
  background: color.surface.media,
  color: color.text.onMedia,
  [media.desktop]: { minBlockSize: steps(80) },
  [media.forcedColors]: { border: '1px solid CanvasText' },
});
/** Mirrored in right-to-left languages, where the words stand on the other side. */
export const art = part({
  position: 'absolute',
  inset: 0,
  '& > *': { background: color.surface.media },
  '&:is([data-over] > *)': { filter: 'grayscale(1)' },
  '&:dir(rtl)': { transform: 'scaleX(-1)' },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    // Words take the whole width until there is room for a picture beside them.
    background: `linear-gradient(to right, ${ground(90)}, ${ground(70)})`,
    [media.desktop]: {
      background: `linear-gradient(to right, ${ground(90)}, ${ground(80)} 55%, ${ground(8)} 94%)`,
    },
  },
});
export const heroWords = part({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gap: space[3],
  padding: space[6],
  [media.desktop]: { maxInlineSize: '62%', padding: space[10] },
});
export const title = part({
  ...textStyle('3xl', 'display'),
  maxInlineSize: steps(130),
  overflowWrap: 'anywhere',
  [media.desktop]: textStyle('4xl', 'display'),
});
export const terms = part({ ...textStyle('md'), maxInlineSize: steps(130) });

export const columns = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[6],
  [media.columns]: { gridTemplateColumns: `minmax(0, 1fr) ${steps(96)}`, gap: space[8] },
});
export const aside = part({
  minInlineSize: 0,
  [media.columns]: {
    position: 'sticky',
    insetBlockStart: `calc(${vars.header.topHeight} + ${vars.header.navHeight} + ${space[4]})`,
  },
});
export const acts = part({ display: 'none', gap: space[4], [media.tablet]: { display: 'grid' } });
/** Above the tabs of the site, and no longer than the promotion is in sight: the footer of the site follows. */
export const foot = part({
  display: 'contents',
  '--page-foot': `calc(${vars.tabbar.height} + env(safe-area-inset-bottom, 0px))`,
  '& > [data-action-bar]': { position: 'sticky' },
  '& > [data-action-bar] > a': { flex: 1 },
  [media.tablet]: { display: 'none' },
});
export const line = part({
  ...textStyle('sm'),
  color: color.text.secondary,
  // A promotion without an end has nothing to say of it.
  '&:empty': { display: 'none' },
});
