import { num, polar, regular, type Drawing } from '../drawing';

const fifth = (Math.PI * 2) / 5;

/** A football whose front panel looks at us, drawn within a circle of radius 84. */
export function football(d: Drawing, x: number, y: number, panel: string) {
  d.circle(
    x,
    y,
    84,
    d.radial(
      [
        [0, '#fff'],
        [0.7, '#e8ecf3'],
        [1, '#9aa6b8'],
      ],
      0.38,
      0.3,
      0.8,
    ),
  );
  d.group({ clip: d.clipCircle(x, y, 84) }, () => {
    const cy = y - 4;
    d.polygon(regular(5, x, cy, 27), panel);
    let inner = '';
    let outer = '';
    for (let i = 0; i < 5; i++) {
      const angle = i * fifth - Math.PI / 2;
      const [ox, oy] = polar(x, cy, 78, angle);
      d.polygon(regular(5, ox, oy, 25, 36), panel);
      const at = (radius: number, a: number) => polar(x, cy, radius, a).map(num).join(',');
      inner += `M${at(27, angle)}L${at(56, angle)}`;
      outer += `M${at(56, angle)}L${at(60, angle + fifth / 2)}L${at(56, angle + fifth)}`;
    }
    d.stroke(inner, panel, 2.6).stroke(outer, panel, 2.2);
  });
}
