import type { Drawing } from '../drawing';

/** Long leaves reaching in from both edges. */
export function fronds(s: Drawing, greens: readonly [string, string, string]) {
  greens.forEach((green, layer) => {
    const leaf = s.shape(() => {
      s.path('M0,0C30,-34 96,-50 150,-30C110,-2 50,16 0,0Z', green);
      s.stroke('M4,-2C50,-22 100,-30 146,-30', '#fff', 1, { opacity: 0.12 });
    });
    for (let i = 0; i < 5; i++) {
      const y = 70 + i * 92 + layer * 26;
      const turn = -36 + i * 13 + layer * 9;
      s.stamp(leaf, { x: -34 + layer * 10, y, turn, scale: 1.1 - layer * 0.12 });
      s.place({ x: 360, isMirrored: true }, () =>
        s.stamp(leaf, { x: -34 + layer * 10, y: y + 20, turn, scale: 1.1 - layer * 0.12 }),
      );
    }
  });
}
