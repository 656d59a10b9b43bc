import { Atmosphere } from '../atmosphere';
import { type Stop, ramp } from '../drawing';
import { gemShape } from '../objects/gems';
import { cloud, petal } from '../objects/nature';
import { coin, glint, star } from '../objects/round';
import { ball } from '../objects/table';

/** Draws to the end half of 640 by 300; the start half lies under words. `x` mirrors for right-to-left. */
type Promo = (d: Atmosphere, x: (value: number) => number) => void;

const gilt: readonly Stop[] = ramp('#fff0b8', '#f0b94a', '#a5681a');
const ground = (d: Atmosphere, x: (value: number) => number, a: string, b: string, c: string) => {
  const isMirrored = x(0) > 0;
  d.fill(d.linear([[0, a], [0.6, b], [1, c]], isMirrored ? [1, 0, 0, 1] : [0, 0, 1, 1])); // prettier-ignore
};

const welcome: Promo = (d, x) => {
  ground(d, x, '#1d1a5e', '#4b3fd0', '#8a5bff');
  for (let i = 0; i < 9; i++) d.ring(500, 160, 40 + i * 42, '#fff', 1.2, { opacity: 0.24 - i * 0.022 });
  d.glow(500, 160, 210, '#ffd9a0', 0.6).ellipse(500, 262, 96, 16, '#140f4a', {
    opacity: 0.6,
    filter: d.blur(8),
  });
  d.rect(d.linear(ramp('#fff', '#d5d0ff'), [0, 0, 1, 1]), 424, 152, 152, 104, { rx: 10 });
  d.rect(d.linear(ramp('#fff', '#e7e3ff'), [0, 0, 1, 1]), 410, 118, 180, 42, { rx: 10 });
  d.rect('#f2b93b', 484, 118, 32, 138).rect('#d99a22', 484, 156, 32, 6);
  d.path('M500,118C450,110 428,64 458,52C486,42 500,86 500,118Z', '#f2b93b')
    .path('M500,118C550,110 572,64 542,52C514,42 500,86 500,118Z', '#d99a22')
    .circle(500, 114, 13, '#ffd978');
  d.dust(30, '#fff', 1, 3, [380, 10, 630, 150]);
};

const rebate: Promo = (d, x) => {
  ground(d, x, '#063a44', '#0d7a78', '#2fb58f');
  for (let i = 0; i < 6; i++) d.ring(500, 300, 90 + i * 52, '#d7fff0', 22, { opacity: 0.13 - i * 0.017 });
  d.glow(500, 170, 190, '#fff3b0', 0.5);
  const disc = d.shape(() => {
    d.path('M-46,0v12a46,16 0 0 0 92,0v-12Z', d.linear(ramp('#a86d14', '#f7d27a', '#8a5610'), [0, 0, 1, 0]));
    d.ellipse(0, 0, 46, 16, d.linear(ramp('#fff0b8', '#e0a436')));
  });
  for (const [cx, y, count] of [
    [420, 250, 3],
    [580, 250, 8],
    [500, 258, 5],
  ] as const) {
    for (let i = 0; i < count; i++) d.stamp(disc, { x: cx, y: y - i * 15 });
    d.ellipse(cx, y - (count - 1) * 15, 30, 10, 'none', { stroke: '#b87a1c', width: 2.4 });
  }
  d.stroke('M392,196C440,176 474,150 524,96M524,96l-26,4m26,-4l-3,26', '#fff', 6, { opacity: 0.9 });
};

const lotto: Promo = (d, x) => {
  ground(d, x, '#4a0d2a', '#a8234a', '#f0703c');
  d.rays(x(500), 150, 22, 700, '#ffe0a0', 0.2).glow(x(500), 150, 190, '#fff0b8', 0.45);
  ball(d, x(420), 200, 50, '#8fd0ff', '#1f5fd0', 23);
  ball(d, x(590), 202, 46, '#9ff0c0', '#15803f', 41);
  ball(d, x(506), 136, 72, '#fff3b0', '#f0a01c', 88);
  ball(d, x(600), 84, 32, '#e0c2ff', '#6b3bd0', 5);
  ball(d, x(402), 84, 28, '#ffb8d8', '#d0427f', 9);
};

