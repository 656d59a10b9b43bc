import type { HeroPicture, SiteConfig } from '#contract';
import { renderHead, type PublicPage } from './publicPage.ts';

/** Colours that a page lends the browser around it, by theme. */
export interface ThemeColors {
  dark: string;
  light: string;
}

/** What changes in the built page from one delivery to the next. */
export interface PageParts {
  /** Fresh random text for each response, the same as in its Content-Security-Policy. */
  nonce: string;
  config: SiteConfig;
  /** Address of the brand's style sheet: `src/design-system/theme/generated/brand-<id>.css` in the manifest of the build. */
  brandStyles: string;
  /** Of the brand. With them the page can be installed, and its browser keep it; without, it is a page like any other. */
  themeColors?: ThemeColors | undefined;
  /** The page as the site's components draw it, when the server has drawn it. */
  words?: PublicPage | undefined;
  /** Text of a style sheet of the build, by its address. */
  styleText?: ((address: string) => string | undefined) | undefined;
  /** Addresses of the scripts that source files became, and of those that these import. */
  scripts?: ((sources: readonly string[]) => readonly string[]) | undefined;
}

/**
 * Completes the built `index.html`. Any server can do the same: put a nonce for `__CSP_NONCE__`, the brand in the
 * `data-brand` of the html element and in addresses below `/brand/`, the head parts for `<!--site-head-->`, on the home
 * page the picture of its first banner for `<!--site-hero-->`, which is seen while the page's code is on its way, and the
 * page's words for `<!--site-words-->`: see docs/decisions/2026-11-pages-with-words.md. Words are shown once they are there to
 * their end: on a phone the parts of home stand in another order than in the page, and would move as others come.
 */
export function renderPage(
  html: string,
  { nonce, config, brandStyles, themeColors, words, styleText, scripts = () => [] }: PageParts,
): string {
  const head = [
    words?.html ? `<link rel="expect" href="#root" blocking="render">` : '',
    dataBlock('site-config', config),
    `<link rel="stylesheet" href="${brandStyles}" nonce="${nonce}">`,
    themeColors ? appHead(themeColors, words?.language ?? 'en') : '',
    wordsHere,
  ].join('');
  // They would be known only once the code of the first screen runs, which comes before them.
  const preloads = scripts(words?.sources ?? [])
    .filter((address) => !html.includes(address))
    .map((address) => `<link rel="modulepreload" crossorigin href="${address}" nonce="${nonce}">`);
  const page = html
    .replace('</head>', () => `${preloads.join('')}</head>`)
    .replace('<!--site-head-->', () => head)
    .replace('<!--site-hero-->', () => (config.hero ? pictureOf(config.hero) : ''))
    .replace('data-brand="aurora"', () => `data-brand="${config.brand}"`)
    .replaceAll('"/brand/aurora/', () => `"/brand/${config.brand}/`)
    .replaceAll('__CSP_NONCE__', nonce);
  // Last, so that nothing that somebody wrote is taken for a place of the page.
  return withWords(words?.html ? wordsFirst(page, nonce, styleText) : page, words, nonce);
}

/**
 * What makes the site an app of its own: its manifest, the mark for iOS, which reads no manifest's, and the colour around
 * it. The addresses become those of the brand with the others of the page.
 */
const appHead = (themeColors: ThemeColors, language: string): string =>
  [
    `<link rel="manifest" href="/brand/aurora/${language}.webmanifest">`,
    '<link rel="apple-touch-icon" href="/brand/aurora/icon-180.png">',
    ...Object.entries(themeColors).map(
      ([theme, color]) =>
        `<meta name="theme-color" content="${color}" media="(prefers-color-scheme: ${theme})" data-of="${theme}">`,
    ),
  ].join('');

/**
 * Nothing stands between a page's words and the visitor: its style sheets come with it, where a link would ask for them
 * over the line first, and the site's code is asked for behind them. Files that come while the words are read would be
 * taken in before the first frame, a third of its time on a slow processor.
 */
