import { createContext, use, type ReactNode } from 'react';

/** How the site keeps a fault within a region of a page. Where nothing is said, a region is what stands in it. */
export const RegionContext = createContext((_name: string, children: ReactNode): ReactNode => children);

export interface RegionProps {
  /** Names it in the report of a fault. */
  name: string;
  children: ReactNode;
}

/** A region of a page: a fault in it is said in its place, and the rest of the page goes on. */
export function Region({ name, children }: RegionProps) {
  return use(RegionContext)(name, children);
}
