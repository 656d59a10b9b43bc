// @ts-check
// What makes the package fit for applications that draw on a server.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Emotion takes a server's styles out of React's way before a browser goes on with the page, but not those within a
 * template, where React Aria draws the parts of tabs, tables and lists: React would throw such a part away and draw it anew.
 * @param {string} out folder of the package
 */
export function extractTemplateStyles(out) {
  const file = join(out, 'i18n/LocaleScope.js');
  const code = `if (typeof document !== 'undefined')
  for (const template of document.querySelectorAll('template'))
    for (const style of template.content.querySelectorAll('style[data-emotion*=" "]')) document.head.append(style);
`;
  writeFileSync(file, `${readFileSync(file, 'utf8')}${code}`);
}

/** Imports of packages with state, context or effects of React. */
const ofReact =
  /\bfrom ['"](?:react|react-[\w-]+|@emotion\/react|@react-[\w-]+|embla-carousel-react|@tabler\/icons-react)(?:\/[^'"]*)?['"]/;

/**
 * Says of modules with React that they run in the browser too: applications that render on the server have their border
 * there.
 * @param {string} out folder of the package
 */
export function markClientModules(out) {
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  for (const file of files) {
    const code = readFileSync(join(out, file), 'utf8');
    // A server cannot call `withRef`: the entries that do are the browser's as well.
    if (ofReact.test(code) || code.includes('withRef('))
      writeFileSync(join(out, file), `'use client';\n${code}`);
  }
}
