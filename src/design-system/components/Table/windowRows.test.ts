import { describe, expect, it } from 'vitest';
import { makeRowPace } from './rowPace';
import { grow, rowAt } from './windowRows';

describe('rowAt', () => {
  it('counts rows, and an open detail as a part of the row above it', () => {
    expect(rowAt(0, 48, [])).toBe(0);
    expect(rowAt(95, 48, [])).toBe(1);
    const open = [{ index: 1, height: 100 }];
    expect([95, 96, 195, 196].map((offset) => rowAt(offset, 48, open))).toEqual([1, 1, 1, 2]);
  });
});

describe('grow', () => {
  it('adds the rows in view first, then those around them', () => {
    expect(grow({ first: 0, last: 4 }, [0, 10], 1_000, 3)).toEqual({ first: 0, last: 7, added: 3 });
    expect(grow({ first: 0, last: 10 }, [0, 10], 1_000, 3)).toEqual({ first: 0, last: 13, added: 3 });
    expect(grow({ first: 40, last: 50 }, [38, 48], 1_000, 3)).toEqual({ first: 38, last: 51, added: 3 });
  });

  it('lets go of what is far, and begins where the reader is', () => {
    expect(grow({ first: 0, last: 16 }, [500, 510], 1_000, 3)).toEqual({ first: 500, last: 503, added: 3 });
    expect(grow({ first: 0, last: 30 }, [20, 30], 1_000, 3)).toEqual({ first: 14, last: 33, added: 3 });
  });

  it('ends with the list', () => {
    expect(grow({ first: 990, last: 998 }, [990, 1_000], 1_000, 12)).toEqual({
      first: 984,
      last: 1_000,
      added: 8,
    });
  });
});

describe('makeRowPace', () => {
  const scroll = (rowsPerFrame: number) =>
    Array.from({ length: 5 }, (_, frame) => [rowsPerFrame * frame, 12, 1_000 + frame * 16.7] as const);
  const quick = () => {
    const pace = makeRowPace(0);
    for (let frame = 0; frame < 6; frame += 1) pace.drew(pace.portion, 17);
    return pace;
  };
  const slow = () => {
    const pace = makeRowPace(0);
    pace.drew(3, 50);
    return pace;
  };

  it('draws as many rows in a frame as this device has time for', () => {
    expect(makeRowPace(0).portion).toBe(3);
    expect(quick().portion).toBe(12);
    expect(slow().portion).toBe(2);
  });

  it('learns nothing from a frame that had less to draw', () => {
    const pace = makeRowPace(0);
    pace.drew(1, 200);
    pace.drew(2, 17);
    pace.drew(0, 1);
    expect(pace.portion).toBe(3);
  });

  it('learns from a frame that took long though it had less to draw', () => {
    const pace = quick();
    pace.drew(6, 60);
    expect(pace.portion).toBe(6);
    // A tenth of a row in each ms.
    expect(scroll(2).map((frame) => pace.isFlying(...frame))).toContain(true);
  });

  it('waits on a slow device until a fling is over, and not on a quick one', () => {
    const [waits, draws] = [slow(), quick()];
    // Two rows in each frame are three screens in a second.
    expect(
      scroll(2)
        .map((frame) => waits.isFlying(...frame))
        .slice(1),
    ).toEqual([true, true, true, true]);
    expect(scroll(2).map((frame) => draws.isFlying(...frame))).not.toContain(true);
    // Frames without movement may be some that came late.
    expect(waits.isFlying(8, 12, 1_083)).toBe(true);
    expect(waits.isFlying(8, 12, 1_100)).toBe(true);
    expect(waits.isFlying(8, 12, 1_170)).toBe(false);
  });

  it('waits when rows come more than half as fast as they can be drawn', () => {
    const waits = (rowsPerFrame: number) => {
      const pace = makeRowPace(0);
      pace.drew(3, 33);
      return scroll(rowsPerFrame).some((frame) => pace.isFlying(...frame));
    };
    // A tenth of a row in each ms is 1.5 in each frame.
    expect([0.6, 0.9].map(waits)).toEqual([false, true]);
  });

  it('draws while the bar is dragged through thousands of rows, on a device that can draw a screen of them', () => {
    const pace = quick();
    expect(scroll(5_000).map((frame) => pace.isFlying(...frame))).not.toContain(true);
  });

  it('draws while somebody reads, also on a slow device', () => {
    const pace = slow();
    expect(scroll(0.5).map((frame) => pace.isFlying(...frame))).not.toContain(true);
  });
});
