// @ts-check
// npm run openapi: writes the contract as an OpenAPI 3.1 document, and the vendors' wallet API as another beside it.
//   node scripts/openapi.mjs [file]    dist/openapi.json unless another is named, and wallet-openapi.json
import { closeSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readOptions, systemWords } from './help.mjs';
import { readJson, root } from './root.mjs';
import { setupOrExit } from './setup.mjs';

/** @param {string} words @returns {never} */
function stop(words) {
  console.error(words);
  process.exit(2);
}

const { positionals } = readOptions({ allowPositionals: true });
if (positionals.length > 1) stop(`One file is written, and not ${positionals.join(' and ')}.`);
const file = resolve(positionals[0] ?? join(root, 'dist/openapi.json'));
// Before half a minute of work: a place that cannot be written to is said at once.
try {
  mkdirSync(dirname(file), { recursive: true });
  closeSync(openSync(file, 'a'));
} catch (error) {
  stop(`${file} cannot be written: ${systemWords(error)}.`);
}

setupOrExit();
const { tsImport } = await import('tsx/esm/api');
/** @type {typeof import('./openapi/document')} */
const { openApiDocument } = await tsImport('./openapi/document.ts', import.meta.url);
const { version } = readJson('package.json');
const document = await openApiDocument(join(root, 'contract'), version);
writeFileSync(file, `${JSON.stringify(document, undefined, 2)}\n`);
/** @type {typeof import('./openapi/walletDocument')} */
const { walletOpenApiDocument } = await tsImport('./openapi/walletDocument.ts', import.meta.url);
const walletFile = join(dirname(file), 'wallet-openapi.json');
writeFileSync(walletFile, `${JSON.stringify(walletOpenApiDocument(version), undefined, 2)}\n`);
const calls = Object.values(document.paths).flatMap((methods) => Object.keys(methods)).length;
console.log(`${calls} calls are described in ${file}, those of vendors in ${walletFile}.`);