const cup: Promo = (d, x) => {
  ground(d, x, '#0a1d4a', '#1c4a9a', '#4a90e0');
  d.rays(500, 140, 20, 700, '#cfe6ff', 0.16).glow(500, 140, 180, '#ffe6a8', 0.55);
  const gold = d.linear(gilt, [0, 0, 1, 1]);
  d.stroke('M446,84C396,74 400,150 462,154M554,84C604,74 600,150 538,154', gold, 11);
  d.path('M440,64H560C560,140 540,182 500,186C460,182 440,140 440,64Z', gold).ellipse(
    500,
    64,
    60,
    12,
    '#fff3c4',
  );
  d.rect(gold, 490, 184, 20, 40)
    .rect(gold, 456, 222, 88, 18, { rx: 6 })
    .rect('#16306a', 446, 238, 108, 26, { rx: 6 });
  d.path(star(500, 126, 34), '#fffbe6').dust(40, '#fff', 1, 2.6, [390, 10, 630, 250]);
};

const spins: Promo = (d, x) => {
  ground(d, x, '#2a0a3a', '#7a1f86', '#e0508a');
  d.rays(500, 150, 22, 700, '#ffd6f0', 0.16).glow(500, 150, 200, '#ffd9a0', 0.5);
  d.ellipse(500, 270, 120, 14, '#1a0626', { opacity: 0.6, filter: d.blur(8) });
  d.rect(d.linear(gilt, [0, 0, 1, 1]), 372, 60, 256, 196, { rx: 26 }).rect('#3a0f4a', 386, 74, 228, 168, {
    rx: 16,
  });
  for (const [i, fill] of ['#fff', '#fff', '#fff'].entries())
    d.rect(d.linear([[0, '#cbbfe6'], [0.3, fill], [0.7, fill], [1, '#cbbfe6']]), 396 + i * 72, 84, 64, 148, { rx: 8 }); // prettier-ignore
  d.stamp(gemShape(d, ['#d9f7ff', '#6fd0ff', '#2f7fe0', '#1f3fa0']), { x: 428, y: 152, scale: 0.36 });
  d.path(star(500, 160, 27), d.linear(ramp('#ffe9a0', '#f0a01c'))).stamp(
    gemShape(d, ['#ffd9e6', '#ff6f9c', '#d02a66', '#7a1244']),
    { x: 572, y: 152, scale: 0.36 },
  );
  d.rect('#e4405f', 386, 155, 228, 5, { opacity: 0.8 }).path(
    glint(392, 52, 14) + glint(616, 66, 11) + glint(360, 210, 9),
    '#fff',
  );
};

const friends: Promo = (d, x) => {
  ground(d, x, '#0a2a4a', '#1f6aa8', '#58b8e0');
  d.glow(500, 150, 220, '#fff6d0', 0.5);
  for (const [cx, cy, scale, opacity] of [
    [390, 90, 0.7, 0.5],
    [610, 70, 0.8, 0.55],
    [600, 262, 1, 0.5],
  ] as const)
    d.place({ x: cx, y: cy, scale, opacity }, () => d.path(cloud, '#fff'));
  const kite = (cx: number, cy: number, scale: number, angle: number, light: string, dark: string) =>
    d.place({ x: cx, y: cy, scale, turn: angle }, () => {
      d.stroke('M0,70C-20,110 30,130 6,170C-6,196 20,210 10,240', '#fff', 2.4, { opacity: 0.8 });
      for (const [bx, by] of [[2, 104], [14, 142], [2, 186]] as const) d.path(`M${bx},${by}l-12,-7v14ZM${bx},${by}l12,-7v14Z`, light); // prettier-ignore
      d.path('M0,-70L48,-10L0,70Z', dark)
        .path('M0,-70L-48,-10L0,70Z', light)
        .path('M-48,-10H48L0,6Z', '#fff', { opacity: 0.3 });
    });
  kite(430, 130, 0.8, -16, '#ffd36b', '#e0962c');
  kite(570, 150, 0.72, 18, '#7df0c0', '#1f9f78');
  kite(502, 110, 1.14, 3, '#ff8a80', '#c9304c');
  d.dust(24, '#fff', 1, 2.4, [370, 10, 630, 280]);
};

