import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { GridView } from './useWindowedRows';

/** Milliseconds of a frame that drawing may take. The browser needs as long again for style, layout and paint. */
const budget = 12;
/** Pixels each ms from which nothing can be read: about three screens a second. */
const flight = 3;
/** Items drawn together before it is known how long one takes. */
const guess = 7;
/** A screen of the smallest tiles. */
const most = 42;

/** Says when an item may be drawn, so that no frame has to draw more of them than it has time for. */
export interface DrawQueue {
  /** Whether the item is drawn with its cell: at the start, because a row is measured by what is in it. */
  isAtOnce: (index: number) => boolean;
  /**
   * Calls back once, in a later frame: items in view first.
   * @returns a function that stops waiting
   */
  wait: (index: number, draw: () => void) => () => void;
}

/**
 * Draws the items of a grid a few in each frame: none while the page flies past them, and none in the frame that answers
 * a key.
 */
export function useDrawQueue(view: RefObject<GridView>): DrawQueue {
  const [{ queue, start }] = useState(() => makeQueue(view));
  useEffect(start, [start]);
  return queue;
}

function makeQueue(view: RefObject<GridView>): { queue: DrawQueue; start: () => () => void } {
  const waiting = new Map<() => void, number>();
  let frame = 0;
  let isKeyPressed = false;
  let isSkipped = false;
  let portion = guess;
  let isStart = true;

  const away = (index: number) => {
    const { firstSeen, lastSeen } = view.current;
    return Math.max(0, firstSeen - index, index - lastSeen);
  };

  const next = () => {
    if (waiting.size > 0) frame ||= requestAnimationFrame(draw);
  };
  const draw = () => {
    frame = 0;
    // Not two in a row, or whoever holds a key down on a slow device would see nothing.
    isSkipped = isKeyPressed && !isSkipped;
    isKeyPressed = false;
    if (!isSkipped && view.current.speed(performance.now()) <= flight) {
      const turn = [...waiting]
        .sort(([, one], [, other]) => away(one) - away(other) || one - other)
        .slice(0, portion);
      const began = performance.now();
      // In this frame and not in a task of its own: two long halves would be one long frame.
      flushSync(() => {
        for (const [show] of turn) show();
      });
      const each = (performance.now() - began) / turn.length;
      portion = Math.max(1, Math.min(most, Math.floor(budget / each)));
    }
    next();
  };

  return {
    queue: {
      isAtOnce: (index) => isStart && index < guess,
      wait: (index, show) => {
        isStart = false;
        waiting.set(show, index);
        next();
        return () => waiting.delete(show);
      },
    },
    start: () => {
      const answer = () => (isKeyPressed = true);
      document.addEventListener('keydown', answer, { capture: true });
      next();
      return () => {
        document.removeEventListener('keydown', answer, { capture: true });
        cancelAnimationFrame(frame);
        frame = 0;
      };
    },
  };
}
