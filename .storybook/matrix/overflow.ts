/** Width, in CSS px, at which no story may scroll sideways. */
export const phoneWidth = 390;

/** Stories that are wider than a phone on purpose, as `File Story`, each with its reason. */
export const wideOnPurpose: ReadonlyMap<string, string> = new Map();

/** Whether nothing of what is inside can be seen beyond the element's sides: it clips, scrolls, or shows nothing. */
function holdsItsContent(element: Element, style: CSSStyleDeclaration): boolean {
  return (
    style.overflowX !== 'visible' ||
    style.display === 'none' ||
    style.clipPath === 'inset(50%)' ||
    element instanceof SVGSVGElement
  );
}

const describe = (element: Element): string =>
  [
    element.localName,
    element.getAttribute('role') ?? element.className.toString().split('-').at(-1),
    element.textContent.trim().slice(0, 40),
  ].join(' ');

/**
 * Elements that reach beyond the sides of the page, the outermost of each branch, in words for a failing test. What is
 * inside a box that scrolls or clips is that box's own affair.
 */
export function findWide(parent: Element = document.body): string[] {
  const page = document.documentElement.clientWidth;
  return [...parent.children].flatMap((element) => {
    const style = getComputedStyle(element);
    const { left, right, width } = element.getBoundingClientRect();
    // Half a pixel is rounding; a box of one pixel speaks to screen readers only.
    if (width > 1 && style.visibility === 'visible' && (left < -0.5 || right > page + 0.5)) {
      return [`${describe(element)}: ${Math.round(left)} to ${Math.round(right)} of ${page}`];
    }
    return holdsItsContent(element, style) ? [] : findWide(element);
  });
}
