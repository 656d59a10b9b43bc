import { Atmosphere } from '../atmosphere';
import { type Point, num, polar, ramp, regular } from '../drawing';
import { gemShape } from '../objects/gems';
import { petal } from '../objects/nature';
import { auroraVeil, ridgeLine } from '../objects/night';
import { coin } from '../objects/round';
import { at } from '../random';

const W = 1280;
const H = 560;

/** Wavy points from x0 rightwards, as an aurora hangs. */
const wave = (y0: number, height: number, k: number, phase: number, x0: number): Point[] =>
  Array.from({ length: 70 }, (_, i) => [
    x0 + i * 18,
    y0 + Math.sin(i * k + phase) * height + Math.sin(i * k * 2.3 + phase) * height * 0.35 - i * 0.5,
  ]);

function fir(d: Atmosphere, x: number, y: number, height: number) {
  for (let tier = 0; tier < 3; tier++) {
    const foot = y - height + height * (0.4 + tier * 0.3);
    const half = height * (0.12 + tier * 0.06);
    d.polygon([[x, y - height + tier * height * 0.26], [x - half, foot], [x + half, foot]], '#040a1a'); // prettier-ignore
  }
}

function aurora(): Atmosphere {
  const d = new Atmosphere(W, H, 201);
  d.fill(d.linear([[0, '#050818'], [0.5, '#0d1b44'], [0.78, '#1d3f6d'], [1, '#0a1226']])).stars(170, 340); // prettier-ignore
  d.group({ mask: d.fade(0.22, 0.62) }, () => {
    auroraVeil(d, wave(330, 42, 0.13, 0.4, 100), '#34f5c0', 0.62, 250);
    auroraVeil(d, wave(290, 50, 0.11, 2.1, 180), '#6f8bff', 0.6, 270);
    auroraVeil(d, wave(250, 38, 0.15, 4, 240), '#b07bff', 0.55, 230);
    auroraVeil(d, wave(366, 26, 0.17, 1.2, 200), '#6ff5dc', 0.5, 120);
    const beam = d.linear([[0, '#aaffe8', 0], [0.6, '#aaffe8', 0.2], [1, '#aaffe8', 0]]); // prettier-ignore
    for (let i = 0; i < 60; i++) {
      const x = 460 + d.random() * 800;
      d.rect(beam, x, 60 + d.random() * 80, 2 + d.random() * 5, 200 + d.random() * 90, { filter: d.blur(2) });
    }
  });
  d.path(ridgeLine(W, H, 412, 46, 5, 980), d.linear(ramp('#2a4f86', '#122448'))).path(
    ridgeLine(W, H, 436, 34, 9, 980),
    d.linear(ramp('#16305f', '#0b1733')),
  );
  d.rect(d.linear([[0, '#123a5c'], [0.4, '#0c2444'], [1, '#060b1c']]), 0, 438, W, 122); // prettier-ignore
  d.ellipse(940, 440, 420, 70, d.radial([[0, '#4ff5cc', 0.5], [1, '#4ff5cc', 0]])).ellipse(1080, 446, 240, 60, d.radial([[0, '#8f8bff', 0.5], [1, '#8f8bff', 0]])); // prettier-ignore
  for (let i = 0; i < 70; i++) {
    const y = 444 + d.random() * 106;
    d.rect(i % 3 ? '#7ff5de' : '#b9b3ff', 480 + d.random() * 780, y, 20 + d.random() * 90, 1.4, {
      rx: 1,
      opacity: 0.5 - (y - 444) / 260,
    });
  }
  for (let i = 0; i < 9; i++)
    fir(d, 1010 + i * 34 + d.random() * 16, 512 - i * 5 + d.random() * 6, 44 + d.random() * 46 + i * 4);
  d.path('M880,560C980,520 1100,500 1280,462V560Z', '#040a1a').path(
    'M0,560V516C120,520 240,534 360,560Z',
    '#040a1a',
  );
  for (let i = 0; i < 6; i++)
    fir(d, 14 + i * 44 + d.random() * 14, 524 + i * 4, 50 - i * 4 + d.random() * 20);
  return d;
}

/** Limestone hills standing in water, as off the northern coast of Vietnam. */
function islands(d: Atmosphere, x: number, y: number, scale: number, opacity: number) {
  const stone = d.linear([[0, '#2f8a6a', opacity], [1, '#0c3f33', opacity]]); // prettier-ignore
  for (const [dx, h, w] of [
    [0, 150, 54],
    [60, 110, 44],
    [-56, 90, 40],
    [120, 70, 50],
    [-120, 60, 46],
  ] as const) {
    const [cx, hh, ww] = [x + dx * scale, h * scale, w * scale];
    d.path(
      `M${cx - ww},${y}C${cx - ww * 0.9},${y - hh * 0.8} ${cx - ww * 0.4},${y - hh} ${cx},${y - hh}C${cx + ww * 0.5},${y - hh} ${cx + ww * 0.9},${y - hh * 0.7} ${cx + ww},${y}Z`,
      stone,
    );
  }
}

