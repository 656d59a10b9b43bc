import { JSEncrypt } from 'jsencrypt';

/**
 * Encrypts ASCII text by RSA-OAEP with SHA-256, in base64; undefined when that is impossible.
 * The only place that touches jsencrypt, because it has three silent faults: it corrupts text that is not ASCII,
 * answers `false` on failure, and makes a throw-away key when the one that it was given did not load.
 */
export function encryptKey(publicKeyPem: string, text: string): string | undefined {
  if (!/^[\x20-\x7e]+$/.test(text)) return undefined;
  const rsa = new JSEncrypt();
  try {
    rsa.setPublicKey(publicKeyPem);
    if (!isSameKey(rsa.getPublicKeyB64(), publicKeyPem)) return undefined;
    const encrypted = rsa.encryptOAEP(text);
    return encrypted === false || encrypted === null ? undefined : encrypted;
  } catch {
    return undefined;
  }
}

function isSameKey(loaded: string, pem: string): boolean {
  const bare = pem.replaceAll(/-----[^-]+-----|\s/g, '');
  return bare.length > 300 && loaded.replaceAll(/\s/g, '') === bare;
}
