import * as v from 'valibot';

const base64 = v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]+={0,2}$/), v.maxLength(32_768));

/**
 * A sealed request body: AES-256-GCM under a random key, which travels encrypted by RSA-OAEP (SHA-256).
 * The associated data of the cipher is `associatedData(...)`, so that an envelope cannot be moved to another call.
 */
export const sealedBody = v.strictObject({
  v: v.literal(1),
  /** Id of the platform key that can open it. */
  kid: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  /** The AES key: base64 text, encrypted by RSA, in base64. */
  ek: base64,
  /** 12 random bytes. */
  iv: base64,
  /** Cipher text with its 16-byte tag. */
  ct: base64,
  /** Milliseconds since 1970 by the sender's clock; refused when more than 60 s off. */
  ts: v.pipe(v.number(), v.integer()),
  /** 16 random bytes; refused when seen before. */
  nonce: base64,
});
export type SealedBody = v.InferOutput<typeof sealedBody>;

/** The text that binds an envelope to its call and moment. */
export function associatedData(method: string, path: string, ts: number, nonce: string): string {
  return `${method} ${path}\n${ts}\n${nonce}`;
}