function lotusFlower(d: Atmosphere, x: number, y: number, scale: number) {
  d.place({ x, y, scale }, () => {
    for (const [count, length, width, spread, light, dark, dy] of [
      [9, 150, 34, 82, '#ffd0e2', '#c8447f', 0],
      [7, 142, 36, 56, '#ffe0ec', '#e2639d', 4],
      [5, 130, 34, 32, '#fff0f6', '#f288b6', 8],
      [3, 112, 32, 15, '#fff', '#ffb3d1', 10],
    ] as const)
      // prettier-ignore
      for (let i = 0; i < count; i++)
        d.place({ y: dy, turn: -spread + (2 * spread * i) / (count - 1) }, () => d.path(petal(length, width), d.linear(ramp(light, dark))));
    for (let i = 0; i < 7; i++) d.circle(-14 + i * 4.6, -66 + (i % 2) * 4, 2.4, '#f2b53a');
  });
}

function lotus(): Atmosphere {
  const d = new Atmosphere(W, H, 203);
  d.fill(d.linear([[0, '#04201b'], [0.5, '#0c4a3b'], [0.75, '#1a6b51'], [1, '#042019']])); // prettier-ignore
  d.glow(930, 250, 420, '#ffd98a', 0.7).circle(930, 250, 150, d.linear(ramp('#fff3c8', '#f0b44a')));
  for (let i = 0; i < 6; i++) d.ring(930, 250, 176 + i * 40, '#f3d48a', 1, { opacity: 0.42 - i * 0.06 });
  islands(d, 560, 396, 0.9, 0.55);
  islands(d, 1180, 398, 1.1, 0.75);
  islands(d, 760, 398, 0.7, 0.5);
  d.rect(d.linear([[0, '#17624c'], [0.3, '#0c3f33'], [1, '#03150f']]), 0, 394, W, 166).ellipse(930, 396, 330, 50, d.radial([[0, '#ffe0a0', 0.7], [1, '#ffe0a0', 0]])); // prettier-ignore
  for (let i = 0; i < 60; i++) {
    const y = 402 + d.random() * 140;
    d.rect('#ffe2a8', 760 + (d.random() - 0.2) * 420, y, 16 + d.random() * 80, 1.6, {
      rx: 1,
      opacity: 0.55 - (y - 402) / 300,
    });
  }
  d.place({ x: 648, y: 404 }, () =>
    d
      .path('M-70,-8C-40,10 40,10 74,-12C60,16 -50,18 -70,-8Z', '#04150f')
      .path('M4,-10C6,-40 10,-54 6,-62C-2,-58 -10,-40 -12,-10Z', '#04150f')
      .path('M-10,-62L6,-76L26,-60Z', '#0a2b20')
      .stroke('M20,-56L62,6', '#04150f', 2.4),
  );
  d.ellipse(880, 486, 190, 36, '#0f5a42')
    .ellipse(1080, 520, 230, 40, '#0a4231')
    .ellipse(720, 528, 170, 30, '#0c4a38')
    .ellipse(1230, 470, 120, 24, '#0c4a38');
  lotusFlower(d, 964, 496, 1.04);
  lotusFlower(d, 1160, 470, 0.5);
  lotusFlower(d, 780, 512, 0.46);
  return d.dust(60, '#ffe9b0', 1, 3, [620, 60, 1270, 420]);
}

