import { Hono } from 'hono';
import { contract, headers as names, type Call } from '../contract';
import type { PlatformConfig } from './config';
import type { Db } from './db/database';
import type { ReportSource } from './db/reportSource';
import { measured } from './edge/measure';
import { RateLimit } from './edge/rate';
import { dataHeaders, toText } from './edge/reply';
import { serveCall, type EdgeDeps } from './edge/serve';
import { createWalletApi } from './edge/serveWallet';
import type { Handler, Handlers } from './handlers/handler';
import { handlers as allHandlers } from './handlers/handlers';
import type { Ports } from './ports';

/** What a runtime tells the app about a request besides the request. */
export interface Bindings {
  /** The client's address. */
  address: string;
}

export interface AppDeps {
  db: Db;
  ports: Ports;
  config: PlatformConfig;
  /** Where reports are read. @default the database */
  reports?: ReportSource | undefined;
  /** What serves the calls; the platform's own handlers when absent. */
  handlers?: Handlers;
}

/** The platform as a fetch function: the same in Node and in tests. */
export function createApp({
  db,
  ports,
  config,
  reports,
  handlers = allHandlers,
}: AppDeps): Hono<{ Bindings: Bindings }> {
  const deps: EdgeDeps = { db, ports, config, reports, rate: new RateLimit(config.rate) };
  const app = new Hono<{ Bindings: Bindings }>();
  const methodsByPath = new Map<string, string[]>();
  for (const [area, calls] of Object.entries(contract) as [string, Record<string, Call>][]) {
    const served = (handlers[area as keyof Handlers] ?? {}) as unknown as Readonly<
      Record<string, Handler<Call> | undefined>
    >;
    for (const [name, call] of Object.entries(calls)) {
      methodsByPath.set(call.path, [...(methodsByPath.get(call.path) ?? []), call.method]);
      app.on(call.method, call.path, (c) =>
        measured(ports, `${area}.${name}`, c.req.raw, () =>
          serveCall(deps, { call, name: `${area}.${name}`, handler: served[name] }, c.req.raw, c.env.address),
        ),
      );
    }
  }
  const wallet = createWalletApi(deps);
  app.post('/wallet/v1/:call', (c) => wallet(c.req.raw, c.env.address));
  // A page of an allowed other site asks before it sends.
  app.options('*', (c) => preflight(config, c.req.raw));
  app.notFound((c) => {
    const methods = methodsByPath.get(c.req.path);
    const message = methods ? `This call takes ${methods.join(', ')} only.` : 'There is no such call.';
    return c.body(toText({ success: false, errorCode: 'path.unknown', message }), methods ? 405 : 404, {
      ...dataHeaders,
      'cache-control': 'no-store',
      ...(methods && { allow: methods.join(', ') }),
    });
  });
  return app;
}

function preflight({ origins }: PlatformConfig, request: Request): Response {
  const origin = request.headers.get('origin');
  if (origin === null || !origins.includes(origin)) return new Response(null, { status: 204 });
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      'access-control-allow-headers': ['content-type', ...Object.values(names)].join(', '),
      'access-control-max-age': '600',
      vary: 'origin',
    },
  });
}
