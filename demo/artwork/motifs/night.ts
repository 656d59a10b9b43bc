import { ramp } from '../drawing';
import type { Motif } from '../motif';
import { grass } from '../objects/nature';
import { glint } from '../objects/round';
import { forest, moon } from '../objects/scenery';
import type { Stage } from '../stage';

export const rabbit: Motif = {
  silhouette: 'creature',
  hues: { body: 285, trim: 0 },
  seed: 29,
  grounds: [],
  isFree: false,
  backdrop: (s) => {
    const x = s.vary(180, 150, 214);
    s.sky('#161b52', '#4a4aa8', '#1a1748').stars(50, 330).light(x, 206, 240, '#fff0c4', 0.55);
    moon(s, x, 206, 126);
    s.in('sky', () => s.dune(366, 12, 1.2, '#272668', 0.2));
  },
  subject: (s) => {
    const ink = '#1c1a4e';
    s.in('ink', () =>
      s.place({ x: s.choose([186, 176]), y: 300, isMirrored: s.choose([false, true]) }, () => {
        s.path('M-16,-88C-34,-150 -26,-172 -18,-172C-6,-172 -4,-130 -4,-90Z', ink).path(
          'M2,-90C8,-146 24,-166 32,-162C42,-156 26,-112 16,-84Z',
          ink,
        );
        s.path('M-22,-146C-22,-158 -18,-162 -16,-160C-10,-154 -9,-120 -9,-96Z', '#7a6bc8', { opacity: 0.7 });
        s.ellipse(-6, -66, 34, 31, ink).path('M-30,-50C-64,-22 -70,44 -52,78H58C82,40 70,-18 24,-46Z', ink);
        s.circle(62, 52, 19, '#f7f1ff').ellipse(-40, 74, 24, 11, ink);
        s.in('glow', () => s.circle(-22, -70, 4, '#ffe7ab'));
        s.in('trim', () => s.ellipse(-38, -58, 4, 3, '#f49ac1'));
      }),
    );
    s.in('ink', () => {
      s.dune(392, 10, 1.6, '#15133c', 2).dune(438, 8, 1.2, '#0d0b2a', 0.5);
      s.stroke(grass(s, 22, 396, 28), '#4b48a0', 2, { opacity: 0.8 });
    });
  },
  front: (s) => void s.sparks(24, '#ffe9a6', 1, 2.6, [10, 290, 350, 430]),
};

export const wolf: Motif = {
  silhouette: 'creature',
  hues: { body: 265, trim: 60 },
  seed: 269,
  grounds: [],
  isFree: false,
  backdrop: (s) => {
    const x = s.vary(206, 150, 220);
    s.sky('#1a0f2e', '#7a2f5a', '#e0764a').stars(50, 220).light(x, 190, 240, '#ffd9a0', 0.7);
    moon(s, x, 186, 116);
    s.in('sky', () => {
      s.path('M0,360L60,300L104,336L170,270L232,330L290,286L360,342V480H0Z', '#8a4468', { opacity: 0.8 });
      forest(s, 20, 392, 40, 110, '#4a2148', 0.85);
    });
  },
  subject: (s) =>
    s.in('ink', () => {
      const flip = s.choose([false, true]);
      s.place({ x: flip ? 360 : 0, isMirrored: flip }, () => {
        s.path(
          'M0,480V424C40,404 92,396 138,372C176,352 214,346 250,352C296,360 332,392 360,398V480Z',
          '#170b22',
        );
        s.path(
          'M196,360C194,338 188,318 178,300C168,318 150,330 146,366H118C124,330 126,296 146,266C158,246 168,232 172,210C168,206 160,206 152,200C158,188 170,178 178,160C184,142 190,120 204,104C210,112 208,122 206,128C216,116 230,112 238,114C232,122 226,130 224,140C222,158 216,172 216,188C232,214 236,244 232,280C234,300 240,312 236,330C236,344 234,352 236,362H214C212,350 214,338 210,326C206,338 208,350 208,362Z',
          '#170b22',
        );
        s.path('M118,366C96,362 84,340 92,312C98,330 110,340 124,342Z', '#170b22');
        s.stroke('M216,188C228,208 232,236 230,262', '#e88a5c', 2.4, { opacity: 0.55 });
      });
      s.stroke(grass(s, 26, 404, 24), '#170b22', 2.4);
    }),
  front: (s) => void s.sparks(34, '#ffdca8', 0.8, 2.4, [10, 40, 350, 340]).foot('#0c0514', 0.82, 0.7),
};

