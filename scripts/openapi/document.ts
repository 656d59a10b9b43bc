import type * as v from 'valibot';
import { headers as names, sealedBody, type contract } from '../../contract';
import { allCalls } from '../../contract/namedCalls';
import { replyKindOf } from '../../contract/refusalsOf';
import { contractModules, readDescriptions } from './describe';
import { introduction } from './introduction';
import { operationOf } from './operation';
import { reachable, writeSchemas, type JsonSchema } from './schemas';

/** An OpenAPI document, as far as we read it again. */
export interface OpenApiDocument {
  openapi: string;
  info: Record<string, unknown>;
  paths: Record<string, Record<string, Record<string, unknown>>>;
  components: Record<string, Record<string, unknown>>;
  [more: string]: unknown;
}

const areaWords: Readonly<Record<keyof typeof contract, string>> = {
  start: 'What a site asks first: may it open, with which modules, rules and key.',
  session: 'Every way in and out, and the codes and puzzles on the way.',
  member: 'Who is signed in.',
  wallet: 'Balances, and wallets at vendors.',
  messages: 'Messages of the platform to a person.',
  cashier: 'Deposits, withdrawals, accounts that are paid to, transfers to the upline.',
  games: 'Vendors, games, favourites, rooms, and the way into a game.',
  jackpots: 'What the jackpots hold, and who won them.',
  sports: 'Fixtures and series for the lobbies.',
  tables: 'Live tables for the lobby.',
  home: 'What the home page shows.',
  live: 'Tells a page what has changed.',
  lottery: 'Draws, bets, chases and trends.',
  agent: 'The first look of an agent.',
  contracts: 'Agreements between agents, and what they pay.',
  promotions: 'Promotions: join, apply, claim.',
  records: 'Bets and movements of money, on the page and as files.',
  security: 'Passwords, proofs, devices, profile.',
  reports: 'What a team did, by account and by day.',
  missions: 'Missions and their board.',
  points: 'Points, and what they buy.',
  vip: 'Levels.',
  rewards: 'Rewards and bonuses.',
  team: 'Accounts, links, rates and transfers of a team.',
  referral: 'Friends that somebody invited.',
  saferPlay: 'Limits, breaks, exclusion, reality checks.',
  search: 'One field over everything.',
  support: 'Help, news, feedback, reports of errors.',
};

/**
 * The contract as an OpenAPI 3.1 document.
 * @param folder of the contract, whose comments describe calls and fields
 * @param version of the product
 */
