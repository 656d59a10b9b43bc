import { Atmosphere } from '../atmosphere';
import { type Stop, ramp } from '../drawing';
import { star } from '../objects/round';
import { numeral } from '../objects/table';

interface Product {
  /** The studio wall behind it, from top to bottom. */
  readonly wall: readonly [string, string];
  readonly draw: (d: Atmosphere) => void;
}

const slant = [0, 0, 1, 1] as const;
const across = [0, 0, 1, 0] as const;
const two = (a: string, b: string): Stop[] => ramp(a, b);

const phone: Product = {
  wall: ['#dfe3f5', '#b3bbe0'],
  draw: (d) => {
    d.group({ transform: 'rotate(9 240 180)' }, () => {
      d.rect('#15171f', 166, 52, 126, 252, { rx: 24 }).rect(
        d.linear(ramp('#5b6bff', '#b07bff', '#ff9ac2'), slant),
        173,
        59,
        112,
        238,
        { rx: 18 },
      );
      d.rect('#15171f', 210, 66, 38, 10, { rx: 5 }).path(
        'M173,220C210,190 250,240 285,204V279a18,18 0 0 1 -18,18H191a18,18 0 0 1 -18,-18Z',
        '#fff',
        { opacity: 0.25 },
      );
    });
    d.group({ transform: 'rotate(-8 300 190)' }, () => {
      d.rect('#d3d7e4', 262, 70, 118, 238, { rx: 24 })
        .rect('#e9ecf5', 265, 73, 112, 232, { rx: 21 })
        .rect('#c3c9dc', 274, 82, 54, 54, { rx: 16 });
      d.circle(290, 98, 10, '#2a2d3b').circle(312, 120, 10, '#2a2d3b').circle(313, 97, 4, '#fff');
    });
  },
};

const headphones: Product = {
  wall: ['#f3e6da', '#d9bfa6'],
  draw: (d) => {
    const band = 'M132,214C124,92 356,92 348,214';
    d.stroke(band, '#2b2622', 20).stroke(band, '#5a4c42', 6, { transform: 'translate(0 -5)' });
    for (const f of [-1, 1])
      d.rect(d.linear(two('#4a3f37', '#1f1a17'), across), 240 + f * 110 - 30, 186, 60, 110, { rx: 28 })
        .rect('#c9a27e', 240 + f * 88 - 16, 194, 32, 94, { rx: 16 })
        .rect('#e0c0a2', 240 + f * 88 - 10, 202, 12, 78, { rx: 6, opacity: 0.6 });
  },
};

const watch: Product = {
  wall: ['#dcece8', '#a9cdc4'],
  draw: (d) => {
    d.rect('#22302e', 202, 40, 76, 92, { rx: 16 }).rect('#22302e', 202, 224, 76, 92, { rx: 16 });
    d.rect(d.linear(two('#f4f6f7', '#a9b4b6'), slant), 168, 106, 144, 144, { rx: 42 }).rect(
      '#0c1114',
      178,
      116,
      124,
      124,
      { rx: 34 },
    );
    for (const [r, ink, dash] of [
      [46, '#ff5f7d', 220],
      [34, '#4fe0a4', 160],
      [22, '#5ab0ff', 96],
    ] as const)
      d.ring(240, 178, r, ink, 8, { opacity: 0.25 }).ring(240, 178, r, ink, 8, {
        dash: `${dash} 400`,
        cap: 'round',
        transform: 'rotate(-90 240 178)',
      });
    d.rect('#a9b4b6', 310, 160, 9, 34, { rx: 4 });
  },
};

const voucher: Product = {
  wall: ['#efe3f7', '#cdb3e6'],
  draw: (d) => {
    for (const [angle, x, y, light, dark] of [
      [-12, 250, 196, '#ff9a6b', '#e0466a'],
      [6, 232, 176, '#6a5cf0', '#3a2fb0'],
    ] as const)
      d.place({ x, y, turn: angle }, () => {
        d.rect('#2a1a4a', -124, -66, 252, 150, { rx: 16, opacity: 0.25, filter: d.blur(10) }).rect(
          d.linear(two(light, dark), slant),
          -126,
          -76,
          252,
          152,
          { rx: 16 },
        );
        d.circle(90, 40, 90, '#fff', { opacity: 0.08 })
          .circle(110, -50, 60, '#fff', { opacity: 0.1 })
          .rect('#ffe3a0', -102, -50, 40, 30, { rx: 6 });
        d.rect('#fff', -102, 30, 120, 9, { rx: 4, opacity: 0.85 })
          .rect('#fff', -102, 48, 74, 7, { rx: 3, opacity: 0.55 })
          .path(star(84, -28, 22), '#fff', { opacity: 0.95 });
      });
  },
};

