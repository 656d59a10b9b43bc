import { fileURLToPath } from 'node:url';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import openapiTypescript, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { allCalls } from '../../contract/namedCalls';
import { openApiDocument, type OpenApiDocument } from './document';

// The document as other teams read it: by the tools that most of them use.

const folder = fileURLToPath(new URL('../../contract', import.meta.url));
const text = JSON.stringify(await openApiDocument(folder, '1.0.0'));
/** Each tool gets its own: some change what they are given. */
const copy = () => JSON.parse(text) as OpenApiDocument;

/** What Redocly's lint says under its recommended rules, its warnings being errors. */
async function lint(source: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended-strict'] });
  const problems = await lintFromString({ source, config, absoluteRef: 'openapi.json' });
  return problems.map(
    ({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ''}`,
  );
}

const slow = 120_000;

it(
  'passes Redocly’s lint, which sees a wrong structure, a reference to nothing and a call that does not say who may make it',
  async () => {
    expect(await lint(text)).toEqual([]);
    const broken = copy();
    const [first = {}, second = {}] = Object.values(broken.paths);
    first['get'] = { responses: 'none' };
    for (const operation of Object.values(second)) delete operation['security'];
    Object.assign(broken.components['responses'] ?? {}, { Lost: { $ref: '#/components/responses/None' } });
    const said = (await lint(JSON.stringify(broken))).join();
    for (const rule of ['struct', 'security-defined', 'no-unresolved-refs']) expect(said).toContain(rule);
  },
  slow,
);

it(
  'becomes types by openapi-typescript, one operation for each call',
  async () => {
    const types = astToString(await openapiTypescript(copy() as never));
    const { diagnostics } = ts.transpileModule(types, { reportDiagnostics: true });
    expect(diagnostics).toEqual([]);
    for (const { name } of allCalls) expect(types).toContain(`"${name}": {`);
    // What stands for anything would hide a schema that was not understood.
    expect(types).not.toContain(': any');
  },
  slow,
);
