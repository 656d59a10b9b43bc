import { createAdaptorServer } from '@hono/node-server';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { guardRefusals, guardedReply } from './guardReplies';
import { PlainError } from './plainError';
import { readOut } from './readOut';

export interface ListenOptions {
  port: number;
  host: string;
  /** Environment variable that changes the port, for the message about a taken one. */
  variable: string;
  trustedProxies: number;
  /** Whether it is about to end: a proxy is told to keep no connection for later. @default never */
  isEnding?: () => boolean;
  /** Visitors come over https: every reply tells their browsers to insist on it. */
  isSecure: boolean;
  /** Speaks TLS itself, with a certificate and its key in PEM. @default a proxy does, or nobody */
  tls?: { cert: string; key: string } | undefined;
}

type Fetch = (request: Request, address: string) => Response | Promise<Response>;

/** Serves a fetch function over HTTP. Throws `PlainError` when the port cannot be had. */
export async function listen(fetch: Fetch, options: ListenOptions): Promise<{ close: () => Promise<void> }> {
  const { port, host, variable, trustedProxies, isSecure, tls } = options;
  /** Calls that are being answered, also those whose client has gone: what they write comes to its end. */
  const running = new Set<Promise<unknown>>();
  let isClosing = false;
  const server = createAdaptorServer({
    ...(tls && { createServer: createHttpsServer }),
    serverOptions: { ...tls, ServerResponse: guardedReply(isSecure) },
    fetch: async (request, env) => {
      const incoming = env.incoming as IncomingMessage;
      // What a stream leaves behind that ended with the process is of no use, and would be waited for.
      (env.outgoing as ServerResponse).once('finish', () => isClosing && incoming.socket.destroySoon());
      const answering = refusalOf(request) ?? fetch(request, addressOf(incoming, trustedProxies));
      const call = Promise.resolve(answering);
      running.add(call);
      const response = await call.finally(() => running.delete(call));
      if (!(await readOut(incoming)) || options.isEnding?.()) response.headers.set('connection', 'close');
      return response;
    },
  }) as Server;
  guardRefusals(server, isSecure);
  server.requestTimeout = 30_000;
  // A connection that is closed while a proxy sends a write on it fails that write. Caddy keeps them for two minutes.
  if (trustedProxies > 0) server.keepAliveTimeout = 130_000;
  server.headersTimeout = 15_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(wordsFor(error, port, variable)));
    server.listen(port, host, resolve);
  });
  return {
    close: async () => {
      await new Promise<void>((resolve) => {
        isClosing = true;
        server.close(() => resolve());
        server.closeIdleConnections();
        // Whoever still waits for an answer gets it within five seconds, or loses the connection.
        setTimeout(() => server.closeAllConnections(), 5_000).unref();
      });
      await Promise.allSettled(running);
    },
  };
}

/** What nothing here is asked by: TRACE would send a visitor's own headers back, cookies among them. */
const methods: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'];

/** The reply to what no part of the platform takes. */
function refusalOf({ method, url }: Request): Response | undefined {
  const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  if (!methods.includes(method))
    return new Response('Nothing is asked by this method.', {
      status: 405,
      headers: { ...plain, allow: methods.join(', ') },
    });
  // No address has NUL in it, and parts of a path become values of queries, where PostgreSQL cannot hold it.
  if (/%00/.test(new URL(url).pathname))
    return new Response('There is no such address.', { status: 404, headers: plain });
  return undefined;
}

function wordsFor(error: NodeJS.ErrnoException, port: number, variable: string): Error {
  const other = `${variable}=${port + 100} npm start`;
  if (error.code === 'EADDRINUSE')
    return new PlainError(
      `Port ${port} is taken by another program. Stop that one, or choose another port: ${other}`,
    );
  if (error.code === 'EACCES')
    return new PlainError(`This user may not open port ${port}. Choose one above 1023: ${other}`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new PlainError(`This machine has no such address to listen on. Correct HOST, or leave it out.`);
  return error;
}

/** The client's address: the peer's, or what the outermost trusted proxy wrote down. */
function addressOf(incoming: IncomingMessage, trustedProxies: number): string {
  const peer = incoming.socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return peer;
  const forwarded = String(incoming.headers['x-forwarded-for'] ?? '').split(',');
  return forwarded.at(-trustedProxies)?.trim() || peer;
}
