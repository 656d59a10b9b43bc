// @ts-check
// The built platform as a process of its own, the way `npm start` runs it. It tells the test where its database is:
// there the test does what an operator's hands would do (switch maintenance on, read the books, read a captcha), and the
// product rightly offers no way to do it from a browser.

import { Server } from 'node:http';
import { inspect } from 'node:util';
import pg from 'pg';

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

// The platform compares its clock with the database's each minute: it moves with it, or no bets would be taken any more.
const { query } = pg.Pool.prototype;
pg.Pool.prototype.query = /** @type {any} */ (
  /** @this {unknown} @param {any[]} given */
  function queryInTime(...given) {
    const answer = Reflect.apply(query, this, given);
    const text = given[0]?.text ?? given[0];
    if (movedBy === 0 || !/clock_timestamp\(\)/.test(text)) return answer;
    return answer.then((/** @type {pg.QueryResult<{ now: number }>} */ result) => {
      for (const row of result.rows) row.now += movedBy;
      return result;
    });
  }
);

const built = (/** @type {string} */ name) =>
  import(new URL(`../../dist/server/${name}.js`, import.meta.url).href);
const { startPlatform } = await built('node');
const { demoGuests } = await built('demo');

// Replies can be broken before the platform sees who asks, so that every engine meets the same fault.
/** @type {{ path: RegExp, how: import('./platform').Fault, met: string[] } | undefined} */
let broken;
const emit = Server.prototype.emit;
/** @this {Server} @param {string | symbol} event @param {any[]} given */
Server.prototype.emit = function emitUnlessBroken(event, ...given) {
  const [request, response] = given;
  if (event !== 'request' || !broken?.path.test(request.url))
    return Reflect.apply(emit, this, [event, ...given]);
  const { how, met } = broken;
  met.push(request.url);
  if (how === 'refuse') request.socket.destroy();
  else if (how !== 'hang')
    response
      .writeHead(how.status ?? 200, {
        'content-type': how.type ?? 'text/plain',
        ...(how.policy && { 'content-security-policy': how.policy }),
      })
      .end(how.body);
  return true;
};

/** @typedef {{ path: string, how: import('./platform').Fault }} Break */
process.on('message', (/** @type {{ moveBy: number } | { breaks: Break | null }} */ asked) => {
  if ('moveBy' in asked) {
    movedBy += asked.moveBy;
    process.send?.({ movedBy });
    return;
  }
  const met = broken?.met ?? [];
  broken = asked.breaks ? { path: new RegExp(asked.breaks.path), how: asked.breaks.how, met: [] } : undefined;
  process.send?.({ met });
});
process.on('disconnect', () => process.exit(0));

try {
  const running = await startPlatform(process.env, { guests: demoGuests });
  process.on('SIGTERM', () => void running.close().then(() => process.exit(0)));
  process.send?.({ databaseUrl: running.databaseUrl });
} catch (error) {
  process.send?.({ failed: inspect(error) });
  process.exitCode = 1;
}
