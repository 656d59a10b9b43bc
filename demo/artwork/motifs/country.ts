import { ramp } from '../drawing';
import type { Motif } from '../motif';

export const windmill: Motif = {
  silhouette: 'scene',
  hues: { body: 30, trim: 350 },
  seed: 313,
  grounds: ['clouds', 'rays', 'halo', 'stars', 'petals'],
  isFree: false,
  backdrop: (s) => {
    s.sky('#4aa8e0', '#bfe6f7', '#fff3d6').light(90, 110, 200, '#fffbe0', 0.9);
    for (const [x, y, k] of [
      [70, 90, 0.9],
      [290, 70, 0.7],
      [320, 150, 0.5],
    ] as const)
      s.place({ x, y, scale: k, opacity: 0.85 }, () =>
        s.path('M-58,18a20,20 0 0 1 4,-39a30,30 0 0 1 54,-10a24,24 0 0 1 44,12a19,19 0 0 1 10,37Z', '#fff'),
      );
  },
  subject: (s) => {
    s.in('sky', () => s.path('M-10,330C80,300 280,300 380,330V490H-10Z', '#4f9a5a'));
    const flip = s.choose([false, true]);
    s.place({ x: flip ? 360 : 0, isMirrored: flip }, () => {
      s.in('body', () => {
        s.path('M160,190H236L252,348H144Z', s.linear(ramp('#ffdcb8', '#e89a6a', '#a3523a'), [0, 0, 1, 0]));
        s.path(
          'M150,194C156,150 178,128 198,128C218,128 240,150 246,194Z',
          s.linear(ramp('#c25a3c', '#6a2a24'), [0, 0, 1, 0]),
        );
        s.rect('#6a2a24', 146, 262, 104, 7, { rx: 3 })
          .path('M184,348V316a14,14 0 0 1 28,0V348Z', '#5a2420')
          .rect('#5a2420', 170, 216, 16, 22, { rx: 3 })
          .rect('#5a2420', 210, 216, 16, 22, { rx: 3 });
        const blade = s.shape(() => {
          s.rect('#6a2a24', -3, -150, 6, 150).path('M3,-146H34V-34H3Z', '#fff6e6');
          for (let i = 0; i < 5; i++) s.stroke(`M3,${-122 + i * 22}H34`, '#c98a6a', 1.6);
          s.stroke('M18,-146V-34M34,-146V-34', '#c98a6a', 1.6);
        });
        const start = s.vary(24, 8, 80);
        for (let i = 0; i < 4; i++) s.stamp(blade, { x: 198, y: 178, turn: start + i * 90 });
        s.circle(198, 178, 10, '#6a2a24').circle(198, 178, 4, '#ffdcb8');
      });
    });
    const rows = ['#ff6f91', '#ffd166', '#ff8a5c', '#e85d9e', '#fff3f6'];
    s.in('trim', () => {
      rows.forEach((fill, row) => {
        const y = 366 + row * 27;
        const size = 0.55 + row * 0.16;
        s.tinted(
          (x) => x,
          () => s.path(`M-10,${y + 6}H370V${y + 40}H-10Z`, row % 2 ? '#3d8f50' : '#2f7d48'),
        );
        const tulip = s.shape(() =>
          s
            .path(
              'M-9,-4C-11,-16 -8,-24 -7,-28L-2,-20L0,-30L2,-20L7,-28C8,-24 11,-16 9,-4C5,2 -5,2 -9,-4Z',
              fill,
            )
            .path('M-2,-20L0,-30L2,-20L0,0Z', '#fff', { opacity: 0.25 }),
        );
        for (let x = row % 2 ? -4 : 8; x < 370; x += 20 + row * 6)
          s.stamp(tulip, { x, y: y + 14, scale: size });
      });
    });
  },
  front: (s) => void s.foot('#0f3a2c', 0.84, 0.45),
};

