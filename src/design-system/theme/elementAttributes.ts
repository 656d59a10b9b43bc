import type { AriaAttributes, HTMLAttributes, ReactNode } from 'react';

/** What a component that draws a single element passes on to it. */
export type ElementAttributes = AriaAttributes &
  Pick<HTMLAttributes<HTMLElement>, 'id' | 'role' | 'lang' | 'dir'> & {
    /** What stands in it. */
    children?: ReactNode;
  };