export async function openApiDocument(folder: string, version: string): Promise<OpenApiDocument> {
  const modules = await contractModules(folder);
  const descriptions = readDescriptions(folder, modules);
  const wanted: Record<string, v.GenericSchema> = { SealedBody: sealedBody };
  for (const { name, call } of allCalls) {
    wanted[`${name} request`] = call.request;
    if (replyKindOf(call) === 'json') wanted[`${name} reply`] = call.reply;
  }
  const { written, named } = writeSchemas(wanted, modules, descriptions);
  const paths: OpenApiDocument['paths'] = {};
  for (const each of allCalls) {
    const { name, call } = each;
    paths[call.path] ??= {};
    Object.assign(paths[call.path] ?? {}, {
      [call.method.toLowerCase()]: operationOf(each, {
        says: descriptions.of(call),
        request: inFull(written[`${name} request`] ?? {}, named),
        reply: written[`${name} reply`],
      }),
    });
  }
  const sealed = sealedExample(inFull(written['SealedBody'] ?? {}, named));
  return {
    openapi: '3.1.1',
    info: {
      title: 'Platform of a white-label gaming site',
      version,
      description: introduction,
      license: { name: 'All rights reserved', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [
      {
        url: '{origin}',
        description: 'Your platform; at first, the sandbox of this repository.',
        variables: { origin: { default: 'http://localhost:4000' } },
      },
    ],
    tags: Object.entries(areaWords).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: { ...reachable([paths, sealed], named), SealedBody: sealed, Refusal: refusal },
      parameters,
      headers: answerHeaders,
      responses: { Fault: fault },
      securitySchemes,
    },
  };
}

/** Several calls share a request, such as the id of one record; a query has to name its fields itself. */
const inFull = (schema: JsonSchema, named: Readonly<Record<string, JsonSchema>>): JsonSchema =>
  named[schema.$ref?.split('/').at(-1) ?? ''] ?? schema;

const sealedExample = (schema: JsonSchema): JsonSchema => ({
  ...schema,
  examples: [
    {
      v: 1,
      kid: 'k-2026-11',
      ek: 'ZW5jcnlwdGVkIGtleSBvZiAzODQgYnl0ZXM=',
      iv: 'MDEyMzQ1Njc4OTAx',
      ct: 'c2VhbGVkIGJvZHkgd2l0aCBpdHMgdGFn',
      ts: 1_795_163_400_000,
      nonce: 'MDEyMzQ1Njc4OTAxMjM0NQ==',
    },
  ],
});

const refusal = {
  type: 'object',
  required: ['success', 'errorCode'],
  properties: {
    success: { const: false },
    errorCode: { type: 'string', description: 'Why, as `area.reason`; the site has words for each.' },
    message: {
      type: 'string',
      description: 'The platform’s own words: for logs and support, never shown. No text of an exception.',
    },
    value: {
      description:
        'More about the refusal. For `request.invalid`: `{ "fields": [paths of what is wrong] }`, never what they held.',
    },
  },
};

const header = (name: string, description: string, example: string, more: object = {}) => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string' },
  example,
  ...more,
});

const parameters = {
  Merchant: header(names.merchant, 'Code of the merchant whose site asks.', 'aurora'),
  Language: header(names.language, 'Language of the site, BCP 47.', 'en'),
  RequestedBySite: header(
    names.site,
    'Proof that a script of the site asks: a form elsewhere cannot set it. A write without it is refused with `request.foreign`.',
    '1',
    { schema: { const: '1' } },
  ),
  Background: header(
    names.background,
    'No person asked for it: such a call does not keep a session alive.',
    '1',
    { schema: { const: '1' } },
  ),
  IdempotencyKey: header(
    names.idempotencyKey,
    'Made before the first send and sent again with each repetition: 8 to 255 printable characters. Without it the call is refused with `key.missing`.',
    '0b8f6c1e-1c0e-4a57-9a53-6a7b9a1c2d3e',
    { required: true, schema: { type: 'string', pattern: '^[\\x21-\\x7e]{8,255}$' } },
  ),
};

const seconds = (description: string) => ({
  description,
  schema: { type: 'integer', minimum: 0 },
  example: 900,
});

const answerHeaders = {
  RequestId: {
    description: 'Names the answer, for support.',
    schema: { type: 'string' },
    example: '01K9ZQ3W8Q4F6T5J7YB2N1M0XC',
  },
  SessionIdle: seconds('Seconds until the session ends unless something is asked of it.'),
  SessionLeft: seconds('Seconds until the session ends in any case.'),
  RetryAfter: {
    description: 'Seconds after which the same request may succeed.',
    schema: { type: 'integer', minimum: 1 },
    example: 60,
  },
};

const fault = {
  description:
    'A fault of the platform: 500 with `platform.fault`, or 503 with `platform.unavailable` and `retry-after`. It tells nothing of the inside.',
  headers: { [names.requestId]: { $ref: '#/components/headers/RequestId' } },
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/Refusal' },
      example: {
        success: false,
        errorCode: 'platform.fault',
        message: 'The platform failed. Support finds the reason under 01K9ZQ3W8Q4F6T5J7YB2N1M0XC.',
      },
    },
  },
};

const securitySchemes = {
  token: {
    type: 'apiKey',
    in: 'header',
    name: names.token,
    description: 'The `token` of a way in. Useless without the cookie that came with it.',
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-session',
    description: 'HttpOnly, Secure, SameSite: the half of the session that no script can read.',
  },
};
