import type { Motif } from '../motif';
import { motifs, type MotifName } from '../motifs/registry';
import { glint } from '../objects/round';
import { ball, card, chip } from '../objects/table';
import { Stage } from '../stage';

type Sky = readonly [top: string, middle: string, bottom: string];

/** Subjects of covers, each placed by its centre, in the colours they were drawn in. */
function cast(s: Stage, parts: readonly (readonly [name: MotifName, x: number, y: number, scale: number])[]) {
  for (const [name, x, y, scale] of parts) {
    const { subject }: Motif = motifs[name];
    s.place({ x: x - 180 * scale, y: y - 240 * scale, scale }, () => subject(s));
  }
}

function setting([top, middle, bottom]: Sky, light: string, x: number): Stage {
  const s = new Stage({ body: 0, trim: 0 }, undefined, 311, 1280, 560);
  s.fill(s.linear([[0, top], [0.55, middle], [1, bottom]], [0, 0, 1, 1])); // prettier-ignore
  return s.rays(x, 290, 30, 1400, light, 0.1).glow(x, 290, 460, light, 0.5);
}

function games(): Stage {
  const s = setting(['#0a0b22', '#241c5c', '#120d33'], '#b9a8ff', 940);
  cast(s, [['owl', 706, 318, 0.8], ['gem', 1166, 300, 0.78], ['fox', 940, 296, 1.02]]); // prettier-ignore
  s.path(glint(640, 120, 14) + glint(846, 84, 10) + glint(1216, 120, 13) + glint(1060, 486, 9), '#fff');
  return s.dust(60, '#e6deff', 0.8, 2.6, [560, 20, 1270, 540]);
}

function treasure(): Stage {
  const s = setting(['#04161f', '#0c5266', '#062530'], '#ffdf8a', 930);
  cast(s, [['crown', 706, 250, 0.66], ['key', 1176, 262, 0.86], ['chest', 940, 300, 1.16]]); // prettier-ignore
  return s.dust(70, '#ffe9a8', 0.8, 2.8, [560, 20, 1270, 540]);
}

function tables(): Stage {
  const s = setting(['#0a0714', '#4a0f2a', '#1a0612'], '#ffb98a', 960);
  cast(s, [['roulette', 1010, 282, 1.18]]); // prettier-ignore
  card(s, 664, 292, 118, -14, 'spade', 'A');
  card(s, 742, 300, 118, 4, 'heart', 'K');
  for (let i = 0; i < 4; i++) chip(s, 640, 470 - i * 14, 46, 17, 13, i % 2 ? '#22262f' : '#d63a4a', i % 2 ? '#0b0d12' : '#7d1422'); // prettier-ignore
  for (let i = 0; i < 2; i++) chip(s, 748, 484 - i * 14, 46, 17, 13, '#e8c25a', '#8f661a');
  return s.floor('#0a0308', 0.66, 0.6);
}

function draw(): Stage {
  const s = setting(['#160d38', '#4a2fa0', '#1a1046'], '#fff0b8', 950);
  const balls = [
    [950, 270, 132, '#fff3b0', '#f0a01c', 27],
    [738, 340, 92, '#8fd0ff', '#1f5fd0', 8],
    [1158, 352, 98, '#9ff0c0', '#15803f', 41],
    [1146, 128, 66, '#e0c2ff', '#6b3bd0', 5],
    [752, 132, 62, '#ffb8d8', '#d0427f', 9],
    [892, 466, 58, '#ff9a8a', '#c4253c', 16],
    [1030, 474, 50, '#a8f0ff', '#1a8fb0', 33],
  ] as const;
  for (const [x, y, r, light, dark, value] of balls) ball(s, x, y, r, light, dark, value);
  return s.dust(50, '#fff3c4', 0.8, 2.6, [580, 20, 1270, 540]);
}

function vault(): Stage {
  const s = setting(['#100828', '#3b1a86', '#150b3a'], '#b79bff', 940);
  s.glow(940, 280, 300, '#7ad7ff', 0.5);
  cast(s, [['gem', 940, 286, 1.3]]); // prettier-ignore
  s.path(glint(1180, 130, 14) + glint(690, 200, 11) + glint(1136, 440, 9), '#fff');
  return s.dust(50, '#cfe9ff', 0.6, 2, [560, 20, 1270, 540]);
}

function tidewatch(): Stage {
  const s = new Stage({ body: 0, trim: 0 }, undefined, 11, 1280, 560);
  s.background('#0a1a3f', '#17538a', '#0b2c4d').stars(120, 260).glow(960, 186, 330, '#ffe7b0', 0.5);
  s.disc(960, 186, 112, [[0, '#fffbe9'], [0.8, '#ffe2a0'], [1, '#f7c86d']]); // prettier-ignore
  s.circle(924, 156, 20, '#f0c577', { opacity: 0.45 })
    .circle(1000, 212, 27, '#f0c577', { opacity: 0.38 })
    .circle(976, 138, 12, '#f0c577', { opacity: 0.4 });
  const rows = [['#1d7aa8', '#7fd4e8', 320, 62], ['#14628f', '#58bddb', 366, 72], ['#0e4b76', '#3da2c8', 420, 82], ['#0a3759', '#2c86ad', 480, 94], ['#072740', '#1f6a91', 546, 106]] as const; // prettier-ignore
  rows.forEach(([fill, line, y, r], row) => {
    const scallop = s.shape(() => {
      s.circle(0, 0, r, fill);
      [0.82, 0.62, 0.42, 0.22].forEach((share, ring) =>
        s.ring(0, 0, r * share, line, 3, { opacity: 0.9 - ring * 0.17 }),
      );
      s.ring(0, 0, r - 1.2, line, 3);
    });
    for (let x = row % 2 ? 0 : -r; x < 1280 + r; x += r * 1.72) s.stamp(scallop, { x, y: y + r * 0.5 });
  });
  return s.floor('#03101f', 0.66, 0.7);
}

const banners = { games, treasure, tables, draw, vault, tidewatch };
/** A slide of the home page's carousel after the brand's own hero. */
export type BannerName = keyof typeof banners;
export const bannerNames = Object.keys(banners) as BannerName[];

/** A carousel slide, 1280 by 560, with its subject in the end half; only `draw` has numerals. */
export function bannerSvg(name: BannerName): string {
  return banners[name]().toSvg('xMaxYMid slice');
}
