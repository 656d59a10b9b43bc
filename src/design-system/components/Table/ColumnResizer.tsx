import { useId, useRef, useState, type PointerEvent } from 'react';
import { useLocale } from 'react-aria-components';
import { useDs } from '#ds-i18n';
import { maxWidth, minWidthOf, type TableColumn } from './columns';
import { resizer, resizerInput } from './Table.styles';

interface ColumnResizerProps {
  column: TableColumn<never>;
  /** Id of the heading's words. */
  nameId: string;
  /** Width of the column, if it has been dragged, in px. */
  width: number | undefined;
  onResize: (id: string, width: number) => void;
}

/** Px per press of an arrow key. */
const step = 10;

/** The edge of a heading: dragged by a pointer; by keyboard, Enter takes hold of it and lets it go. */
export function ColumnResizer({ column, nameId, width, onResize }: ColumnResizerProps) {
  const t = useDs();
  const id = useId();
  const { direction } = useLocale();
  const [isHeld, setIsHeld] = useState(false);
  const drag = useRef<{ x: number; width: number }>(undefined);
  const least = minWidthOf(column);
  const resize = (to: number) => {
    onResize(column.id, Math.round(Math.max(least, Math.min(maxWidth, to))));
  };
  const widthOf = (element: Element) =>
    element.closest('[data-cell]')?.getBoundingClientRect().width ?? least;
  const release = () => {
    drag.current = undefined;
    setIsHeld(false);
  };
  const take = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, width: widthOf(event.currentTarget) };
    setIsHeld(true);
  };

  return (
    <span
      css={resizer}
      data-held={isHeld || undefined}
      onPointerDown={take}
      onPointerMove={(event) => {
        if (!drag.current) return;
        const way = (event.clientX - drag.current.x) * (direction === 'rtl' ? -1 : 1);
        resize(drag.current.width + way);
      }}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <input
        css={resizerInput}
        type="range"
        min={least}
        max={maxWidth}
        step={step}
        value={width ?? least}
        data-held={isHeld || undefined}
        id={id}
        aria-label={t('aria.table.resizer')}
        aria-labelledby={`${nameId} ${id}`}
        aria-description={t('aria.table.resizerDescription')}
        aria-valuetext={t('aria.table.columnSize', { value: width ?? least })}
        onChange={(event) => {
          if (isHeld) resize(event.target.valueAsNumber);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setIsHeld(false);
          if (event.key !== 'Enter') return;
          event.preventDefault();
          // From here on the arrow keys continue from the width that is seen.
          if (!isHeld) resize(widthOf(event.currentTarget));
          setIsHeld(!isHeld);
        }}
        onBlur={release}
      />
    </span>
  );
}
