// @ts-check
// The built platform as a process of its own, the way `npm start` runs it. It tells the test where its database is:
// there the test does what an operator's hands would do (switch maintenance on, read the books, read a captcha), and the
// product rightly offers no way to do it from a browser.

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

const { startPlatform } = await import(new URL('../../dist/server/node.js', import.meta.url).href);

process.on('message', (/** @type {{ moveBy: number }} */ { moveBy }) => {
  movedBy += moveBy;
  process.send?.({ movedBy });
});
process.on('disconnect', () => process.exit(0));

try {
  const running = await startPlatform(process.env);
  process.on('SIGTERM', () => void running.close().then(() => process.exit(0)));
  process.send?.({ databaseUrl: running.databaseUrl });
} catch (error) {
  process.send?.({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  process.exitCode = 1;
}
