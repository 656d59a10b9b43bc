import type { AriaAttributes, HTMLAttributes } from 'react';

/** What a component that draws a single element passes on to it. */
export type ElementAttributes = AriaAttributes &
  Pick<HTMLAttributes<HTMLElement>, 'children' | 'id' | 'role' | 'lang' | 'dir'>;
