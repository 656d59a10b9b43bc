import type { Random } from '../../ports';

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** 256 random bits as text. */
export const secretText = (random: Random): string => base64url(random.bytes(32));
