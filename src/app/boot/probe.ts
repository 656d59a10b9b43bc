/** Asks an address. An answer of another origin may not be read, and need not be: that there is one is enough. */
export const probe = (origin: string, signal: AbortSignal): Promise<boolean> =>
  fetch(`${origin}/`, {
    method: 'HEAD',
    mode: 'no-cors',
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
    signal,
  }).then(() => true);
