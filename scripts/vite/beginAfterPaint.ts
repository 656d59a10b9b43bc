import type { Plugin } from 'vite';
import { begin } from './begin.ts';
import { showFatalError } from '../../src/app/boot/showFatalError.ts';

const entry = /<script type="module"([^>]*?) src="([^"]+)"([^>]*)><\/script>/;
const preload = /<link rel="modulepreload"[^>]*? href="([^"]*\/(?:libraries|first)-[^"]*)"/g;

/**
 * Lets the page paint before its code runs, and the large files of the first screen run in tasks of their own: the
 * page's script is only fetched ahead, as its files are, and `begin` imports them one by one.
 */
export function beginAfterPaint(): Plugin {
  return {
    name: 'begin-after-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const main = entry.exec(html)?.[2];
        if (main === undefined) throw new Error('The page has no script of its own.');
        const files = [...[...html.matchAll(preload)].map(([, file]) => file), main];
        const call = `(${String(begin)})(${JSON.stringify(files)}, (file) => import(file), () => (${String(showFatalError)})(document.getElementById('root'), () => location.reload()))`;
        return html
          .replace(entry, '<link rel="modulepreload"$1 href="$2"$3>')
          .replace('</body>', () => `  <script nonce="__CSP_NONCE__">${call}</script>\n  </body>`);
      },
    },
  };
}
