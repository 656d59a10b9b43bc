import type { Random } from '../../ports';

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Without letters that people mix up. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A secret that a person types from paper: seven groups of four letters, 138 random bits. */
export const typedSecret = (random: Random): string =>
  Array.from({ length: 7 }, () =>
    Array.from({ length: 4 }, () => letters[random.below(letters.length)] ?? '').join(''),
  ).join('-');

/** 256 random bits as text. */
export const secretText = (random: Random): string => base64url(random.bytes(32));
