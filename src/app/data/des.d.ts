/** What we use of des.js, which brings no types. */
declare module 'des.js' {
  interface Cipher {
    /** Bytes in, whole blocks out. */
    update(bytes: readonly number[]): number[];
    /** The last block, with its padding (PKCS #7). Throws when a text to decrypt has none. */
    final(): number[];
  }
  export const DES: {
    create(options: { type: 'encrypt' | 'decrypt'; key: readonly number[] }): Cipher;
  };
}
