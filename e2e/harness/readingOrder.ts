/** Two pieces of a page of which the later one in the markup stands before the other, by their first words. */
export interface Swapped {
  readFirst: string;
  standsFirst: string;
}

/**
 * Runs in the page: what is read in another order than it stands in. Of any two pieces of one container the later one may
 * stand below, or further along the line, also at the top of a further column; never above, nor before it on its line.
 * What lies over the page, what is out of sight and what says nothing has no place in the order; a name and its value
 * belong together whichever stands first; and a container whose `reading-flow` has the browser read as it stands is in order.
 */
export function findSwapped(): Swapped[] {
  const slack = 2;
  const swapped: Swapped[] = [];
  const wordsOf = (node: Node): string => (node.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40);
  const controls =
    'a[href], button, input, select, textarea, iframe, [tabindex="0"], [role="img"][aria-label], img[alt]:not([alt=""])';
  const says = (node: Node): boolean =>
    wordsOf(node) !== '' ||
    (node instanceof Element && (node.matches(controls) || node.querySelector(controls) !== null));

  /** What stands in a container, in the order of the markup; what only groups is not a piece of its own. */
  const piecesOf = (container: Element): Node[] =>
    [...container.childNodes].flatMap((node): Node[] => {
      if (node instanceof Text) return /flex|grid/.test(getComputedStyle(container).display) ? [node] : [];
      if (!(node instanceof HTMLElement) || node.ariaHidden === 'true') return [];
      const { display, position } = getComputedStyle(node);
      if (display === 'contents') return piecesOf(node);
      const isPlaced =
        display !== 'none' && !display.startsWith('inline') && /static|relative/.test(position);
      return isPlaced && node.checkVisibility({ visibilityProperty: true }) ? [node] : [];
    });

  const boxOf = (node: Node): DOMRect => {
    if (node instanceof Element) return node.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(node);
    return range.getBoundingClientRect();
  };

  for (const container of document.body.querySelectorAll<HTMLElement>('*')) {
    if (container.closest('svg, [aria-hidden="true"]')) continue;
    const { direction, display, ...style } = getComputedStyle(container);
    if (display === 'contents' || display === 'none') continue;
    if (((style as { readingFlow?: string }).readingFlow ?? 'normal') !== 'normal') continue;
    // A group of a list of names and values.
    if (container.matches('dl > div')) continue;
    const along = direction === 'rtl' ? -1 : 1;
    const pieces = piecesOf(container)
      .filter(says)
      .map((node) => ({ node, box: boxOf(node) }))
      .filter(({ box }) => box.width > 1 && box.height > 1)
      .map(({ node, box: { top, bottom, left, right } }) => ({
        node,
        top,
        bottom,
        start: along === 1 ? left : -right,
        end: along === 1 ? right : -left,
      }));
    pieces.forEach((first, at) => {
      for (const later of pieces.slice(at + 1)) {
        const isAbove = later.bottom <= first.top + slack && later.start < first.end - slack;
        const isOnLine = later.bottom > first.top + slack && later.top < first.bottom - slack;
        if (isAbove || (isOnLine && later.end <= first.start + slack))
          swapped.push({ readFirst: wordsOf(first.node), standsFirst: wordsOf(later.node) });
      }
    });
  }
  return swapped;
}

/** Runs in the page: controls that the keyboard meets before their turn. */
export const findPositiveTabs = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[tabindex]')]
    .filter(({ tabIndex }) => tabIndex > 0)
    .map((element) => element.outerHTML.slice(0, 120));
