/** Headers of a signed request. */
export const signatureHeaders = {
  /** Id of the key. */
  key: 'x-wallet-key',
  /** Seconds since 1970. */
  timestamp: 'x-wallet-timestamp',
  /** Hex. */
  signature: 'x-wallet-signature',
} as const;

/** A request is good for so many seconds before and after its timestamp. */
export const replayWindowSeconds = 300;

/** What is signed of a request. */
export interface SignedParts {
  /** Seconds since 1970, as the header has it. */
  timestamp: string;
  method: string;
  /** Path of the address, without host and query. */
  path: string;
  /** As it is sent, byte for byte. */
  body: string;
}

const toBytes = (text: string) => new TextEncoder().encode(text);

const importKey = (secret: string) =>
  globalThis.crypto.subtle.importKey('raw', toBytes(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);

const textOf = ({ timestamp, method, path, body }: SignedParts) =>
  toBytes([timestamp, method, path, body].join('\n'));

/** HMAC-SHA256 of `timestamp`, `method`, `path` and `body`, each on its own line, in hex. */
export async function signRequest(secret: string, parts: SignedParts): Promise<string> {
  const signature = await globalThis.crypto.subtle.sign('HMAC', await importKey(secret), textOf(parts));
  return [...new Uint8Array(signature)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether a signature is that of a request; takes as long for a wrong one. */
export async function verifyRequest(secret: string, parts: SignedParts, signature: string): Promise<boolean> {
  if (!/^[\da-f]{64}$/.test(signature)) return false;
  const bytes = Uint8Array.from(signature.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return globalThis.crypto.subtle.verify('HMAC', await importKey(secret), bytes, textOf(parts));
}

/** The headers of a signed JSON request. */
export const signedHeaders = async (
  { id, secret }: { id: string; secret: string },
  parts: SignedParts,
): Promise<Record<string, string>> => ({
  'content-type': 'application/json',
  [signatureHeaders.key]: id,
  [signatureHeaders.timestamp]: parts.timestamp,
  [signatureHeaders.signature]: await signRequest(secret, parts),
});
