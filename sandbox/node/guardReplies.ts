import { STATUS_CODES, ServerResponse, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';

/** A reply that says nothing else of itself is data. */
const policy = 'content-security-policy';
const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** What Node's own refusals of what is no HTTP are called; any other is a 400. */
const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** The latest reply on a connection. */
const latest = new WeakMap<Duplex, ServerResponse>();

/**
 * The class of a server's replies: none goes out, whoever wrote it, without `nosniff`, without saying who may frame it
 * (nobody, where it does not say) and, where visitors come by https, without telling browsers to insist on that.
 */
export function guardedReply(isSecure: boolean): typeof ServerResponse {
  const headers = headersOf(isSecure);
  return class GuardedReply<Request extends IncomingMessage> extends ServerResponse<Request> {
    constructor(request: Request) {
      super(request);
      latest.set(request.socket, this);
      for (const [name, value] of headers) this.setHeader(name, value);
    }

    override writeHead(status: number, ...rest: readonly unknown[]): this {
      for (const [name, value] of givenIn(rest.at(-1))) this.setHeader(name, value);
      const own = String(this.getHeader(policy));
      if (!/(?:^|;)\s*frame-ancestors\s/.test(own)) this.setHeader(policy, `${own}; frame-ancestors 'none'`);
      this.setHeader('x-content-type-options', 'nosniff');
      return typeof rest[0] === 'string' ? super.writeHead(status, rest[0]) : super.writeHead(status);
    }
  };
}

/** Headers as `writeHead` takes them: by name, or, from Node itself, names and values in turn. */
function givenIn(headers: unknown): [string, string | string[]][] {
  if (typeof headers !== 'object' || headers === null) return [];
  if (!Array.isArray(headers)) return Object.entries(headers);
  return headers.flatMap((name: string, at) => (at % 2 === 0 ? [[name, headers[at + 1] as string]] : []));
}

/** Answers what Node cannot read with the same headers; Node's own words for it have none. */
export function guardRefusals(server: Server, isSecure: boolean): void {
  const lines = headersOf(isSecure).map(([name, value]) => `${name}: ${value}\r\n`);
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket) => {
    const reply = latest.get(socket);
    const isAmidReply = reply?.headersSent === true && !reply.writableFinished;
    if (code === 'ECONNRESET' || !socket.writable || isAmidReply) return void socket.destroy();
    const status = statuses[code] ?? 400;
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\n${lines.join('')}\r\n`);
  });
}

const headersOf = (isSecure: boolean): readonly (readonly [string, string])[] => [
  ['x-content-type-options', 'nosniff'],
  [policy, dataPolicy],
  ...(isSecure ? [['strict-transport-security', 'max-age=31536000; includeSubDomains'] as const] : []),
];
