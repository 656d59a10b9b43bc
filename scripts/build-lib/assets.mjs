// @ts-check
// What the library carries besides modules: style sheets with their faces, and the design system's own words.
import { copyFileSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../root.mjs';

const theme = join(root, 'src/design-system/theme');

/**
 * Writes one file for each style sheet of the theme, and the faces they name.
 * @param {string} out folder of the package
 * @returns {string[]} names of the style sheets
 */
export function writeStyles(out) {
  // The test brand never ships.
  const brands = readdirSync(join(theme, 'generated')).filter(
    (file) => /^brand-.*\.css$/.test(file) && file !== 'brand-acid.css',
  );
  const sheets = [
    ...readdirSync(theme).filter((file) => file.endsWith('.css')),
    ...brands.map((file) => `generated/${file}`),
  ];
  mkdirSync(join(out, 'css/faces'), { recursive: true });
  for (const sheet of sheets) {
    const whole = readFileSync(join(theme, sheet), 'utf8').replace(
      /@import '(\.\/[^']+)';/g,
      (_, /** @type {string} */ path) => readFileSync(join(theme, path), 'utf8'),
    );
    const text = whole.replace(/url\('(@fontsource[^']+)'\)/g, (_, /** @type {string} */ path) => {
      copyFileSync(join(root, 'node_modules', path), join(out, 'css/faces', basename(path)));
      return `url('./faces/${basename(path)}')`;
    });
    writeFileSync(join(out, 'css', basename(sheet)), text);
  }
  return sheets.map((sheet) => basename(sheet));
}

/**
 * Writes the words of the design system in each language, compiled, for the `messages` of a LocaleScope.
 * @param {string} out folder of the package
 * @param {readonly string[]} tags languages
 */
export function writeWords(out, tags) {
  mkdirSync(join(out, 'words'), { recursive: true });
  for (const tag of tags)
    copyFileSync(join(root, 'locales/.generated', tag, 'ds.json'), join(out, 'words', `${tag}.json`));
}
