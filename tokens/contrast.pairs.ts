/**
 * What must be told apart on every brand and theme: `[need, foreground, background]`, as roles below `color`.
 *
 * WCAG 2.2: 4.5 for text (1.4.3), 3 for lines, marks and focus (1.4.11). Exempt are `text.disabled`, logos and
 * decorative borders (`border.subtle`, `border.default`).
 */
export type ContrastPair = readonly [need: 3 | 4.5, foreground: string, background: string];

const surfaces = ['surface.canvas', 'surface.sunken', 'surface.raised', 'surface.overlay'];

const on = (need: 3 | 4.5, foreground: string, backgrounds: readonly string[]): ContrastPair[] =>
  backgrounds.map((background) => [need, foreground, background]);

export const contrastPairs: readonly ContrastPair[] = [
  ...on(4.5, 'text.primary', [...surfaces, 'surface.hover', 'surface.pressed', 'accent.soft']),
  ...on(4.5, 'text.secondary', [...surfaces, 'surface.hover', 'accent.soft']),
  ...on(4.5, 'text.muted', [...surfaces, 'surface.field']),
  ...on(4.5, 'text.link', surfaces),
  ...on(4.5, 'text.inverse', ['surface.inverse']),
  ...on(4.5, 'text.on-media', ['surface.media']),
  ...on(4.5, 'text.on-media-soft', ['surface.media']),
  ...on(4.5, 'text.on-accent', ['accent.solid', 'accent.hover', 'accent.active']),
  ...on(4.5, 'accent.text', ['accent.soft', 'accent.soft-hover', ...surfaces]),
  ...on(3, 'accent.line', surfaces),
  ...on(3, 'border.focus', surfaces),
  ...on(3, 'border.strong', [...surfaces, 'surface.field']),
  ...on(4.5, 'text.on-highlight', ['highlight.solid']),
  ...on(4.5, 'highlight.text', ['highlight.soft', ...surfaces]),
  ...['positive', 'negative', 'warning', 'info'].flatMap((tone) => [
    ...on(4.5, `text.on-${tone}`, [`${tone}.solid`]),
    ...on(4.5, `${tone}.text`, [`${tone}.soft`, ...surfaces]),
    ...on(3, `${tone}.line`, surfaces),
  ]),
  ...on(4.5, 'text.on-live', ['live.solid']),
  ...on(4.5, 'money.up', surfaces),
  ...on(4.5, 'money.down', surfaces),
  ...['1', '2', '3', '4', '5', '6'].flatMap((series) => on(3, `chart.${series}`, ['surface.raised'])),
  ...on(4.5, 'chart.axis', ['surface.raised']),
];

/** Lottery balls, whose numerals must hold 4.5 on the fill and on its highlight, which is at most this much white. */
export const ballHighlight = 0.09;