function wordsFirst(page: string, nonce: string, styleText: PageParts['styleText']): string {
  const code: string[] = [];
  return page
    .replaceAll(/<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g, (link, address: string) => {
      const text = styleText?.(address);
      return text === undefined ? link : `<style nonce="${nonce}">${text.replaceAll('</', '<\\/')}</style>`;
    })
    .replaceAll(/<link rel="modulepreload"([^>]*)>\s*/g, (_, rest: string) => {
      code.push(`<link rel="modulepreload" fetchpriority="low"${rest}>`);
      return '';
    })
    .replace('</body>', () => `${code.join('')}</body>`);
}

/** `<` could close the block; JSON may write it as an escape anywhere inside a string. */
const dataBlock = (id: string, data: object): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

const wordsHere = '<!--site-words-head-->';

function withWords(page: string, words: PublicPage | undefined, nonce: string): string {
  const { html = '', rules = '', head, preloaded } = words ?? {};
  const language = words && `<html lang="${words.language}" dir="${words.direction}"`;
  // The end tag is all that can end a style sheet early.
  const styles = rules && `<style nonce="${nonce}">${rules.replaceAll('</', '<\\/')}</style>`;
  return (
    (head ? page.replace(/<title>[^<]*<\/title>/, '') : page)
      .replace('<html lang="en" dir="ltr"', (whole) => language ?? whole)
      .replace(wordsHere, () => (head ? renderHead(head, nonce) : '') + styles)
      // Behind all that is seen.
      .replace('<!--site-answers-->', () => (preloaded ? dataBlock('site-answers', preloaded) : ''))
      .replace('<!--site-words-->', () => html && `<div class="server-page">${html}</div>${waiting(nonce)}`)
  );
}

const watchSite = `function (script) {
  var page = script.previousElementSibling;
  var data = document.documentElement.dataset;
  if ('ownWords' in data) return page.remove();
  if ('offline' in data) return;
  var latest;
  var watch = new MutationObserver(function () {
    var main = document.querySelector('#root main');
    if (!main) return;
    latest = latest || setTimeout(show, 2500);
    if (!main.querySelector('[aria-busy=true]')) show();
  });
  function show() {
    watch.disconnect();
    page.remove();
  }
  var near = new IntersectionObserver(function (seen) {
    seen.forEach(function (each) {
      if (!each.isIntersecting) return;
      near.unobserve(each.target);
      each.target.src = each.target.dataset.src;
    });
  }, { rootMargin: '25%' });
  requestAnimationFrame(function () {
    page.querySelectorAll('img[data-src]').forEach(function (picture) {
      var box = picture.getBoundingClientRect();
      if (box.top < innerHeight && box.left < innerWidth && box.right > 0) return;
      picture.removeAttribute('src');
      near.observe(picture);
    });
  });
  page.inert = page.ariaHidden = true;
  setTimeout(function () {
    page.inert = false;
    page.ariaHidden = null;
  }, 15000);
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['aria-busy'] });
}`.replace(/\s+/g, ' ');

/**
 * Where scripts run, pictures of a wall that are out of sight wait until they nearly are in it: a browser fetches lazy ones
 * from screens away, and the site's code would come behind them. Nothing can be pressed until that code is there to answer,
 * and the words stay until the site has as many: what it draws meanwhile is out of sight. Without the code, links work after
 * all.
 */
const waiting = (nonce: string): string =>
  `<script nonce="${nonce}">(${watchSite})(document.currentScript)</script>`;

/** The widths of `Hero`, which puts the same picture in its place. */
function pictureOf({ image, imageSmall }: HeroPicture): string {
  const small = imageSmall && `<source media="(max-width: 959px)" srcset="${escaped(imageSmall)}">`;
  return `<picture class="splash-hero">${small ?? ''}<img src="${escaped(image)}" alt="" fetchpriority="high"></picture>`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
