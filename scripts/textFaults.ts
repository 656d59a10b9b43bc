/** Fewest letters of a name that is cut: fewer name nobody. */
export const fewestLetters = 6;

/**
 * What is wrong with the texts in sight, in words: one lies over another or over a small picture, one is cut to almost
 * nothing, or without an ellipsis, or without a title that says all of it, or the page scrolls sideways. Runs in the page,
 * and so knows nothing but what it is given.
 */
export function findTextFaults(least: number): string[] {
  interface Seen {
    text: string;
    element: Element;
    boxes: DOMRect[];
  }
  const faults: string[] = [];
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth + 1) faults.push(`scrolls sideways by ${page.scrollWidth - innerWidth}`);

  const overlaps = (a: DOMRect, b: DOMRect): boolean => {
    const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return width > 1.5 && height > Math.min(a.height, b.height) / 2;
  };
  interface Frame {
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  const frames = new Map<Element, Frame | undefined>();
  /** What scrolls or clips around an element leaves of it; undefined for what is only spoken. */
  const frameOf = (element: Element | null): Frame | undefined => {
    if (!element || element === page)
      return { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
    if (frames.has(element)) return frames.get(element);
    let frame = frameOf(element.parentElement);
    const { overflowX, overflowY, clipPath, display } = getComputedStyle(element);
    if (clipPath.startsWith('inset(50%')) frame = undefined;
    else if (frame && display !== 'inline' && (overflowX !== 'visible' || overflowY !== 'visible')) {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      frame = {
        left: Math.max(left, frame.left),
        right: Math.min(right, frame.right),
        top: Math.max(top, frame.top),
        bottom: Math.min(bottom, frame.bottom),
      };
    }
    frames.set(element, frame);
    return frame;
  };
  const clipped = (box: DOMRect, frame: Frame): DOMRect[] => {
    const [left, right] = [Math.max(box.left, frame.left), Math.min(box.right, frame.right)];
    const [top, bottom] = [Math.max(box.top, frame.top), Math.min(box.bottom, frame.bottom)];
    return right - left > 1 && bottom - top > 1 ? [new DOMRect(left, top, right - left, bottom - top)] : [];
  };
  /** What lies over the page on purpose: bars that stay, layers, marks at a corner. */
  const layerOf = (element: Element): Element | null => {
    for (let each: Element | null = element; each && each !== document.body; each = each.parentElement)
      if (/fixed|sticky|absolute/.test(getComputedStyle(each).position)) return each;
    return null;
  };

  /** Cuts a text with nobody being told; what scrolls, and what turns its slides, shows the rest. */
  const cutsSilently = (whole: DOMRect, text: Element): boolean => {
    let line: Frame & { height: number } = {
      left: whole.left,
      right: whole.right,
      top: whole.top,
      bottom: whole.bottom,
      height: whole.height,
    };
    for (let each: Element | null = text; each && each !== document.body; each = each.parentElement) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp, display } = getComputedStyle(each);
      if (/auto|scroll/.test(overflowX + overflowY) || each.matches('[aria-roledescription]')) return false;
      if (display === 'inline' || (overflowX === 'visible' && overflowY === 'visible')) continue;
      const { left, right, top, bottom } = each.getBoundingClientRect();
      if (line.left >= right || line.right <= left || line.top >= bottom || line.bottom <= top) return false;
      const isShort = overflowY !== 'visible' && line.bottom > bottom + line.height / 3;
      const isNarrow = overflowX !== 'visible' && (line.right > right + 1.5 || line.left < left - 1.5);
      if (isShort && webkitLineClamp === 'none') return true;
      if (isNarrow && textOverflow !== 'ellipsis') return true;
      // What has ended in an ellipsis, or in its last line, goes no further.
      if (isShort) return false;
      if (isNarrow) line = { ...line, left: Math.max(left, line.left), right: Math.min(right, line.right) };
    }
    return false;
  };
  /** Whether whoever points at it reads all of it. */
  const hasTitle = (element: Element, text: string): boolean => {
    element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    return element.closest('[title]')?.getAttribute('title')?.includes(text) === true;
  };

  const isFromTheRight = getComputedStyle(page).direction === 'rtl';
  /** Words of a language that is read from the right, in an order as if they were read from the left. */
  const runsTheOtherWay = (element: Element, text: string): boolean => {
    const isOrderedByItself = element.closest('bdi:not([dir]), [dir="auto"]') !== null;
    if (!isFromTheRight || isOrderedByItself || !/[\u0590-\u08FF]/.test(text)) return false;
    let each = element;
    while (
      each.parentElement &&
      getComputedStyle(each).display === 'inline' &&
      getComputedStyle(each).unicodeBidi === 'normal'
    )
      each = each.parentElement;
    const { direction, unicodeBidi } = getComputedStyle(each);
    // A word alone is the same either way.
    return direction === 'ltr' && unicodeBidi !== 'plaintext' && /[\p{N}\p{P}a-z]/iu.test(each.textContent);
  };

  const seen: Seen[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    const text = node.nodeValue?.trim() ?? '';
    if (!element || text === '' || element.closest('svg, script, style, noscript, [inert]')) continue;
    const isDrawn = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true };
    if (!element.checkVisibility(isDrawn)) continue;
    const frame = frameOf(element);
    if (!frame) continue;
    if (runsTheOtherWay(element, text)) faults.push(`reads "${text.slice(0, 40)}" from the left`);
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
    // Of a line that ends in an ellipsis Chromium tells the whole as well as what is left.
    const isLine = new Set(lines.map(({ top }) => Math.round(top))).size === 1;
    const isCut = isLine && element.scrollWidth > element.clientWidth + 1;
    if (isCut && getComputedStyle(element).textOverflow === 'ellipsis') {
      const letters = (text.length * element.clientWidth) / Math.max(...lines.map(({ width }) => width));
      if (letters < Math.min(least, text.length - 1))
        faults.push(`cuts "${text}" to ${Math.floor(letters)} letters`);
    }
    const isClamped =
      getComputedStyle(element).webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + 2;
    if (
      ((isCut && getComputedStyle(element).textOverflow === 'ellipsis') || isClamped) &&
      !hasTitle(element, text)
    )
      faults.push(`cuts "${text.slice(0, 40)}" without a title`);
    if (lines.some((each) => cutsSilently(each, element)))
      faults.push(`cuts "${text.slice(0, 40)}" without an ellipsis`);
    const boxes = lines.flatMap((box) => clipped(box, frame));
    if (boxes.length > 0) seen.push({ text, element, boxes });
  }
  const inOrder = seen
    .flatMap(({ boxes, ...one }) => boxes.map((box) => ({ ...one, box })))
    .sort((a, b) => a.box.top - b.box.top);
  inOrder.forEach((one, at) => {
    for (const other of inOrder.slice(at + 1)) {
      if (other.box.top > one.box.bottom) break;
      if (one.element === other.element || !overlaps(one.box, other.box)) continue;
      if (layerOf(one.element) !== layerOf(other.element)) continue;
      faults.push(`"${one.text.slice(0, 30)}" and "${other.text.slice(0, 30)}" lie over one another`);
    }
  });
  // A large picture is what words stand on; a crest or a flag is not.
  for (const picture of document.querySelectorAll('img')) {
    const frame = frameOf(picture);
    const box = picture.getBoundingClientRect();
    if (!frame || box.width > 64 || !picture.checkVisibility({ opacityProperty: true })) continue;
    for (const shown of clipped(box, frame))
      for (const one of inOrder)
        if (overlaps(one.box, shown) && layerOf(one.element) === layerOf(picture))
          faults.push(`"${one.text.slice(0, 30)}" lies over a picture`);
  }
  return [...new Set(faults)];
}
