import { lotteryWindow } from '../../features/lottery/lotteryWindow';
import { openLottery } from './gamePath';

/**
 * Lets plain links navigate without a reload. Screens write `<a href>` and know no router; one listener at the root
 * takes the clicks that a browser would turn into a load of this same site, here or in the window of lotteries, and
 * leaves the rest alone.
 */
export function captureLinks(root: Document, navigate: (path: string) => void): () => void {
  const onClick = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement)) return;
    const path = internalPath(link);
    if (path === undefined) return;
    event.preventDefault();
    if (link.target === lotteryWindow) openLottery(path, navigate);
    else navigate(path);
  };
  root.addEventListener('click', onClick);
  return () => root.removeEventListener('click', onClick);
}

function internalPath(link: HTMLAnchorElement): string | undefined {
  const elsewhere = !['', '_self', lotteryWindow].includes(link.target);
  if (elsewhere || link.hasAttribute('download') || link.origin !== location.origin) return undefined;
  return link.pathname + link.search + link.hash;
}
