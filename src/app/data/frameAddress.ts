import { originsOf } from '#contract';

export interface FrameRule {
  /** Origin of the site: a page from it in a frame would share its storage, so it is refused. */
  ownOrigin: string;
  /** Addresses at whose origins frames may be. */
  allowed: readonly string[];
}

/** Whether an address may be framed: https (or this machine's own while developing), and of one of the hosts. */
export function isFrameAddress(address: string, { ownOrigin, allowed }: FrameRule): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, origin } = new URL(address);
  const isLoopback = hostname === 'localhost' || hostname === '127.0.0.1';
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isLoopback);
  return isSafe && origin !== ownOrigin && originsOf(allowed).includes(origin);
}
