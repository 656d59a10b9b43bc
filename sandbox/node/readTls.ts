import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import { PlainError } from './plainError';

/** A certificate and its key, from their files. Throws `PlainError` when they are none, or do not belong together. */
export function readTls(files: { cert: string; key: string }): { cert: string; key: string } {
  try {
    const tls = { cert: readFileSync(files.cert, 'utf8'), key: readFileSync(files.key, 'utf8') };
    createSecureContext(tls);
    return tls;
  } catch {
    throw new PlainError(
      `OPERATOR_CERT is ${files.cert} and OPERATOR_CERT_KEY ${files.key}; they have to be a certificate and its key in PEM.`,
    );
  }
}
