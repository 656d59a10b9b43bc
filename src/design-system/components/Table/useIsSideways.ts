import { useLayoutEffect, useState, type RefObject } from 'react';

/** Whether a table is wider than what is seen of it. CSS cannot ask that. */
export function useIsSideways(root: RefObject<HTMLElement | null>, least: number): boolean {
  const [isSideways, setIsSideways] = useState(false);
  useLayoutEffect(() => {
    const box = root.current;
    if (!box) return;
    const measure = () => {
      setIsSideways(box.scrollWidth > box.clientWidth + 1);
    };
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(box);
    return () => {
      resized.disconnect();
    };
  }, [root, least]);
  return isSideways;
}
