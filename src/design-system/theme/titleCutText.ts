/** Elements whose title is ours: it follows their text, and goes when there is room again. */
const titled = new WeakSet<Element>();

const isCut = (element: Element): boolean => {
  const { textOverflow, webkitLineClamp } = getComputedStyle(element);
  return (
    (textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth) ||
    (webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight)
  );
};

/**
 * Gives every text that its box cuts, anywhere in the document, a title with all of it when it is pointed at. One listener
 * does it for all of them: how much of a text fits is known by nobody before.
 */
export function titleCutText(): void {
  addEventListener(
    'mouseover',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      // The words may stand in a part of the box that cuts them.
      for (const each of [target, target.parentElement, target.parentElement?.parentElement]) {
        if (!each || (each.hasAttribute('title') && !titled.has(each))) continue;
        if (isCut(each)) {
          titled.add(each);
          each.setAttribute('title', each.textContent);
        } else if (titled.delete(each)) each.removeAttribute('title');
      }
    },
    { passive: true },
  );
}