function sitting(s: Stage) {
  s.in('body', () => {
    s.path(
      'M196,360C170,356 150,330 158,290C162,262 176,246 178,222C158,204 152,174 162,152L158,112L186,134C200,128 216,128 230,134L258,112L254,152C264,174 258,204 238,222C240,246 262,262 268,296C272,330 256,356 228,360Z',
      s.linear(ramp('#4a4096', '#1c1650')),
    );
    s.path('M160,352C120,372 96,412 120,436C140,452 160,434 148,420C140,412 132,420 138,428', 'none', {
      stroke: '#2a2266',
      width: 19,
      cap: 'round',
    });
    s.path('M166,126L164,146L180,136ZM250,126L252,146L236,136Z', '#8f7ad8', { opacity: 0.7 })
      .ellipse(188, 356, 22, 11, '#3a307e')
      .ellipse(234, 356, 22, 11, '#3a307e');
    s.stroke('M196,300V350M224,300V350', '#15103e', 3, { opacity: 0.6 });
  });
  s.in('trim', () => {
    for (const f of [-1, 1])
      s.path(`M${208 + f * 24 - 15},176q15,-17 30,0q-15,15 -30,0Z`, '#ffe27a').ellipse(
        208 + f * 24,
        175,
        3.4,
        9,
        '#1a0f2c',
      );
    s.stroke('M172,226C190,240 226,240 244,226', '#f0b94a', 9)
      .circle(208, 246, 10, '#ffe9a0')
      .circle(208, 248, 3, '#8a5410');
  });
  s.path('M203,192h10l-5,7Z', '#ff9ab0').stroke('M208,199v6m0,0q-7,7 -13,2m13,-2q7,7 13,2', '#ff9ab0', 2);
  s.stroke('M184,198l-32,-6M184,204l-32,3M232,198l32,-6M232,204l32,3', '#fff', 1.4, { opacity: 0.7 });
}

export const cat: Motif = {
  silhouette: 'creature',
  hues: { body: 285, trim: 80 },
  seed: 499,
  grounds: ['stars', 'clouds', 'halo', 'skylight', 'bokeh', 'medallion'],
  isFree: true,
  backdrop: (s) => {
    s.sky('#0d1440', '#3a3fa0', '#0a0e30').stars(90, 460).light(170, 220, 250, '#ffe9b0', 0.5);
  },
  subject: (s) => {
    s.in('glow', () => {
      s.path(
        'M232,60A190,190 0 1 0 322,332A150,150 0 1 1 232,60Z',
        s.linear([
          [0, '#fffbe6'],
          [0.6, '#ffe3a0'],
          [1, '#f0b95c'],
        ]),
      );
      s.circle(112, 300, 12, '#e8b65a', { opacity: 0.4 })
        .circle(84, 220, 8, '#e8b65a', { opacity: 0.4 })
        .circle(168, 372, 10, '#e8b65a', { opacity: 0.4 });
    });
    s.place({ x: -6, y: 26 }, () => sitting(s));
    s.path(glint(300, 120, 12) + glint(60, 120, 10) + glint(310, 400, 9), '#fff');
  },
  front: (s) => void s.sparks(26, '#fff3cf', 0.7, 2.2).foot('#060824', 0.84, 0.55),
};
