// @ts-check
// The built platform as a process of its own, the way `npm start` runs it, with one door more: the test may put a
// question to the database. That is what an operator's hands would do (switch maintenance on, read the books, read a
// captcha), and the product rightly offers no way to do it from a browser.
import { PGlite } from '@electric-sql/pglite';

// The platform's clock can be moved on, because a month is too long to wait for.
let movedBy = 0;
const RealDate = Date;
globalThis.Date = /** @type {DateConstructor} */ (
  class extends RealDate {
    /** @param {any[]} given */
    constructor(...given) {
      // @ts-expect-error a date takes one to seven values
      super(...(given.length === 0 ? [RealDate.now() + movedBy] : given));
    }
    /** @override */
    static now() {
      return RealDate.now() + movedBy;
    }
  }
);

/** @type {PGlite | undefined} */
let database;
const create = PGlite.create.bind(PGlite);
PGlite.create = /** @type {typeof PGlite.create} */ (
  async (/** @type {any[]} */ ...given) => {
    database = await create(...given);
    return database;
  }
);

const { startPlatform } = await import(new URL('../../dist/server/node.js', import.meta.url).href);

/** @param {{ id: number, text: string, values: unknown[], moveBy?: number }} question */
async function answer({ id, text, values, moveBy = 0 }) {
  movedBy += moveBy;
  try {
    const { rows } = (await database?.query(text, values)) ?? { rows: [] };
    process.send?.({ id, rows });
  } catch (error) {
    process.send?.({ id, error: String(error) });
  }
}
process.on('message', (/** @type {Parameters<typeof answer>[0]} */ question) => void answer(question));
process.on('disconnect', () => process.exit(0));

try {
  const running = await startPlatform(process.env);
  process.on('SIGTERM', () => void running.close().then(() => process.exit(0)));
  process.send?.({ ready: true });
} catch (error) {
  process.send?.({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  process.exitCode = 1;
}
