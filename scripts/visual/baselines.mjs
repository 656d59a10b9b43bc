// @ts-check
// The pictures that are kept: a digest of each, which decides, and for some cells a copy for eyes.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** @typedef {ReturnType<typeof openBaselines>} Baselines */

/**
 * @param {string} folder
 * @param {readonly { name: string }[]} shownCells of which copies are kept: all would weigh more than a repository should
 */
export function openBaselines(folder, shownCells) {
  const digestFile = join(folder, 'digests.json');
  const fileOf = (/** @type {string} */ cell, /** @type {string} */ id) =>
    join(folder, cell.replaceAll(', ', '-'), `${id}.webp`);
  /** By cell and story. @type {Record<string, Record<string, string>>} */
  const digests = existsSync(digestFile) ? JSON.parse(readFileSync(digestFile, 'utf8')) : {};

  return {
    /** @param {string} cell @param {string} id @returns {string | undefined} */
    digestOf: (cell, id) => digests[cell]?.[id],

    /** The copy for eyes, WebP. @param {string} cell @param {string} id @returns {Buffer | undefined} */
    copyOf: (cell, id) => (existsSync(fileOf(cell, id)) ? readFileSync(fileOf(cell, id)) : undefined),

    /** Every picture that is kept. @returns {{ cell: string, id: string }[]} */
    all: () => Object.entries(digests).flatMap(([cell, ids]) => Object.keys(ids).map((id) => ({ cell, id }))),

    /** @param {string} cell @param {string} id @param {string} digest @param {Buffer} copy WebP */
    keep(cell, id, digest, copy) {
      (digests[cell] ??= {})[id] = digest;
      if (!shownCells.some(({ name }) => name === cell)) return;
      mkdirSync(dirname(fileOf(cell, id)), { recursive: true });
      writeFileSync(fileOf(cell, id), copy);
    },

    /** @param {string} cell @param {string} id */
    remove(cell, id) {
      digests[cell] = Object.fromEntries(Object.entries(digests[cell] ?? {}).filter(([name]) => name !== id));
      rmSync(fileOf(cell, id), { force: true });
    },

    /** Writes one line for each picture, in an order of its own, so that a change reads as the stories it changed. */
    write() {
      const sorted = Object.entries(digests)
        .filter(([, ids]) => Object.keys(ids).length > 0)
        .sort(([a], [b]) => a.localeCompare(b, 'en'))
        .map(([cell, ids]) => [
          cell,
          Object.fromEntries(Object.entries(ids).sort(([a], [b]) => (a < b ? -1 : 1))),
        ]);
      mkdirSync(folder, { recursive: true });
      writeFileSync(digestFile, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`);
    },
  };
}

/**
 * Keeps what the last report shows of some stories, without drawing them again.
 * @param {Baselines} baselines
 * @param {string} report folder of the report
 * @param {readonly string[]} ids stories
 * @returns {string[]} the cells and stories that were kept
 * @throws {Error} when the report has nothing of a story
 */
export function accept(baselines, report, ids) {
  const file = join(report, 'findings.json');
  /** @type {import('./report.mjs').Told[]} */
  const told = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const kept = ids.flatMap((id) => {
    const own = told.filter((each) => each.id === id && each.kind !== 'failed');
    if (own.length === 0) throw new Error(`The last report has nothing of ${id} that could be kept.`);
    return own.map(({ kind, cell, digest, after }) => {
      if (kind === 'gone' || !digest || !after) baselines.remove(cell, id);
      else baselines.keep(cell, id, digest, readFileSync(join(report, after)));
      return `${cell}: ${id}`;
    });
  });
  baselines.write();
  return kept;
}
