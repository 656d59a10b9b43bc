import type { MouseEvent } from 'react';

/**
 * Takes over a press on a plain link of a tile; one that asks for a tab, a window or a download stays the browser's.
 * Not a hook of React Aria, whose listeners would be made for each of hundreds of tiles.
 */
export const onPlainClick =
  (onPress: () => void) =>
  (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onPress();
  };
