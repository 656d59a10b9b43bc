/** An element, or what a style puts before or after its content. */
export interface Part {
  element: Element;
  pseudo: '' | '::before' | '::after';
}

const isTransparent = (colour: string) => /^transparent$|^rgba\(.*, 0\)$|\/ 0\)$/.test(colour);

const styleOf = ({ element, pseudo }: Part) => getComputedStyle(element, pseudo || null);

/** Whether the style draws a line around the part, or at one of its sides. */
function hasLine(style: CSSStyleDeclaration): boolean {
  const lines = [
    [style.borderTopWidth, style.borderTopStyle, style.borderTopColor],
    [style.borderBottomWidth, style.borderBottomStyle, style.borderBottomColor],
    [style.borderLeftWidth, style.borderLeftStyle, style.borderLeftColor],
    [style.borderRightWidth, style.borderRightStyle, style.borderRightColor],
    [style.outlineWidth, style.outlineStyle, style.outlineColor],
  ] as const;
  return lines.some(
    ([width, kind, colour]) => Number.parseFloat(width) > 0 && kind !== 'none' && !isTransparent(colour),
  );
}

const hasFill = (style: CSSStyleDeclaration) =>
  !isTransparent(style.backgroundColor) || style.backgroundImage !== 'none';

/** The colour that lies under the part. */
function ground({ element, pseudo }: Part): string {
  const first = pseudo === '' ? element.parentElement : element;
  for (let each = first; each; each = each.parentElement) {
    const { backgroundColor } = getComputedStyle(each);
    if (!isTransparent(backgroundColor)) return backgroundColor;
  }
  return getComputedStyle(document.documentElement).backgroundColor;
}

const isShown = (element: Element, style: CSSStyleDeclaration) => {
  const { width, height } = element.getBoundingClientRect();
  return width > 2 && height > 0 && style.visibility === 'visible' && style.display !== 'none';
};

/** Whether the part can be told from what is around it by a line, a picture or a fill. */
export function isDrawn(part: Part): boolean {
  const style = styleOf(part);
  if (style.display === 'none' || style.opacity === '0') return false;
  if (hasLine(style)) return true;
  return hasFill(style) && (style.backgroundImage !== 'none' || style.backgroundColor !== ground(part));
}

/** Marks, bars and dots, which are nothing but a fill: they hold neither text nor picture. */
export function marksIn(root: Element): Part[] {
  const parts = [...root.querySelectorAll('*')].flatMap((element) =>
    (['', '::before', '::after'] as const).map((pseudo) => ({ element, pseudo })),
  );
  return parts.filter((part) => {
    const { element, pseudo } = part;
    const style = styleOf(part);
    const isEmpty =
      pseudo === ''
        ? element.childNodes.length === 0 && !(element instanceof SVGElement)
        : style.content === '""';
    return isEmpty && isShown(element, style) && isDrawn(part);
  });
}

/** Controls that are boxes: with a line, or a fill of their own. What only the pointer brings about is told by the pointer. */
export function boxesIn(root: Element): Part[] {
  const controls =
    'a, button, input, textarea, [role="button"], [role="radio"], [role="tab"], [role="option"]';
  return [...root.querySelectorAll(`:is(${controls}):not([data-hovered], [data-pressed])`)]
    .map((element): Part => ({ element, pseudo: '' }))
    .filter((part) => isShown(part.element, styleOf(part)) && isDrawn(part));
}

/** How the element and all that is in it are drawn, but for words and sizes. */
export function look(root: Element): string {
  return [root, ...root.querySelectorAll('*')]
    .flatMap((element) =>
      (['', '::before', '::after'] as const).map((pseudo) => {
        const style = styleOf({ element, pseudo });
        if (pseudo !== '' && style.content === 'none') return '';
        const { color, backgroundColor, borderStyle, borderColor, borderWidth, textDecorationLine } = style;
        const outline = style.outlineStyle === 'none' ? '' : `${style.outlineWidth} ${style.outlineColor}`;
        return [
          color,
          backgroundColor,
          borderStyle,
          borderWidth,
          borderColor,
          outline,
          textDecorationLine,
        ].join();
      }),
    )
    .join('\n');
}
