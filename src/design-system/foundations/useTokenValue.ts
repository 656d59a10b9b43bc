import { useSyncExternalStore } from 'react';

/** The page's theme is attributes of the root element, which no React state knows. */
function watchTheme(tell: () => void): () => void {
  const observer = new MutationObserver(tell);
  observer.observe(document.documentElement, { attributes: true });
  return () => {
    observer.disconnect();
  };
}

const read = (property: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(property).trim();

/** What a custom property comes to in the page's brand, theme and language; follows each change of them. */
export function useTokenValue(property: string): string {
  return useSyncExternalStore(watchTheme, () => read(property));
}

let brush: OffscreenCanvasRenderingContext2D | null | undefined;

/** `#rrggbb` of any opaque CSS colour, as the browser paints it. */
export function paint(colour: string): string {
  brush ??= new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!brush) throw new Error('The browser gives no canvas.');
  brush.fillStyle = colour;
  brush.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = brush.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
