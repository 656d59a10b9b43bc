import IconMenu from '@tabler/icons-react/dist/esm/icons/IconMenu.mjs';
import { useRef } from 'react';
import { useFocusRing } from 'react-aria/useFocusRing';
import { useMove } from 'react-aria/useMove';
import { Icon } from '#ds/Icon';
import { handle } from './ColumnChooser.styles';

interface MoveHandleProps {
  'aria-label': string;
  /** Takes how many places the row moves, down when positive. */
  onMove: (places: number) => void;
}

/** Moves its row: dragged with a pointer, or place by place with the arrow keys. */
export function MoveHandle({ 'aria-label': label, onMove }: MoveHandleProps) {
  const dragged = useRef(0);
  const element = useRef<HTMLButtonElement>(null);
  const { moveProps } = useMove({
    onMoveStart: () => {
      dragged.current = 0;
    },
    onMove: ({ deltaY, pointerType }) => {
      if (pointerType === 'keyboard') {
        if (deltaY !== 0) onMove(Math.sign(deltaY));
        return;
      }
      dragged.current += deltaY;
      const height = element.current?.parentElement?.offsetHeight ?? 1;
      const places = Math.trunc(dragged.current / height);
      if (places === 0) return;
      dragged.current -= places * height;
      onMove(places);
    },
  });
  const { focusProps, isFocusVisible } = useFocusRing();
  return (
    <button
      {...moveProps}
      {...focusProps}
      ref={element}
      type="button"
      css={handle}
      aria-label={label}
      data-focus-visible={isFocusVisible || undefined}
    >
      <Icon icon={IconMenu} size={18} />
    </button>
  );
}
