/** A part of the site's code that could not be had: no connection, a new release in its place, or it took too long. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/** The styles of a part of the site could not be had. */
export class StyleLoadError extends Error {
  override readonly name = 'StyleLoadError';
}

/** A part of the site's code came without the component that it should hold, as after a release. */
export class ComponentLoadError extends Error {
  override readonly name = 'ComponentLoadError';
}

// How Chromium, Firefox and WebKit word a module that did not come. Code that came and threw has other words.
const missingModule =
  /^(?:Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed)/i;
// How the bundler words a style sheet that did not come.
const missingStyle = /^Unable to preload CSS/;

/** Marks what a dynamic import failed with where it is made; elsewhere the same words could come from anything. */
export function markLoadError(error: unknown): unknown {
  const text = error instanceof Error ? error.message : '';
  if (missingStyle.test(text)) return new StyleLoadError(text, { cause: error });
  if (missingModule.test(text)) return new ChunkLoadError(text, { cause: error });
  return error;
}
