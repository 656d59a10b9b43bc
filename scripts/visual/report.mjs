// @ts-check
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} Finding
 * @property {'changed' | 'new' | 'gone' | 'failed'} kind
 * @property {string} story title and name
 * @property {string} cell
 * @property {string} [words] what went wrong, or by how much it differs
 * @property {Buffer} [before] WebP, as are the others
 * @property {Buffer} [after]
 * @property {Buffer | undefined} [diff]
 */

const escape = (/** @type {string} */ text) =>
  text.replace(/[&<>"]/g, (letter) => `&#${letter.codePointAt(0)};`);

const look = `
body { margin: 0; padding: 2rem; font: 16px/1.5 system-ui, sans-serif; color: #1a1d29; background: #f5f6fa; }
h1 { font-size: 1.5rem; } h2 { font-size: 1rem; margin: 2rem 0 0.5rem; } p { margin: 0 0 0.5rem; }
.pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr)); gap: 1rem; }
figure { margin: 0; } figcaption { font-weight: 600; }
img { max-width: 100%; border: 1px solid #c5c9d6; background: #fff; }
@media (prefers-color-scheme: dark) { body { color: #eceef5; background: #10131d; } img { border-color: #3a4056; } }
`;

/**
 * Writes a page that shows what differs: before, after, and where.
 * @param {string} folder emptied first
 * @param {readonly Finding[]} findings
 * @param {string} summary one line
 */
export function writeReport(folder, findings, summary) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const sections = findings.map((finding, index) => {
    const pictures = /** @type {const} */ (['before', 'after', 'diff']).flatMap((name) => {
      const picture = finding[name];
      if (!picture) return [];
      const file = `${index}-${name}.webp`;
      writeFileSync(join(folder, file), picture);
      const alt = `${finding.story}, ${finding.cell}, ${name}`;
      return `<figure><figcaption>${name}</figcaption><a href="${file}"><img src="${file}" alt="${escape(alt)}" loading="lazy"></a></figure>`;
    });
    const words = finding.words ? `<p>${escape(finding.words)}</p>` : '';
    return `<section><h2>${escape(`${finding.story} · ${finding.cell} · ${finding.kind}`)}</h2>${words}<div class="pictures">${pictures.join('')}</div></section>`;
  });
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Pictures that differ</title><style>${look}</style><h1>${escape(summary)}</h1>${sections.join('\n')}</html>\n`,
  );
}
