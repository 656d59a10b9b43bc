// @ts-check
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} Finding
 * @property {'changed' | 'new' | 'gone' | 'failed'} kind
 * @property {string} id story
 * @property {string} story title and name
 * @property {string} cell
 * @property {string} [words] what went wrong, or by how much it differs
 * @property {string} [digest] of the picture as it was drawn
 * @property {Buffer} [before] WebP, as are the others
 * @property {Buffer} [after]
 * @property {Buffer | undefined} [diff]
 */

/** What `findings.json` keeps of a finding, with the names of its pictures' files.
 * @typedef {Pick<Finding, 'kind' | 'id' | 'cell' | 'digest'> & { after?: string }} Told */

const escape = (/** @type {string} */ text) =>
  text.replace(/[&<>"]/g, (letter) => `&#${letter.codePointAt(0)};`);

const look = `
body { margin: 0; padding: 2rem; font: 16px/1.5 system-ui, sans-serif; color: #1a1d29; background: #f5f6fa; }
h1 { font-size: 1.5rem; } h2 { font-size: 1rem; margin: 2rem 0 0.5rem; } p { margin: 0 0 0.5rem; }
.pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); gap: 1rem; }
figure { margin: 0; } figcaption { font-weight: 600; }
img { max-width: 100%; border: 1px solid #c5c9d6; background: #fff; }
.swipe { display: grid; overflow: auto; } .swipe > img { grid-area: 1 / 1; }
.swipe > img + img { clip-path: inset(0 0 0 var(--cut, 50%)); } input[type=range] { inline-size: 100%; }
[data-zoom='2'] img, [data-zoom='4'] img { max-width: none; image-rendering: pixelated; }
[data-zoom='2'] img { inline-size: calc(2px * var(--wide)); } [data-zoom='4'] img { inline-size: calc(4px * var(--wide)); }
[data-zoom='1'] img { max-width: none; } [data-zoom] :is(figure, .swipe) { overflow: auto; }
button, a.story { font: inherit; margin-inline-end: 0.5rem; } section[data-kept] { opacity: 0.4; }
@media (prefers-color-scheme: dark) { body { color: #eceef5; background: #10131d; } img { border-color: #3a4056; }
  a { color: #9db4ff; } }
`;

/** What the page does: runs in it. Keeping asks the server of `npm run visual -- --review`; read as a file, it says the command. */
function act() {
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    /** @type {HTMLElement | null} */ (target.previousElementSibling)?.style.setProperty(
      '--cut',
      `${target.value}%`,
    );
  });
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    const section = /** @type {HTMLElement | null} */ (button?.closest('section'));
    if (!button || !section) return;
    const zoom = button.dataset['zoom'];
    if (zoom !== undefined) {
      const [picture] = section.getElementsByTagName('img');
      section.style.setProperty('--wide', String(picture?.naturalWidth ?? 0));
      if (zoom === '') delete section.dataset['zoom'];
      else section.dataset['zoom'] = zoom;
      return;
    }
    void keep(section.dataset['story'] ?? '');
  });

  /** @param {string} id of the story whose pictures are kept */
  async function keep(id) {
    const answer = await fetch('/accept', { method: 'POST', body: id }).catch(() => undefined);
    if (!answer?.ok) {
      alert(`Run: npm run visual -- --accept ${id}`);
      return;
    }
    for (const each of document.querySelectorAll(`section[data-story="${id}"]`))
      each.toggleAttribute('data-kept', true);
  }
}

/**
 * Writes a page that shows what differs: before, after, one over the other, and where.
 * @param {string} folder emptied first
 * @param {readonly Finding[]} findings
 * @param {string} summary one line
 */
export function writeReport(folder, findings, summary) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  /** @type {Told[]} */
  const told = [];
  const sections = findings.map((finding, index) => {
    const { id, kind, cell, digest, story } = finding;
    const files = /** @type {const} */ (['before', 'after', 'diff']).flatMap((name) => {
      const picture = finding[name];
      if (!picture) return [];
      const file = `${index}-${name}.webp`;
      writeFileSync(join(folder, file), picture);
      return [{ name, file, alt: escape(`${story}, ${cell}, ${name}`) }];
    });
    const fileOf = (/** @type {string} */ wanted) => files.find(({ name }) => name === wanted)?.file;
    const after = fileOf('after');
    told.push({ kind, id, cell, ...(digest && { digest }), ...(after && { after }) });
    const pictures = files.map(
      ({ name, file, alt }) =>
        `<figure><figcaption>${name}</figcaption><a href="${file}"><img src="${file}" alt="${alt}" loading="lazy"></a></figure>`,
    );
    const before = fileOf('before');
    const swipe =
      before && after
        ? `<figure><figcaption>before | after</figcaption><div class="swipe"><img src="${before}" alt="" loading="lazy"><img src="${after}" alt="" loading="lazy"></div><input type="range" min="0" max="100" aria-label="How much of before is shown"></figure>`
        : '';
    const words = finding.words ? `<p>${escape(finding.words)}</p>` : '';
    const zooms = ['', '1', '2', '4'].map(
      (zoom) => `<button data-zoom="${zoom}">${zoom === '' ? 'fit' : `${zoom} ×`}</button>`,
    );
    const keep = kind === 'failed' ? '' : `<button>Keep ${escape(id)}</button>`;
    const link = kind === 'gone' ? '' : `<a class="story" href="/?path=/story/${id}">Story</a>`;
    return `<section data-story="${escape(id)}"><h2>${escape(`${story} · ${cell} · ${kind}`)}</h2>${words}<p>${link}${zooms.join('')}${keep}</p><div class="pictures">${swipe}${pictures.join('')}</div></section>`;
  });
  writeFileSync(join(folder, 'findings.json'), JSON.stringify(told));
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Pictures that differ</title><style>${look}</style><h1>${escape(summary)}</h1>${sections.join('\n')}<script>(${act.toString()})()</script></html>\n`,
  );
}
