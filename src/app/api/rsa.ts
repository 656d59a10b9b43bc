import { JSEncrypt } from 'jsencrypt';

/** How text is filled up before RSA: OAEP with SHA-256 (RFC 8017, 7.1), or the older PKCS #1 v1.5 (7.2). */
export type Padding = 'oaep' | 'pkcs1';

/**
 * Encrypts ASCII text by RSA, in base64; undefined when that is impossible.
 * The only place that touches jsencrypt, because it has three silent faults: it corrupts text that is not ASCII,
 * answers `false` on failure, and makes a throw-away key when the one that it was given did not load.
 */
export function encryptKey(
  publicKeyPem: string,
  text: string,
  padding: Padding = 'oaep',
): string | undefined {
  if (!/^[\x20-\x7e]+$/.test(text)) return undefined;
  const rsa = new JSEncrypt();
  try {
    rsa.setPublicKey(publicKeyPem);
    if (!isSameKey(rsa.getPublicKeyB64(), publicKeyPem)) return undefined;
    const encrypted = padding === 'oaep' ? rsa.encryptOAEP(text) : rsa.encrypt(text);
    return encrypted === false || encrypted === null ? undefined : encrypted;
  } catch {
    return undefined;
  }
}

function isSameKey(loaded: string, pem: string): boolean {
  const bare = pem.replaceAll(/-----[^-]+-----|\s/g, '');
  return bare.length > 300 && loaded.replaceAll(/\s/g, '') === bare;
}
