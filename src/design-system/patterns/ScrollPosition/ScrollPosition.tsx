import { useEffect, useRef, useState, type CSSProperties, type ReactNode, type UIEvent } from 'react';
import { bubble, root } from './ScrollPosition.styles';

export interface ScrollPositionProps {
  /** The table or list; what scrolls is in it. */
  children: ReactNode;
  /** How many rows there are. */
  count: number;
  /** The row at the top in words: "Row 48,212 of 100,000". */
  label: (row: number) => string;
}

/** How long the words stay once scrolling ends, in milliseconds. */
const lingering = 800;

/** Says beside the scroll bar which of very many rows is in sight, while they are scrolled. */
export function ScrollPosition({ children, count, label }: ScrollPositionProps) {
  const [place, setPlace] = useState<number>();
  const frame = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Scrolling and time pass outside React.
  useEffect(
    () => () => {
      cancelAnimationFrame(frame.current);
      clearTimeout(timer.current);
    },
    [],
  );
  const follow = ({ target }: UIEvent) => {
    if (!(target instanceof HTMLElement) || target.scrollHeight <= target.clientHeight) return;
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => {
      setPlace(Math.min(1, target.scrollTop / (target.scrollHeight - target.clientHeight)));
    });
    clearTimeout(timer.current);
    timer.current = setTimeout(setPlace, lingering, undefined);
  };
  return (
    <div css={root} onScrollCapture={follow}>
      {children}
      {place !== undefined && (
        <span css={bubble} aria-hidden="true" style={{ '--_place': place } as CSSProperties}>
          {label(Math.round(place * Math.max(0, count - 1)) + 1)}
        </span>
      )}
    </div>
  );
}
