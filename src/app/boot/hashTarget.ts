/**
 * The element that the hash of an address names, as browsers look for it: as it is written, then with its escapes read.
 * @param hash with its `#`; empty for none
 */
export function hashTarget(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  const written = document.getElementById(id);
  if (written) return written;
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    // Not escaped: "#100%".
    return null;
  }
}
