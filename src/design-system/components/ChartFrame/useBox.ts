import { useLayoutEffect, useState, type RefObject } from 'react';

/** Size of an element, in px, as it changes. A drawing is laid out in numbers that only the browser knows. */
export function useBox(root: RefObject<Element | null>): { width: number; height: number } {
  const [box, setBox] = useState({ width: 640, height: 240 });
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      setBox((before) => (before.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    return () => {
      resized.disconnect();
    };
  }, [root]);
  return box;
}
