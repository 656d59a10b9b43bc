import type { WalletCall } from './calls';
import { signedHeaders } from './signature';

/** Where signed requests go, and how they are sent. */
export interface SignedTarget {
  /** Address before the paths of the calls. */
  address: string;
  key: { id: string; secret: string };
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  now: () => Date;
}

/** An answer: the reply with status 200, else a refusal with its `code`. Undefined body: no JSON. */
export interface SignedAnswer {
  status: number;
  body: Record<string, unknown> | undefined;
}

/** Sends one signed request. Rejects when nothing answers. */
export async function sendSigned(
  { address, key, fetch, now }: SignedTarget,
  { path }: Pick<WalletCall, 'path'>,
  request: unknown,
): Promise<SignedAnswer> {
  const url = `${address.replace(/\/$/, '')}${path}`;
  const body = JSON.stringify(request);
  const timestamp = String(Math.floor(now().getTime() / 1000));
  const parts = { timestamp, method: 'POST', path: new URL(url).pathname, body };
  const response = await fetch(url, { method: 'POST', body, headers: await signedHeaders(key, parts) });
  const text = await response.text();
  try {
    return { status: response.status, body: JSON.parse(text) as Record<string, unknown> };
  } catch {
    return { status: response.status, body: undefined };
  }
}
