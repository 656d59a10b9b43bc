import type { Plugin } from 'vite';

const preload = /<link rel="modulepreload"([^>]*?) href="([^"]*\/(?:libraries|first)-[^"]*)"([^>]*)>/g;

/**
 * Gives the two large files of the first screen scripts of their own, where the bundler would only preload them: each
 * then runs in a task of its own as soon as it is there, and not all of them in one before the first paint.
 */
export function scriptPerFile(): Plugin {
  return {
    name: 'script-per-file',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace(preload, '<script type="module" async$1 src="$2"$3></script>'),
    },
  };
}
