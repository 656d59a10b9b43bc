import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { detail, detailCell, offsetOf } from './Table.styles';

interface TableDetailProps {
  itemKey: string;
  index: number;
  line: number;
  shift: number;
  /** How many cells a row has. */
  span: number;
  onMeasure: (key: string, height: number) => void;
  children: ReactNode;
}

/** What a row shows when it is opened, below it and as wide as the table is seen. */
export function TableDetail({ itemKey, index, line, shift, span, onMeasure, children }: TableDetailProps) {
  const root = useRef<HTMLDivElement>(null);

  // Its height depends on its content; the rows below have to know it.
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    const measure = () => {
      onMeasure(itemKey, element.offsetHeight);
    };
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    return () => {
      resized.disconnect();
    };
  }, [itemKey, onMeasure]);

  const place = { insetBlockStart: offsetOf(index + 1, shift) };
  return (
    <div ref={root} role="row" css={detail} style={place} aria-rowindex={line}>
      <div role="gridcell" css={detailCell} aria-colspan={span}>
        {children}
      </div>
    </div>
  );
}
