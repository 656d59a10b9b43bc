import { useLayoutEffect, useState, type RefObject } from 'react';

/** Whether a table is wider than what is seen of it. CSS cannot ask that. */
export function useIsSideways(root: RefObject<HTMLElement | null>): boolean {
  const [isSideways, setIsSideways] = useState(false);
  useLayoutEffect(() => {
    const box = root.current;
    if (!box) return;
    const look = () => {
      setIsSideways(box.scrollWidth > box.clientWidth + 1);
    };
    // Its first answer comes with the layout of the first frame; asking at once would lay the table out twice.
    const resized = new ResizeObserver(look);
    resized.observe(box);
    for (const content of box.children) resized.observe(content);
    return () => {
      resized.disconnect();
    };
  }, [root]);
  return isSideways;
}
