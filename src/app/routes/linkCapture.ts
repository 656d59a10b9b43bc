/**
 * Lets plain links navigate without a reload. Screens write `<a href>` and know no router; one listener at the root
 * takes the clicks that a browser would turn into a load of this same site, and leaves the rest alone.
 */
export function captureLinks(root: Document, navigate: (path: string) => void): () => void {
  const onClick = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.('a[href]');
    const path = link instanceof HTMLAnchorElement ? internalPath(link) : undefined;
    if (path === undefined) return;
    event.preventDefault();
    navigate(path);
  };
  root.addEventListener('click', onClick);
  return () => root.removeEventListener('click', onClick);
}

function internalPath(link: HTMLAnchorElement): string | undefined {
  const elsewhere = link.target !== '' && link.target !== '_self';
  if (elsewhere || link.hasAttribute('download') || link.origin !== location.origin) return undefined;
  return link.pathname + link.search + link.hash;
}
