// @ts-check
// npm run sandbox -- <words>: the operator's command line. Tells the platform that runs on the data folder what to do, or the
// one whose address OPERATOR names, with the token in OPERATOR_TOKEN; `npm run sandbox -- help` lists the words. These work
// without a platform that runs:
//   backup <file>    all that the embedded database holds, in one file
//   restore <file>   makes the data of an empty folder from it
//   token <name> <role>   makes a token, and the line of it for the file that OPERATORS names
import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { helpIfAsked } from './help.mjs';
import { root } from './root.mjs';

helpIfAsked();
const { DATA_DIR, INIT_CWD, OPERATOR, OPERATOR_TOKEN, PORT } = process.env;
const dataDir = DATA_DIR || join(root, '.data');
const start = 'Start it with npm start or npm run dev, then say this again.';

/**
 * @param {string} words
 * @returns {never}
 */
function fail(words) {
  console.error(words);
  process.exit(1);
}

/** @returns {{ address: string, secret: string }} */
function findDoor() {
  if (OPERATOR) {
    const url = URL.canParse(OPERATOR) ? new URL(OPERATOR) : undefined;
    const isHere = url !== undefined && /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);
    if (url?.protocol !== 'https:' && !(url?.protocol === 'http:' && isHere))
      fail(`OPERATOR is ${OPERATOR}; it has to be an https address, or one of this machine.`);
    if (!OPERATOR_TOKEN) fail(`OPERATOR_TOKEN is not set: ${OPERATOR} asks who you are.`);
    return { address: new URL('/operator', url).href, secret: OPERATOR_TOKEN };
  }
  try {
    const door = JSON.parse(readFileSync(join(dataDir, 'operator.json'), 'utf8'));
    const { port } = new URL(door.address);
    if (PORT && PORT !== port)
      fail(
        `PORT is ${PORT}, and the platform on ${dataDir} is at ${port}. Name the other one's folder: DATA_DIR=<folder>.`,
      );
    return door;
  } catch {
    return fail(`No platform runs on ${dataDir}. ${start}`);
  }
}

/**
 * Makes a token that is shown once, and the line by which a platform knows it.
 * @param {readonly string[]} words
 */
function makeToken([name, role, ...more]) {
  const roles = ['viewer', 'support', 'cashier', 'admin'];
  if (!name || !role || !roles.includes(role) || more.length > 0)
    fail(`Say a name in quotes and a role, one of ${roles.join(', ')}: token "Ana Lima" cashier`);
  const token = randomBytes(32).toString('base64url');
  const sha256 = createHash('sha256').update(token).digest('hex');
  console.log(`Give ${name} this token, which is shown once: ${token}`);
  console.log(
    `Add this to the list in the file that OPERATORS names:\n${JSON.stringify({ name, role, sha256 })}`,
  );
}

// The platform runs in another folder than the one in which this was typed.
const words = process.argv.slice(2);
const atHand = (/** @type {string} */ path) => resolve(INIT_CWD ?? '.', path);
if (words[0] === 'backup' || words[0] === 'restore') {
  const { keepData } = await import('./backup.mjs');
  process.exit(await keepData(words[0], dataDir, words.slice(1).map(atHand)));
}
if (words[0] === 'token') {
  makeToken(words.slice(1));
  process.exit(0);
}

const door = findDoor();
// Elsewhere a folder is one of the platform's, by its name there.
if (!OPERATOR && words[0] === 'content' && words[2] !== undefined) words[2] = atHand(words[2]);
const answer = await fetch(door.address, {
  method: 'POST',
  headers: { authorization: `Bearer ${door.secret}`, 'content-type': 'application/json' },
  body: JSON.stringify(words.length > 0 ? words : ['help']),
}).catch(() => undefined);
if (!answer)
  fail(
    OPERATOR
      ? `${OPERATOR} does not answer. Is that the address, and its certificate one that this machine trusts?`
      : `The platform that ran on ${dataDir} does not answer. ${start}`,
  );
const { says } = await answer.json().catch(() => ({ says: 'This is no answer of a platform.' }));
if (!answer.ok) fail(says);
console.log(says);
