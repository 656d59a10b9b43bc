import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract, headers as names } from '#contract';
import { openTestDatabase, type TestDatabase } from '../testing/databases';
import { startRemote, type RemotePlatform } from '../testing/remote';
import { freePort } from './freePort.mjs';
import { collectorOf } from './collector';
import { inRoot } from './root';
import { statementName } from './statementName';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  status?: { code?: number };
}

/** A collector that keeps what it is told. */
const bodies: string[] = [];
let collector: Server;
let database: TestDatabase;
let platform: RemotePlatform;
const start = async (more: Record<string, string>): Promise<RemotePlatform> =>
  startRemote({
    DATABASE_URL: database.url,
    PORT: String(await freePort()),
    GAME_PORT: String(await freePort()),
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${String((collector.address() as AddressInfo).port)}`,
    ...more,
  });
beforeAll(async () => {
  collector = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      if (request.url === '/v1/traces') bodies.push(body);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  database = await openTestDatabase();
  platform = await start({ TRUSTED_PROXIES: '1', OTEL_SERVICE_NAME: 'aurora-test' });
});
afterAll(async () => {
  platform.kill('SIGTERM');
  await platform.exit;
  await database.close();
  collector.closeAllConnections();
  collector.close();
});

const spans = (): Span[] =>
  bodies.flatMap((body) =>
    (JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }).resourceSpans.flatMap(
      ({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans),
    ),
  );
const valueOf = ({ attributes }: Span, key: string) => {
  const value = attributes.find((each) => each.key === key)?.value;
  return value?.stringValue ?? value?.intValue;
};
const spanOf = async (requestId: string | null): Promise<Span> => {
  const find = () => spans().find((span) => valueOf(span, 'platform.request_id') === requestId);
  await expect.poll(find, { timeout: 10_000 }).toBeDefined();
  const found = find();
  if (!found) throw new Error('no such span');
  return found;
};
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;
const ask = (origin: string) =>
  fetch(origin + contract.start.status.path, {
    headers: { traceparent, 'x-forwarded-for': '203.0.113.77', merchant: 'aurora' },
  });

/** Every attribute that a span may have, and all that it may hold. What is not here may tell of a person. */
const allowed: Readonly<Record<string, RegExp>> = {
  'platform.outcome': /^(?:done|refused|fault|unavailable)$/,
  'platform.request_id': /^[0-9a-z]{26}$/,
  'http.response.status_code': /^[1-5]\d\d$/,
  'db.system.name': /^postgresql$/,
};

describe('traces', () => {
  it('tell each call with its outcome and request, and what it asked of the database beneath it', async () => {
    const visitor = platform.visitor();
    const right = await visitor.loginAs('member');
    const wrong = await platform.visitor().login('mira', 'not-her-password');
    const [done, refused] = [
      await spanOf(right.headers.get(names.requestId)),
      await spanOf(wrong.headers.get(names.requestId)),
    ];
    expect([done.name, valueOf(done, 'platform.outcome')]).toEqual(['session.login', 'done']);
    expect([refused.name, valueOf(refused, 'platform.outcome')]).toEqual(['session.login', 'refused']);
    expect(valueOf(refused, 'http.response.status_code')).toBe(422);
    const children = spans().filter(({ parentSpanId }) => parentSpanId === done.spanId);
    expect(children.length).toBeGreaterThan(2);
    for (const child of children) {
      expect(child.traceId).toBe(done.traceId);
      expect(child.name).toMatch(/^(?:[A-Z]+(?: [a-z_0-9]+)?|statement)$/);
    }
    expect(children.map(({ name }) => name)).toContain('INSERT sessions');
  });

  it('have no attribute but those that are listed, and nothing of a person anywhere', async () => {
    const member = platform.visitor();
    await member.loginAs('member');
    await member.call(contract.wallet.balance, {});
    await member.call(contract.security.saveProfile, { field: 'nickname', value: 'Traced Nickname' });
    const last = await member.call(contract.security.profile, {});
    await spanOf(last.headers.get(names.requestId));
    for (const { attributes } of spans())
      for (const { key, value } of attributes)
        expect(String(value.stringValue ?? value.intValue), key).toMatch(allowed[key] ?? /^(?!)/);
    const text = bodies.join('\n');
    for (const secret of [
      'mira',
      'harbour-light',
      'not-her-password',
      'Traced Nickname',
      '127.0.0.1',
      '203.0.113',
      ...member.cookies.values(),
    ])
      expect(text, secret).not.toContain(secret);
    expect(text).toContain('aurora-test');
  });

  it('go on with what a trusted proxy began, and with nothing that a visitor says', async () => {
    const behind = await ask(platform.origin);
    expect(await spanOf(behind.headers.get(names.requestId))).toMatchObject({
      traceId,
      parentSpanId: '00f067aa0ba902b7',
    });
    const open = await start({});
    try {
      const reply = await ask(open.origin);
      const span = await spanOf(reply.headers.get(names.requestId));
      expect(span.traceId).not.toBe(traceId);
      expect(span.parentSpanId ?? '').toBe('');
    } finally {
      open.kill('SIGTERM');
      await open.exit;
    }
  });

  it('keep no platform from serving and ending while the collector is away', async () => {
    const lone = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' });
    for (let time = 0; time < 3; time += 1)
      expect(await lone.visitor().login('nobody-here', 'x')).toMatchObject({ status: 422 });
    const asked = Date.now();
    lone.kill('SIGTERM');
    expect(await lone.exit).toBe(0);
    expect(Date.now() - asked).toBeLessThan(10_000);
  });
});

describe('a platform that names no collector', () => {
  it('loads nothing of OpenTelemetry: what it imports at its start does not lead there', () => {
    const seen = new Set<string>();
    const packages = new Set<string>();
    const follow = (path: string): void => {
      if (seen.has(path)) return;
      seen.add(path);
      const text = readFileSync(inRoot(path), 'utf8');
      for (const [, name = ''] of text.matchAll(
        /^(?:import|export) (?!type )(?:[^;]*? from )?'([^']+)';/gm,
      )) {
        if (!name.startsWith('.')) packages.add(name);
        else if (!/\.\w+$/.test(name)) {
          const at = join(dirname(path), name);
          follow([`${at}.ts`, `${at}/index.ts`].find((each) => exists(each)) ?? at);
        }
      }
    };
    follow('sandbox/node.ts');
    expect(seen.size).toBeGreaterThan(200);
    expect(packages).toContain('prom-client');
    expect([...packages].filter((name) => name.includes('opentelemetry'))).toEqual([]);
    expect(collectorOf({}, 0)).toBeUndefined();
  });
});

function exists(path: string): boolean {
  try {
    readFileSync(inRoot(path));
    return true;
  } catch {
    return false;
  }
}

it.each(['localhost:4318', 'ftp://collector', 'collector'])('%s is refused as a collector', (endpoint) => {
  expect(() => collectorOf({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }, 0)).toThrow(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
  );
});

it.each([
  ['select "id" from "bets" where "account_id" = $1', 'SELECT bets'],
  [`SELECT post_transaction($1, 'from mira')`, 'SELECT post_transaction'],
  [`select 'from secret' as a`, 'SELECT'],
  [`select 'it''s from secret' from "accounts"`, 'SELECT accounts'],
  ['insert into "sessions" values ($1)', 'INSERT sessions'],
  ['begin', 'BEGIN'],
  ['mira-secret', 'statement'],
])('a statement is named by verb and table: %s', (text, name) => {
  expect(statementName(text)).toBe(name);
});
