/** What of a channel of sRGB is light. Source: WCAG 2.2, relative luminance. */
const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/**
 * Black or white, whichever is read better on a colour: at least 4.5 to 1.
 * @param colour as #rrggbb
 */
export function onColour(colour: string): '#000' | '#fff' {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  // Where both read alike: (L + 0.05)² = 1.05 × 0.05.
  return luminance > 0.179 ? '#000' : '#fff';
}