const vip: Promo = (d, x) => {
  ground(d, x, '#120d08', '#3a2a14', '#7a5a24');
  d.glow(500, 150, 220, '#ffdf9a', 0.55);
  for (let i = 0; i < 6; i++) d.ring(500, 150, 92 + i * 34, '#f3d59a', 1.2, { opacity: 0.42 - i * 0.06 });
  const gold = d.linear(gilt, [0, 0, 1, 1]);
  for (const isMirrored of [false, true])
    d.place({ x: 500, y: 236, isMirrored }, () => {
      for (let i = 0; i < 8; i++)
        d.place({ x: 34 + i * 12 - i * i * 0.6, y: -i * 23, turn: 66 - i * 13 }, () =>
          d.path(petal(40, 12), gold),
        );
    });
  d.path('M436,196L420,104L462,142L500,78L538,142L580,104L564,196C524,208 476,208 436,196Z', gold);
  d.path('M436,196C476,208 524,208 564,196L567,180C524,192 476,192 433,180Z', '#8f5c16')
    .circle(500, 72, 9, '#fff3c4')
    .circle(418, 98, 8, '#fff3c4')
    .circle(582, 98, 8, '#fff3c4');
  d.stamp(gemShape(d, ['#e6fbff', '#8fd8ff', '#3f8fe0', '#1f3fa0']), { x: 500, y: 160, scale: 0.24 });
  d.path(glint(396, 70, 12) + glint(612, 150, 10) + glint(452, 44, 8), '#fff').dust(
    40,
    '#ffe9b0',
    0.8,
    2.4,
    [380, 10, 630, 290],
  );
};

const festival: Promo = (d, x) => {
  ground(d, x, '#3a0614', '#a81a2c', '#f08a3c');
  d.glow(500, 130, 220, '#ffe0a0', 0.55).circle(500, 140, 92, d.linear(ramp('#fff3c8', '#ffc46a')), {
    opacity: 0.9,
  });
  const lamp = d.shape(() => {
    d.stroke('M0,-200V-52', '#ffe0a8', 1.6, { opacity: 0.7 }).rect('#c8872f', -17, -52, 34, 9, { rx: 3 });
    d.path('M-20,-44C-56,-34 -56,34 -20,44H20C56,34 56,-34 20,-44Z', d.radial([[0, '#fff2b8'], [0.45, '#ff8a45'], [1, '#c4202a']], 0.5, 0.5, 0.62)); // prettier-ignore
    d.stroke(
      'M-18,-44C-50,-24 -50,24 -18,44M-6,-44C-16,-24 -16,24 -6,44M6,-44C16,-24 16,24 6,44M18,-44C50,-24 50,24 18,44',
      '#a92a22',
      1.6,
      { opacity: 0.5 },
    );
    d.rect('#c8872f', -17, 43, 34, 9, { rx: 3 }).stroke('M0,52V84M-6,54V76M6,54V76', '#ffd98a', 1.8);
  });
  d.stamp(lamp, { x: 408, y: 118, scale: 0.72 })
    .stamp(lamp, { x: 598, y: 132, scale: 0.8 })
    .stamp(lamp, { x: 504, y: 156, scale: 1.12 });
  coin(d, 424, 258, 26, -12);
  coin(d, 590, 262, 24, 10);
  coin(d, 466, 272, 20, 6);
  d.dust(30, '#ffe9b0', 1, 2.8, [380, 10, 630, 280]);
};

const promos = { welcome, rebate, lotto, cup, spins, friends, vip, festival };
/** A promotion that has a picture. */
export type PromoName = keyof typeof promos;
export const promoNames = Object.keys(promos) as PromoName[];

/** Pictures with numerals or arrows: a page that reads from right to left must not mirror these by style. */
export const promosWithNumerals: readonly PromoName[] = ['lotto', 'rebate'];

/**
 * A promotion's picture, 640 by 300, with its subject in the end half. `isRtl` draws the right-to-left version
 * of the ones in `promosWithNumerals`; the others mirror by style.
 */
export function promoSvg(name: PromoName, isRtl = false): string {
  const d = new Atmosphere(640, 300, 305);
  const isMirrored = isRtl && name === 'lotto';
  const draw = () => promos[name](d, isMirrored ? (value) => 640 - value : (value) => value);
  if (isRtl && name === 'rebate') d.place({ x: 640, isMirrored: true }, draw);
  else draw();
  return d.toSvg(isRtl ? 'xMinYMid slice' : 'xMaxYMid slice');
}
