import { createContext, Suspense, use, type ReactNode } from 'react';

/** How the site keeps a fault within a region of a page. Where nothing is said, a region is what stands in it. */
export const RegionContext = createContext(({ children }: RegionProps): ReactNode => children);

export interface RegionProps {
  /** Names it in the report of a fault. */
  name: string;
  /** What stands there after a fault, without a word; else the fault is said there, with a way on. */
  instead?: ReactNode;
  children: ReactNode;
}

/** A region of a page: a fault in it stays in its place, and the rest of the page goes on. */
export function Region(region: RegionProps) {
  return use(RegionContext)(region);
}

export interface LazyRegionProps extends RegionProps {
  /** What stands there until its code has come. */
  waiting?: ReactNode;
}

/** A region whose code comes by itself (`React.lazy`). */
export function LazyRegion({ waiting, children, ...region }: LazyRegionProps) {
  return (
    <Region {...region}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </Region>
  );
}
