import type { CSSProperties, ReactElement } from 'react';
import * as styles from './Frame.styles';

/** Story annotations that give a story one of the toolbar's viewports, in the workshop and in tests alike. */
const viewport = (value: 'phone' | 'tablet' | 'desktop' | 'wide', height: number) => ({
  globals: { viewport: { value, isRotated: false } },
  parameters: {
    layout: 'fullscreen' as const,
    // Globals are no part of what decides a story's modes at Chromatic (.storybook/snapshots.ts).
    ownViewport: value,
    // Docs pages otherwise draw the story inline, where media queries see the width of the docs page.
    docs: { story: { inline: false, height: `${height}px` } },
  },
});

/** A story in a real 390 × 844 viewport: `meta.story({ ...phone, args })`. For whatever has media queries: screens, shells. */
export const phone = viewport('phone', 844);
/** A story in a real 768 × 1024 viewport. */
export const tablet = viewport('tablet', 1024);
/** A story in a real 1280 × 800 viewport. */
export const desktop = viewport('desktop', 800);
/** A story in a real 1440 × 900 viewport. */
export const wide = viewport('wide', 900);

/** A decorator that draws the story in a box of that many CSS pixels. */
const boxed = (width: number) =>
  function Boxed(Story: () => ReactElement): ReactElement {
    const size = { '--_width': `${width}px` } as CSSProperties;
    return (
      <div css={styles.root} style={size}>
        <Story />
      </div>
    );
  };

/**
 * Draws a component in the width of a phone's column (390 px less its gutters), to see long text wrap:
 * `meta.story({ decorators: [phoneFrame] })`. Media queries still see the whole page; use `phone` for those.
 */
export const phoneFrame = boxed(358);
/** Draws a component in the width of the desktop layout's main column (1280 px less side navigation and gutters). */
export const desktopFrame = boxed(960);

/** A decorator that draws a screen between the gutters of its page, to which some parts reach on a phone. */
export const pageFrame = (Story: () => ReactElement): ReactElement => (
  <div css={styles.gutters}>
    <Story />
  </div>
);
