import { clamp } from './windowRows';

/** Rows added in one frame: on the slowest device, before anything is known, and on the quickest. */
const [least, guess, most] = [2, 3, 12];
/** Milliseconds between two frames that leave time for more rows, and that say that there were too many. */
const [quick, slow] = [20, 30];
/** Milliseconds that a frame takes in which rows are drawn, on a device that is busy with it. */
const drawingFrame = 33;
/** How much slower than rows can be drawn they must come into view: a frame has more to do than that. */
const headroom = 2;
/** Milliseconds after which a fling that came to rest counts as over: a late frame shows no movement either. */
const rest = 100;

/** How many rows this device can draw in a frame, and whether a scroll leaves it the time to. */
export interface RowPace {
  /** How many rows to add in the next frame. */
  readonly portion: number;
  /** Learns how many ms after the frame that added `rows` the next one came. */
  drew: (rows: number, ms: number) => void;
  /**
   * Whether rows come into view so much faster than they can be drawn that drawing some would only delay the scroll.
   * To be asked once in each frame.
   *
   * @param row the row in view, with its fraction
   * @param page how many rows fit
   * @param at ms since some moment
   */
  isFlying: (row: number, page: number, at: number) => boolean;
}

/** @param row the row in view at the start */
export function makeRowPace(row: number): RowPace {
  let portion = guess;
  /** Rows that can be drawn in each ms. */
  let rate = guess / drawingFrame;
  let last = { row, at: 0 };
  let fastest = { speed: 0, at: 0 };
  return {
    get portion() {
      return portion;
    },
    drew: (rows, ms) => {
      // A few rows, as somebody reads on, say nothing about how many there is time for, unless they were too many.
      if (rows < portion && (rows < least || ms <= slow)) return;
      rate = rows / Math.max(ms, 1);
      if (ms < quick) portion += 2;
      if (ms > slow) portion = Math.floor(portion / 2);
      portion = clamp(least, portion, most);
    },
    isFlying: (now, page, at) => {
      const speed = Math.abs(now - last.row) / Math.max(1, at - last.at);
      last = { row: now, at };
      if (speed >= fastest.speed || at - fastest.at >= rest) fastest = { speed, at };
      return Math.min(page / drawingFrame, fastest.speed * headroom) > rate;
    },
  };
}
