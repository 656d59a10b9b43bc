import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { contract, isRefusalCode, refusals, type Call } from '../../contract';
import { allCalls } from '../../contract/namedCalls';
import { refusalsOf, replyKindOf } from '../../contract/refusalsOf';
import { openApiDocument, type OpenApiDocument } from './document';

const folder = fileURLToPath(new URL('../../contract', import.meta.url));

interface Media {
  schema: Record<string, unknown>;
  example?: unknown;
  'x-sealed-content'?: { schema: Record<string, unknown>; example: unknown };
}
interface Operation {
  operationId: string;
  description: string;
  parameters: {
    $ref?: string;
    name: string;
    in: string;
    schema: object;
    example: unknown;
    description?: string;
  }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media>; headers?: object; $ref?: string }>;
  security?: unknown;
  [extension: `x-${string}`]: unknown;
}

let document: OpenApiDocument;
const operations = new Map<string, Operation>();
const ajv = new Ajv2020({ strict: false, allErrors: true });
(addFormats as unknown as (to: Ajv2020) => void)(ajv);

beforeAll(async () => {
  document = await openApiDocument(folder, '1.0.0');
  for (const methods of Object.values(document.paths))
    for (const operation of Object.values(methods) as unknown as Operation[])
      operations.set(operation.operationId, operation);
  ajv.addSchema(document, 'openapi.json');
}, 60_000);

/** What is wrong with a value by a schema of the document. */
function faults(schema: object, value: unknown): unknown[] {
  const text = JSON.stringify(schema).replaceAll('"#/components/', '"openapi.json#/components/');
  const check = ajv.compile(JSON.parse(text) as object);
  return check(value) ? [] : (check.errors ?? []);
}

const operationOf = (name: string): Operation => {
  const operation = operations.get(name);
  if (!operation) throw new Error(`${name} is not in the document`);
  return operation;
};

describe('the OpenAPI document', () => {
  it('describes every call once, at its method and path', () => {
    expect([...operations.keys()].sort()).toEqual(allCalls.map(({ name }) => name).sort());
    for (const { name, call } of allCalls)
      expect(document.paths[call.path]?.[call.method.toLowerCase()]).toBe(operationOf(name));
  });

  it('puts the comments of the contract into words of calls and fields', () => {
    const login = operationOf('session.login');
    const inside = login.requestBody?.content['application/json']?.['x-sealed-content']?.schema as {
      properties: Record<string, { description?: string }>;
    };
    expect(inside.properties['firebaseIdToken']?.description).toContain('Proof of Firebase');
    expect(operationOf('session.forget').description).toContain('nobody is remembered any more');
    const read = readFileSync(join(folder, 'deposit.ts'), 'utf8');
    const told = JSON.stringify(document.components['schemas']);
    expect(read).toContain('What was asked for, and exactly what to pay');
    expect(told).toContain('What was asked for, and exactly what to pay');
  });

  it('names its schemas so that other tools can make types of them', () => {
    expect(JSON.stringify(document)).not.toContain('$defs');
    for (const [name, schema] of Object.entries(document.components['schemas'] ?? {})) {
      expect(name).toMatch(/^[A-Z][A-Za-z0-9]*$/);
      expect((schema as { $ref?: string }).$ref, name).not.toBe(`#/components/schemas/${name}`);
    }
    expect(document.components['schemas']?.['SealedBody']).toHaveProperty('properties.kid');
  });
});

describe('an operation', () => {
  it.each(allCalls)('$name has examples that its schemas and the contract take', ({ name, call }) => {
    const operation = operationOf(name);
    const query = operation.parameters.filter((each) => each.in === 'query');
    for (const { name: field, schema, example } of query) expect(faults(schema, example), field).toEqual([]);
    if (call.encoding === 'query') {
      const sent = Object.fromEntries(query.map((each) => [each.name, String(each.example)]));
      expect(v.safeParse(call.request, sent).issues ?? []).toEqual([]);
    } else {
      const [media] = Object.values(operation.requestBody?.content ?? {});
      const { schema, example } = media?.['x-sealed-content'] ?? media ?? { schema: {}, example: null };
      expect(faults(schema, example)).toEqual([]);
      expect(v.safeParse(call.request, example).issues ?? []).toEqual([]);
    }
    const [answer] = Object.values(operation.responses['200']?.content ?? {});
    expect(faults(answer?.schema ?? { not: {} }, answer?.example)).toEqual([]);
    if (replyKindOf(call) === 'json') {
      const { value } = answer?.example as { value: unknown };
      expect(v.safeParse(call.reply, value).issues ?? []).toEqual([]);
    }
  });

  it.each(allCalls)('$name says who may call it, how it travels and what is assumed', ({ name, call }) => {
    const operation = operationOf(name);
    const shared = operation.parameters.flatMap(({ $ref }) => ($ref ? [$ref.split('/').at(-1)] : []));
    expect(shared).toEqual(expect.arrayContaining(['Merchant', 'Language', 'RequestedBySite']));
    expect(shared.includes('IdempotencyKey')).toBe(call.retry === 'keyed');
    const own = { token: [], session: [] };
    expect(operation.security).toEqual(call.token ? [own] : call.personal ? [{}, own] : []);
    expect(operation['x-assumed']).toEqual(call.assumed);
    const [media] = Object.entries(operation.requestBody?.content ?? {});
    expect(media?.[0]).toBe(
      { query: undefined, json: 'application/json', form: 'application/x-www-form-urlencoded' }[
        call.encoding
      ],
    );
    expect(media?.[1]['x-sealed-content'] !== undefined).toBe(call.sealed);
    const module = operation.parameters.find((each) => each.name === 'module-id');
    expect(module?.example).toBe(call.module);
  });

  it.each(allCalls)('$name names its refusals under their statuses', ({ name, call }) => {
    const { responses } = operationOf(name);
    const told = Object.entries(responses).flatMap(([status, { content }]) => {
      const schema = content?.['application/json']?.schema as
        { allOf?: { properties?: unknown }[] } | undefined;
      const own = schema?.allOf?.[1]?.properties as { errorCode: { enum: string[] } } | undefined;
      return own?.errorCode.enum.map((code) => [code, Number(status)] as const) ?? [];
    });
    expect(told.map(([code]) => code).sort()).toEqual([...refusalsOf(call)].sort());
    for (const [code, status] of told) {
      expect(isRefusalCode(code) && refusals[code].status).toBe(status);
      if (status === 429 || status === 503) expect(responses[status]?.headers).toHaveProperty('retry-after');
    }
  });

  it('tells a file and a stream from an envelope', () => {
    const typeOf = (call: Call): string => replyKindOf(call);
    expect(typeOf(contract.records.exportBets)).toBe('csv');
    expect(typeOf(contract.live.events)).toBe('events');
    expect(typeOf(contract.wallet.balance)).toBe('json');
    expect(Object.keys(operationOf('live.events').responses['200']?.content ?? {})).toEqual([
      'text/event-stream',
    ]);
  });
});
