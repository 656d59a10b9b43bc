import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { SignHead } from '../services/system/signHead';
import { PlainError } from './plainError';

/**
 * What signs each day's head of the log of operators, with the Ed25519 key in the file that AUDIT_KEY names. It lies outside
 * of the database: whoever can write there cannot make up a head.
 * @throws {PlainError} when the file holds no such key
 */
export function readAuditKey(path: string): SignHead {
  const key = keyIn(path, createPrivateKey, 'AUDIT_KEY');
  return (text) => sign(null, Buffer.from(text), key).toString('base64');
}

/** Whether a head was signed with the other half of a key; the private one will do as well. */
export function readAuditVerifier(path: string): (text: string, signature: string) => boolean {
  const key = keyIn(path, createPublicKey, '--key');
  return (text, signature) => verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'));
}

function keyIn(path: string, read: (pem: string) => KeyObject, name: string): KeyObject {
  try {
    const key = read(readFileSync(path, 'utf8'));
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // The same words, whatever is wrong with the file.
  }
  throw new PlainError(
    `${name} is ${path}; there has to be an Ed25519 key in PEM. Make one: openssl genpkey -algorithm ed25519 -out audit.pem`,
  );
}
