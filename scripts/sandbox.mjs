// @ts-check
// npm run sandbox -- <words>: the operator's command line. Tells the platform that runs on the data folder what to do;
// `npm run sandbox -- help` lists the words. Production platforms have no such door, but these two they have, too:
//   backup <file>    all that the embedded database holds, in one file, while the platform runs or not
//   restore <file>   makes the data of an empty folder from it
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { helpIfAsked } from './help.mjs';

helpIfAsked();
const root = fileURLToPath(new URL('..', import.meta.url));
const dataDir = process.env['DATA_DIR'] || join(root, '.data');
const start = 'Start it with npm start or npm run dev, then say this again.';

/** @returns {{ address: string, secret: string } | undefined} */
function findDoor() {
  try {
    return JSON.parse(readFileSync(join(dataDir, 'operator.json'), 'utf8'));
  } catch {
    return undefined;
  }
}

// The platform runs in another folder than the one in which this was typed.
const words = process.argv.slice(2);
const atHand = (/** @type {string} */ path) => resolve(process.env['INIT_CWD'] ?? '.', path);
if (words[0] === 'backup' || words[0] === 'restore') {
  const { keepData } = await import('./backup.mjs');
  process.exit(await keepData(words[0], dataDir, words.slice(1).map(atHand)));
}

const door = findDoor();
if (!door) {
  console.error(`No platform runs on ${dataDir}. ${start}`);
  process.exit(1);
}
if (words[0] === 'content' && words[2] !== undefined) words[2] = atHand(words[2]);
const answer = await fetch(door.address, {
  method: 'POST',
  headers: { authorization: `Bearer ${door.secret}`, 'content-type': 'application/json' },
  body: JSON.stringify(words),
}).catch(() => undefined);
if (!answer) {
  console.error(`The platform that ran on ${dataDir} does not answer. ${start}`);
  process.exit(1);
}
const text = (await answer.text()).trimEnd();
if (answer.ok) console.log(text);
else console.error(text);
process.exit(answer.ok ? 0 : 1);