function solar(): Atmosphere {
  const d = new Atmosphere(W, H, 207);
  const masts = [610, 780, 1120, 1260];
  d.fill(d.linear(ramp('#050d24', '#0f2a5e', '#0a1a3a'))).glow(950, 200, 480, '#ffb03a', 0.4);
  const cone = d.linear([[0, '#fff3cf', 0.42], [1, '#fff3cf', 0]]); // prettier-ignore
  for (const x of masts) {
    const foot = x + (950 - x) * 0.9;
    d.polygon([[x - 6, 96], [x + 6, 96], [foot + 230, 470], [foot - 230, 470]], cone); // prettier-ignore
  }
  d.path('M420,250C620,150 1120,130 1300,210V330C1100,270 700,280 420,360Z', '#0a1c44');
  for (let i = 0; i < 620; i++) {
    const x = 440 + d.random() * 840;
    const top = 250 - Math.sin(((x - 420) / 880) * 3) * 86;
    const [y, r] = [top + 10 + d.random() * 92, 1.2 + d.random() * 1.5];
    const shirt = at(
      ['#ffd36b', '#ff9a5a', '#8fc4ff', '#fff', '#3a5a9a', '#3a5a9a'],
      Math.floor(d.random() * 6),
    );
    d.circle(x, y, r, shirt, { opacity: 0.25 + d.random() * 0.6 });
  }
  for (const x of masts) {
    d.rect('#1a2c5a', x - 3, 100, 6, 150).rect('#0a1430', x - 30, 66, 60, 38, { rx: 4 });
    for (let i = 0; i < 15; i++) d.circle(x - 22 + (i % 5) * 11, 74 + Math.floor(i / 5) * 11, 4, '#fff8df');
    d.glow(x, 84, 90, '#fff3cf', 0.6);
  }
  for (let i = 0; i < 12; i++)
    d.polygon([[900 + (i - 6) * 62, 326], [900 + (i - 5) * 62, 326], [900 + (i - 5) * 190, 560], [900 + (i - 6) * 190, 560]], i % 2 ? '#1c7f4c' : '#15703f'); // prettier-ignore
  d.rect(d.linear([[0, '#0a1a3a', 0.75], [0.3, '#0a1a3a', 0]]), 0, 320, W, 240).stroke('M400,330H1280', '#eafff0', 2, { opacity: 0.7 }); // prettier-ignore
  d.ellipse(950, 470, 270, 66, 'none', { stroke: '#eafff0', width: 3, opacity: 0.75 }).stroke(
    'M930,330L1000,560',
    '#eafff0',
    3,
    { opacity: 0.6 },
  );
  for (const [dx, opacity] of [
    [-120, 0.1],
    [-84, 0.16],
    [-46, 0.26],
  ] as const)
    d.circle(1000 + dx, 350 - dx * 0.5, 92, '#ffc45a', { opacity, filter: d.blur(8) });
  d.ellipse(1010, 476, 96, 16, '#04150c', { opacity: 0.6, filter: d.blur(7) });
  const [bx, by, panel] = [1010, 338, '#10204a'];
  d.circle(bx, by, 104, d.radial([[0, '#fff'], [0.65, '#fbe9c4'], [1, '#c98a2c']], 0.4, 0.28, 0.82)); // prettier-ignore
  d.group({ clip: d.clipCircle(bx, by, 104) }, () => {
    const [cx, cy] = [bx - 8, by + 6];
    d.polygon(regular(5, cx, cy, 33, 12), panel);
    for (let i = 0; i < 5; i++) {
      const angle = ((i * 72 - 78) * Math.PI) / 180;
      d.polygon(regular(5, ...polar(cx, cy, 96, angle), 31, 48), panel);
      d.stroke(
        `M${polar(cx, cy, 33, angle).map(num).join(',')}L${polar(cx, cy, 70, angle).map(num).join(',')}`,
        panel,
        3,
      );
    }
  });
  return d.dust(50, '#ffd98a', 0.8, 2.6, [600, 100, 1270, 500]);
}

function mall(): Atmosphere {
  const d = new Atmosphere(W, 300, 211);
  d.fill(d.linear([[0, '#0d1020'], [0.55, '#191c3a'], [1, '#2a2250']], [0, 0, 1, 1])).glow(720, 150, 330, '#e8b95e', 0.34); // prettier-ignore
  for (let i = 0; i < 7; i++)
    d.ellipse(720, 160, 120 + i * 66, 44 + i * 26, 'none', {
      stroke: '#f3d59a',
      width: 1,
      opacity: 0.4 - i * 0.05,
      transform: 'rotate(-14 720 160)',
    });
  d.ellipse(720, 266, 120, 16, '#05060f', { opacity: 0.5, filter: d.blur(10) });
  d.rect(d.linear(ramp('#8f95ff', '#4a46bd'), [0, 0, 1, 1]), 656, 134, 128, 112, { rx: 12 }).rect(
    d.linear(ramp('#a7acff', '#6563e8'), [0, 0, 1, 1]),
    644,
    106,
    152,
    38,
    { rx: 10 },
  );
  d.rect('#f0c56a', 708, 106, 26, 140).rect('#c98a2c', 708, 140, 26, 5);
  d.path('M720,106C676,100 660,62 686,52C708,44 720,80 720,106Z', '#f0c56a')
    .path('M720,106C764,100 780,62 754,52C732,44 720,80 720,106Z', '#d9a441')
    .circle(720, 103, 10, '#ffe0a0');
  for (const [x, y, r, angle] of [[596, 196, 40, -14], [842, 92, 34, 18], [868, 214, 46, 10], [560, 92, 24, -24]] as const) coin(d, x, y, r, angle); // prettier-ignore
  d.stamp(gemShape(d, ['#e9fbff', '#8be0ff', '#4a93ff', '#3340c8']), { x: 628, y: 62, scale: 0.24 }).stamp(
    gemShape(d, ['#ffd0ea', '#ff7cbf', '#d23c94', '#7f1f63']),
    { x: 512, y: 166, scale: 0.26 },
  );
  return d.dust(46, '#ffe9b0', 0.8, 2.4, [430, 10, 1010, 290]);
}

const heroes = { aurora, lotus, solar, mall };
/** A wide picture at the head of a page: the three brands' home pages and the points mall. */
export type HeroName = keyof typeof heroes;
export const heroNames = Object.keys(heroes) as HeroName[];

/**
 * A hero as a drawing, 1280 by 560 (the mall 300), subject at the end. With its blurs it is slow to paint, so
 * the site shows the pictures that `scripts/art-brand.mjs` makes of it.
 */
export function heroSvg(name: HeroName): string {
  return heroes[name]().toSvg(name === 'mall' ? 'xMidYMid slice' : 'xMaxYMid slice');
}
