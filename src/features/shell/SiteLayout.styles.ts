import { media } from '#theme/media';
import { pageColumn } from '#theme/mixins';
import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { space } = vars;

export const root = part({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  // What sticks to the top of the window sticks below the bar.
  [media.tablet]: { '&:has(> [data-play-bar])': { '--play-bar': steps(8) } },
  // The tab bar lies over the end of the page.
  '&[data-has-tabs]': {
    [media.belowDesktop]: {
      paddingBlockEnd: `calc(${vars.tabbar.height} + env(safe-area-inset-bottom, 0px))`,
    },
  },
  // A game in its frame fills what the header leaves and scrolls within itself. A page of words below a header scrolls.
  '&[data-chrome="header"]:has([data-fills-window])': { blockSize: '100dvh', overflow: 'hidden' },
});

/** Has its height before its words are there, so that nothing moves when they come. */
export const playBar = part({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.header,
  flex: 'none',
  blockSize: 'var(--play-bar)',
});

export const notices = part({
  ...pageColumn,
  display: 'grid',
  gap: space[2],
  paddingBlockStart: space[3],
  '&:empty': { display: 'none' },
});

export const main = part({
  flex: '1 0 auto',
  minInlineSize: 0,
  outline: 'none',
  '&:is([data-chrome="header"]:has([data-fills-window]) > *)': {
    display: 'flex',
    flexDirection: 'column',
    flex: '1 1 0',
    minBlockSize: 0,
  },
});
