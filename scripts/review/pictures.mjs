// @ts-check
// Where messages are used, found by looking: every story is shown in the language, and each text on it that a message can
// have said is that message's place.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from '../browser.mjs';
import { root } from '../root.mjs';
import { serveFolder } from '../serve-folder.mjs';
import { buildWorkshop, entriesOf, isStory, openStory } from '../workshop.mjs';

/** Parts of a parsed message, as the catalogues are compiled. @typedef {{ type: number, value?: string, options?: Record<string, { value: Part[] }>, children?: Part[] }} Part */

/** A pattern of what a parsed message can say. @param {readonly Part[]} parts @returns {string} */
export function patternOf(parts) {
  return parts
    .map(({ type, value = '', options, children }) => {
      if (type === 0) return value.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s+/g, '\\s+');
      if (children) return patternOf(children);
      if (options)
        return `(?:${Object.values(options)
          .map((option) => patternOf(option.value))
          .join('|')})`;
      return '.+?';
    })
    .join('');
}

/** Runs in the page: texts with their boxes, those of small elements before those of what holds them. */
function textsInPage() {
  /** @type {{ text: string, box: import('./page.mjs').Place['box'] }[]} */
  const found = [];
  for (const element of document.body.querySelectorAll('*')) {
    const { x, y, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0 || element.closest('script, style, .sb-wrapper')) continue;
    const box = { x: Math.round(x + scrollX), y: Math.round(y + scrollY), width: Math.round(width), height: Math.round(height) }; // prettier-ignore
    const own = element.textContent.replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '').trim();
    const names = ['aria-label', 'placeholder', 'title', 'alt'].map(
      (name) => element.getAttribute(name) ?? '',
    );
    for (const text of [own, ...names]) if (text && text.length < 600) found.push({ text, box });
  }
  return found.sort((a, b) => a.box.width * a.box.height - b.box.width * b.box.height);
}

/**
 * @param {string} tag
 * @param {readonly import('./page.mjs').ReviewRow[]} rows messages that want a place
 * @param {string} folder where the pictures are written
 * @returns {Promise<Record<string, import('./page.mjs').Place>>} by message id, for those that were seen
 */
export async function captureScreenshots(tag, rows, folder) {
  const browser = await launchBrowser();
  const workshop = await buildWorkshop();
  const areas = [...new Set(rows.map(({ id }) => id.slice(0, id.indexOf('.'))))];
  const compiled = Object.assign(
    {},
    ...areas.concat('refusal').map((area) => {
      const path = join(root, `locales/.generated/${tag}/${area}.json`);
      return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
    }),
  );
  const waiting = new Map(
    rows
      .filter(({ id }) => compiled[id])
      .map(({ id }) => [id, new RegExp(`^${patternOf(compiled[id])}$`, 'su')]),
  );
  const isNear = (/** @type {string} */ id) => areas.some((area) => id.includes(area.toLowerCase()));
  // Those that bear the name of an area come first, so that one area is soon done.
  const stories = entriesOf(workshop)
    .filter(isStory)
    .sort((a, b) => Number(isNear(b.id)) - Number(isNear(a.id)));
  const server = await serveFolder(workshop);
  /** @type {Record<string, import('./page.mjs').Place>} */
  const places = {};
  try {
    const page = await browser.newPage({ viewport: { width: 1200, height: 900 }, reducedMotion: 'reduce' });
    for (const [index, { id, title, name }] of stories.entries()) {
      if (waiting.size === 0) break;
      if (index % 50 === 0)
        console.log(`${index} of ${stories.length} stories, ${waiting.size} messages left`);
      try {
        await openStory(page, server.url, id, { globals: { locale: tag }, patience: 20_000 });
      } catch {
        // A story that cannot be shown has its own test, which says so.
        continue;
      }
      const texts = await page.evaluate(textsInPage);
      const here = [...waiting].flatMap(([message, pattern]) => {
        const seen = texts.find(({ text }) => pattern.test(text));
        return seen ? [{ message, box: seen.box }] : [];
      });
      if (here.length === 0) continue;
      const picture = `${id}.jpg`;
      writeFileSync(
        join(folder, picture),
        await page.screenshot({ fullPage: true, type: 'jpeg', quality: 70 }),
      );
      for (const { message, box } of here) {
        places[message] = { picture, story: `${title}, ${name}`, box };
        waiting.delete(message);
      }
    }
  } finally {
    await browser.close();
    server.close();
  }
  return places;
}