const coffee: Product = {
  wall: ['#f0e4d8', '#cfae90'],
  draw: (d) => {
    d.rect(d.linear(two('#33373f', '#14161b'), across), 150, 76, 180, 226, { rx: 18 })
      .rect('#0b0d11', 170, 172, 140, 92, { rx: 10 })
      .rect('#4a505c', 150, 76, 180, 50, { rx: 18 });
    d.circle(186, 101, 9, '#9fe8c8')
      .circle(212, 101, 6, '#e9ecf2')
      .rect('#8a919e', 222, 150, 36, 26, { rx: 6 })
      .rect('#c9ced8', 158, 282, 164, 12, { rx: 6 });
    d.path('M206,216h62v30a26,26 0 0 1 -26,26h-10a26,26 0 0 1 -26,-26Z', '#fff')
      .ring(272, 236, 11, '#fff', 6)
      .ellipse(237, 217, 31, 6, '#6b3d1e');
    d.stroke('M230,200q-6,-10 0,-20M246,200q6,-10 0,-20', '#fff', 3, { opacity: 0.5 });
  },
};

const spins: Product = {
  wall: ['#d8e8fb', '#9fc0ea'],
  draw: (d) => {
    const ticket = (angle: number, y: number, light: string, dark: string) =>
      d.place({ x: 240, y, turn: angle }, () => {
        d.path(
          'M-130,-58H130V-18a18,18 0 0 0 0,36V58H-130V18a18,18 0 0 0 0,-36Z',
          d.linear(two(light, dark), slant),
        ).stroke('M60,-50V50', '#fff', 3, { dash: '2 10', opacity: 0.8 });
        d.circle(-40, 0, 34, '#fff', { opacity: 0.92 })
          .stroke('M-58,0a18,18 0 0 1 31,-12m5,12a18,18 0 0 1 -31,12', dark, 6)
          .path('M-24,-20v12h-12ZM-56,20v-12h12Z', dark);
        numeral(d, 50, 95, 0, 1.3, '#fff');
      });
    ticket(10, 214, '#7fd4ff', '#2f7fd8');
    ticket(-8, 168, '#4b7bff', '#2740b8');
  },
};

const bonus: Product = {
  wall: ['#faefd6', '#e6c98a'],
  draw: (d) => {
    const gold = d.linear(ramp('#fff0b8', '#f0b94a', '#c98a2c'), slant);
    for (const [x, y, r] of [
      [172, 236, 56],
      [318, 240, 50],
      [244, 156, 78],
    ] as const)
      d.circle(x, y + 6, r, '#8a5610')
        .circle(x, y, r, gold)
        .ring(x, y, r * 0.8, '#b87a1c', 3)
        .path(star(x, y + r * 0.05, r * 0.55), '#a5681a');
    d.path(
      'M356,96q0,16 16,16q-16,0 -16,16q0,-16 -16,-16q16,0 16,-16ZM128,110q0,12 12,12q-12,0 -12,12q0,-12 -12,-12q12,0 12,-12Z',
      '#fff',
    );
  },
};

const luggage: Product = {
  wall: ['#e2e6ea', '#b7c0ca'],
  draw: (d) => {
    d.rect('none', 208, 44, 64, 60, { rx: 12, stroke: '#3a4350', width: 9 });
    d.rect(d.linear(ramp('#e0684a', '#f08a68', '#b84a30'), across), 156, 92, 168, 204, { rx: 24 });
    for (let i = 0; i < 6; i++) d.rect('#8a3320', 178 + i * 24, 108, 5, 172, { rx: 2, opacity: 0.4 });
    d.rect('#8a3320', 156, 186, 168, 6, { opacity: 0.5 })
      .circle(186, 302, 12, '#22262e')
      .circle(294, 302, 12, '#22262e')
      .rect('#fff', 214, 206, 52, 34, { rx: 6, opacity: 0.92 });
  },
};

const products = { phone, headphones, watch, voucher, coffee, spins, bonus, luggage } satisfies Record<
  string,
  Product
>;
/** A thing in the points mall that has a picture. */
export type ProductName = keyof typeof products;
export const productNames = Object.keys(products) as ProductName[];

/** A thing in the points mall, 480 by 360, in a quiet studio. */
export function productSvg(name: ProductName): string {
  const d = new Atmosphere(480, 360, 401);
  const { wall, draw } = products[name];
  d.fill(d.linear(two(...wall), [0, 0, 0.4, 1]));
  d.ellipse(240, 150, 230, 150, d.radial([[0, '#fff', 0.55], [1, '#fff', 0]])); // prettier-ignore
  d.ellipse(240, 306, 140, 18, '#1a1d2b', { opacity: 0.28, filter: d.blur(10) });
  draw(d);
  return d.toSvg();
}
