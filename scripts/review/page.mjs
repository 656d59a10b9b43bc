// @ts-check
// The reviewer's page: one file that opens without a server, keeps what is typed in the browser, and saves a file.
import { tsImport } from 'tsx/esm/api';

/** @type {typeof import('../../locales/registry')} */
const { localeRow } = await tsImport('../../locales/registry.ts', import.meta.url);

/**
 * @typedef {object} ReviewRow
 * @property {string} id
 * @property {string} english
 * @property {string} text translation, empty where there is none
 * @property {string} [note] for translators
 * @property {boolean} isReviewed whether a person has called this very text right before
 */

/**
 * @typedef {object} Place where a message is seen
 * @property {string} picture file beside the page
 * @property {string} story name of the story, to be looked up in Storybook
 * @property {{ x: number, y: number, width: number, height: number }} box in pixels of the picture
 */

const escapeText = (/** @type {string} */ text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Data within a script element: nothing in it can end the element. @param {unknown} value */
const inScript = (value) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * @param {string} tag @param {ReviewRow[]} rows @param {Record<string, Place>} places by message id
 * @returns {string} html
 */
export function reviewPage(tag, rows, places) {
  const { endonym, dir } = localeRow(/** @type {import('#locales').LocaleTag} */ (tag));
  const english = new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag;
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Review: ${escapeText(english)}</title>
<style>
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; max-width: 76rem; padding: 1rem; }
  header { position: sticky; inset-block-start: 0; background: Canvas; padding-block: .75rem; border-block-end: 1px solid GrayText; display: flex; flex-wrap: wrap; gap: .75rem; align-items: center; z-index: 1; }
  h1 { font-size: 1.25rem; margin: 0; flex: 1 1 16rem; }
  input[type=search] { font: inherit; padding: .4rem .6rem; flex: 1 1 12rem; }
  button { font: inherit; padding: .4rem .9rem; }
  article { display: grid; grid-template-columns: 1fr 1fr; gap: .25rem 1.5rem; padding-block: 1rem; border-block-end: 1px solid color-mix(in srgb, GrayText 40%, transparent); content-visibility: auto; contain-intrinsic-size: auto 9rem; }
  article[data-done] { opacity: .6; }
  code, small { color: GrayText; overflow-wrap: anywhere; }
  p { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap; }
  textarea { font: inherit; inline-size: 100%; box-sizing: border-box; min-block-size: 3.2rem; }
  details { grid-column: 1 / -1; }
  figure { position: relative; margin: .5rem 0; inline-size: fit-content; max-inline-size: 100%; overflow: auto; }
  figure div { position: relative; }
  figure img { display: block; }
  figure i { position: absolute; outline: 3px solid #e0457b; outline-offset: 2px; border-radius: 2px; }
  @media (max-width: 45rem) { article { grid-template-columns: 1fr; } }
</style>
<header>
  <h1>${escapeText(english)} · <span lang="${tag}" dir="${dir}">${escapeText(endonym)}</span></h1>
  <input type="search" id="find" aria-label="Find in ids and texts" placeholder="Find">
  <label><input type="checkbox" id="open"> Only what is left</label>
  <output id="count"></output>
  <button id="save">Save file</button>
</header>
<p style="padding-block:.75rem">Call a text right, or type how it should read and call it right. Keep {values} and &lt;tags&gt; as they are.
What you type stays in this browser; “Save file” gives you the file to send back.</p>
<main id="rows"></main>
<script type="application/json" id="data">${inScript({ tag, dir, rows, places })}</script>
<script>
  const { tag, dir, rows, places } = JSON.parse(document.getElementById('data').textContent);
  const key = 'review:' + tag;
  const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
  const of = (row) => (kept[row.id]?.english === row.english && kept[row.id]?.text === row.text ? kept[row.id] : undefined);
  const isDone = (row) => of(row)?.isRight ?? row.isReviewed;
  const keep = (row, change) => {
    kept[row.id] = { english: row.english, text: row.text, isRight: isDone(row), ...of(row), ...change };
    localStorage.setItem(key, JSON.stringify(kept));
    tell();
  };
  const tell = () => { count.textContent = rows.filter(isDone).length + ' of ' + rows.length + ' right'; };
  const add = (parent, name, properties = {}) => parent.appendChild(Object.assign(document.createElement(name), properties));
  const draw = () => {
    const main = document.getElementById('rows');
    main.replaceChildren();
    const wanted = find.value.toLowerCase();
    for (const row of rows) {
      if (open.checked && isDone(row)) continue;
      if (wanted && ![row.id, row.english, row.text].some((text) => text.toLowerCase().includes(wanted))) continue;
      const article = add(main, 'article');
      article.toggleAttribute('data-done', isDone(row));
      const left = add(article, 'div');
      add(left, 'code', { textContent: row.id });
      add(left, 'p', { textContent: row.english });
      if (row.note) add(left, 'small', { textContent: row.note });
      const right = add(article, 'div');
      add(right, 'p', { textContent: row.text || 'not translated', lang: tag, dir });
      const area = add(right, 'textarea', { value: of(row)?.correction ?? '', lang: tag, dir, placeholder: 'Better' });
      area.setAttribute('aria-label', 'Better text for ' + row.id);
      area.addEventListener('input', () => keep(row, { correction: area.value }));
      const label = add(right, 'label');
      const box = add(label, 'input', { type: 'checkbox', checked: isDone(row) });
      label.append(' Right');
      box.addEventListener('change', () => { keep(row, { isRight: box.checked }); article.toggleAttribute('data-done', box.checked); });
      const place = places[row.id];
      if (!place) continue;
      const details = add(article, 'details');
      add(details, 'summary', { textContent: 'Where it is used: ' + place.story });
      details.addEventListener('toggle', () => {
        if (details.querySelector('img')) return;
        const frame = add(add(details, 'figure'), 'div');
        add(frame, 'img', { src: place.picture, alt: '' });
        const mark = add(frame, 'i');
        for (const [side, value] of [['left', place.box.x], ['top', place.box.y], ['width', place.box.width], ['height', place.box.height]])
          mark.style[side] = value + 'px';
      });
    }
  };
  const [find, open, count] = ['find', 'open', 'count'].map((id) => document.getElementById(id));
  find.addEventListener('input', draw);
  open.addEventListener('change', draw);
  document.getElementById('save').addEventListener('click', () => {
    const messages = Object.fromEntries(rows.filter((row) => of(row)?.isRight).map((row) => {
      const { english, text, correction } = of(row);
      return [row.id, { english, text, ...(correction?.trim() && { correction: correction.trim() }) }];
    }));
    const file = new Blob([JSON.stringify({ tag, messages }, null, 2)], { type: 'application/json' });
    Object.assign(document.createElement('a'), { href: URL.createObjectURL(file), download: tag + '.review.json' }).click();
  });
  draw();
  tell();
</script>
`;
}