export const volcano: Motif = {
  silhouette: 'scene',
  hues: { body: 40, trim: 40 },
  seed: 83,
  grounds: [],
  isFree: false,
  isNocturnal: true,
  backdrop: (s) => {
    s.sky('#1a0514', '#6b1230', '#22060f').stars(30, 160, '#ffb0a0').light(180, 150, 220, '#ff6a2c', 0.75);
    s.in('sky', () => {
      for (const [x, y, r] of [
        [150, 86, 40],
        [206, 70, 48],
        [182, 116, 38],
        [120, 130, 26],
        [244, 122, 30],
      ] as const)
        s.circle(x, y, r, '#4a1030', { opacity: 0.55 }).circle(x - 8, y - 8, r * 0.7, '#8a2240', {
          opacity: 0.5,
        });
      s.polygon(
        [
          [126, 176],
          [234, 176],
          [352, 420],
          [8, 420],
        ],
        s.linear(ramp('#5a1630', '#1d0716')),
      ).polygon(
        [
          [180, 176],
          [234, 176],
          [352, 420],
          [210, 420],
        ],
        '#16040f',
        { opacity: 0.5 },
      );
    });
  },
  subject: (s) => {
    const flip = s.choose([false, true]);
    s.in('body', () => {
      s.place({ x: flip ? 360 : 0, isMirrored: flip }, () => {
        s.ellipse(180, 176, 54, 11, '#ffdf7a');
        s.path(
          'M160,178C154,220 172,236 160,280C150,316 166,346 148,400L170,410C184,352 168,330 182,286C192,254 176,226 184,178Z',
          s.linear([
            [0, '#fff0a0'],
            [0.4, '#ff9a2c'],
            [1, '#e0301e'],
          ]),
        );
        s.path(
          'M200,178C210,214 200,240 222,280C240,314 236,350 262,404L240,410C222,360 220,330 204,294C188,256 190,220 186,178Z',
          s.linear(ramp('#ffe07a', '#d8301e')),
        );
      });
      for (let i = 0; i < 7; i++) {
        const a = -2.4 + i * 0.28;
        s.stroke(
          `M180,172q${Math.cos(a) * 60},${Math.sin(a) * 120} ${Math.cos(a) * 120},${Math.sin(a) * 80}`,
          '#ffb04a',
          2.4,
          { opacity: 0.8 },
        );
        s.circle(180 + Math.cos(a) * 120, 172 + Math.sin(a) * 80, 5, '#ffdf7a');
      }
      const drum = s.shape(() => {
        s.path(
          'M-46,-26C-52,20 -40,54 -34,60H34C40,54 52,20 46,-26Z',
          s.linear(ramp('#d8562e', '#ff9a4d', '#8a2418'), [0, 0, 1, 0]),
        );
        for (let i = -2; i <= 2; i++) s.path(`M${i * 18 - 7},-6l7,30l7,-30Z`, '#ffe08a', { opacity: 0.9 });
        s.ellipse(0, -26, 46, 14, '#fff1d6').ellipse(0, -26, 34, 9, '#f3d3a4');
      });
      s.stamp(drum, { x: 86, y: 402, scale: 0.9 })
        .stamp(drum, { x: 276, y: 402, scale: 0.9 })
        .stamp(drum, { x: 180, y: 396, scale: 1.12 });
    });
  },
  front: (s) => void s.sparks(40, '#ffb04a', 0.8, 3, [20, 20, 340, 380]).foot('#10030a', 0.78, 0.7),
};

export const mesa: Motif = {
  silhouette: 'scene',
  hues: { body: 40, trim: 150 },
  seed: 503,
  grounds: [],
  isFree: false,
  backdrop: (s) => {
    const x = s.vary(226, 110, 250);
    s.sky('#3a1450', '#d8506a', '#ffb45c').stars(30, 130).light(x, 190, 230, '#ffe9b0', 0.8);
    s.in('glow', () => s.circle(x, 190, 76, s.linear(ramp('#fff6d2', '#ffc76a'))));
  },
  subject: (s) => {
    const flip = s.choose([false, true]);
    s.place({ x: flip ? 360 : 0, isMirrored: flip }, () => {
      s.in('body', () => {
        s.path('M-10,340V262L14,256L20,214H96L104,250L132,258L150,340Z', '#a03a4c', { opacity: 0.75 }).path(
          'M230,340L244,276L262,270L266,238H352L372,262V340Z',
          '#b8484c',
          { opacity: 0.75 },
        );
        s.path(
          'M-10,396V300L20,292L26,190L34,184H92L102,194L108,288L150,306L176,396Z',
          s.linear(ramp('#f08a5c', '#8a2c40')),
        ).path('M70,184H92L102,194L108,288L150,306L176,396H96L82,300Z', '#6d2140', { opacity: 0.45 });
        for (const y of [212, 236, 262]) s.stroke(`M28,${y}H104`, '#ffc08a', 2, { opacity: 0.35 });
        s.dune(386, 10, 1.6, '#c9623f', 0.4)
          .dune(420, 12, 1.3, '#8f3a3c', 2)
          .dune(452, 10, 1.6, '#5a2238', 0.6);
      });
      s.in('trim', () => {
        const cactus = s.shape(() =>
          s
            .stroke('M0,0V-128M0,-44C-34,-44 -36,-58 -36,-88M0,-62C30,-62 32,-74 32,-104', '#0f4a3a', 25, {
              join: 'round',
            })
            .stroke('M0,0V-128M0,-44C-34,-44 -36,-58 -36,-88M0,-62C30,-62 32,-74 32,-104', '#2f9a6a', 18, {
              join: 'round',
            })
            .stroke('M-3,0V-126M-38,-62V-86M29,-78V-102', '#8fe0a8', 2.4, { opacity: 0.7 }),
        );
        s.stamp(cactus, { x: 266, y: 432, scale: 1.16 })
          .stamp(cactus, { x: 128, y: 408, scale: 0.5 })
          .stamp(cactus, { x: 334, y: 414, scale: 0.56, isMirrored: true });
        s.path('M44,446q10,-36 24,-8q10,-38 22,-2q16,-22 18,14q-34,12 -64,-4Z', '#2f8a66');
      });
      s.circle(266, 280, 7, '#ff7fa8').circle(300, 306, 5, '#ff7fa8').circle(224, 326, 5, '#ff7fa8');
    });
    s.in('ink', () => s.stroke('M120,110q10,-9 18,0q8,-9 18,0M164,134q7,-6 13,0q6,-6 13,0', '#2a0f2c', 2.6));
  },
  front: (s) => void s.sparks(20, '#fff0cf', 0.7, 2).foot('#240c20', 0.82, 0.6),
};
