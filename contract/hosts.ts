/** Whether a text is a host name, with or without a port, in lower case: it becomes part of addresses and policies. */
export const isHost = (text: string): boolean => /^[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/.test(text);

/** Origin of the site at a host. On this very machine nobody has a certificate. */
export function originOfHost(host: string): string {
  const isLoopback = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d+){3})(?::\d+)?$/.test(host);
  return `${isLoopback ? 'http' : 'https'}://${host}`;
}

/** The origins of web addresses; what is none, and so could be anything in a header, is left out. */
export const originsOf = (addresses: readonly string[]): string[] =>
  addresses.filter((text) => /^https?:/.test(text) && URL.canParse(text)).map((text) => new URL(text).origin);
