// @ts-check
// npm run openapi: writes the contract as an OpenAPI 3.1 document.
//   node scripts/openapi.mjs [file]    dist/openapi.json unless another is named
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setupOrExit } from './setup.mjs';

setupOrExit();
const { tsImport } = await import('tsx/esm/api');
/** @type {typeof import('./openapi/document')} */
const { openApiDocument } = await tsImport('./openapi/document.ts', import.meta.url);
const root = fileURLToPath(new URL('..', import.meta.url));
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const file = resolve(process.argv[2] ?? join(root, 'dist/openapi.json'));
const document = await openApiDocument(join(root, 'contract'), version);
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(document, undefined, 2)}\n`);
const calls = Object.values(document.paths).flatMap((methods) => Object.keys(methods)).length;
console.log(`${calls} calls are described in ${file}.`);
