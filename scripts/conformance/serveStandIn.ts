import type { IncomingMessage, ServerResponse } from 'node:http';
import type { StandInPlatform } from './standInPlatform';

/** Answers a request of Node's server with the stand-in platform. */
export async function serveStandIn(
  platform: StandInPlatform,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const headers = request.headers as Record<string, string>;
  const url = `http://stand-in${request.url ?? '/'}`;
  const method = request.method ?? 'GET';
  const body = method === 'POST' ? Buffer.concat(pieces) : undefined;
  const answer = await platform.serve(new Request(url, { method, headers, ...(body && { body }) }));
  response.writeHead(answer.status, { 'content-type': 'application/json' });
  response.end(await answer.text());
}
