/** Width, in CSS px, at which no story may scroll sideways. */
export const phoneWidth = 390;

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

/** Left and right edge, in CSS px of the page. */
interface Sides {
  left: number;
  right: number;
}

/** CSS px by which focus rings and hit areas may reach out of a story's box. */
const reach = 4;

// Half a pixel is rounding; a box of one pixel speaks to screen readers only.
const isBeyond = ({ left, right, width }: DOMRect, sides: Sides) =>
  width > 1 && (left < sides.left - 0.5 || right > sides.right + 0.5);

/** Where the element's own text is drawn, which may be beyond the element. */
function textBox(element: Element): DOMRect | undefined {
  const texts = [...element.childNodes].filter((node) => node instanceof Text && node.data.trim() !== '');
  const [first] = texts;
  const last = texts.at(-1);
  if (!first || !last) return undefined;
  const range = document.createRange();
  range.setStartBefore(first);
  range.setEndAfter(last);
  return range.getBoundingClientRect();
}

/** The sides of the box, if it is one in which a story draws its component to give it little room. */
function sidesOf(element: Element): Sides | undefined {
  const isFrame = element instanceof HTMLElement && /inline-size|--_width/.test(element.style.cssText);
  if (!isFrame) return undefined;
  const { left, right } = element.getBoundingClientRect();
  return { left: left - reach, right: right + reach };
}

/** The window's sides. */
export const pageSides = (): Sides => ({ left: 0, right: document.documentElement.clientWidth });

/**
 * Elements that reach, themselves or with their text, beyond these sides or those of a box that a story has made, the
 * outermost of each branch, in words for a failing test. What is inside a box that scrolls or clips is that box's own
 * affair.
 */
export function findWide(parent: Element = document.body, sides = pageSides()): string[] {
  return [...parent.children].flatMap((element) => {
    const style = getComputedStyle(element);
    const isHeld = holdsItsContent(element, style);
    const boxes = [element.getBoundingClientRect(), isHeld ? undefined : textBox(element)];
    const wide = boxes.find((box) => box && style.visibility === 'visible' && isBeyond(box, sides));
    if (wide) {
      const [from, to, least, most] = [wide.left, wide.right, sides.left, sides.right].map(Math.round);
      return [`${describe(element)}: ${from} to ${to}, not in ${least} to ${most}`];
    }
    return isHeld ? [] : findWide(element, sidesOf(element) ?? sides);
  });
}
