/** A text in letters of another script, and where it stands. */
export interface Foreign {
  words: string[];
  text: string;
}

/**
 * What a page says in Latin letters: its text and the names that readers of screens hear. Runs in the page. What is marked
 * as being in another language, code, and what people have typed are no words of the page's language.
 *
 * @param names that stay as they are in every language, the longest first
 */
export function latinWords(names: readonly string[]): Foreign[] {
  const found = new Map<string, Foreign>();
  const own = document.documentElement.lang;
  const look = (text: string | null | undefined, element: Element): void => {
    if (!text || element.closest('[lang]')?.getAttribute('lang') !== own) return;
    if (element.closest('script, style, code, kbd, noscript, [translate="no"], input, textarea')) return;
    let rest = text;
    for (const name of names) if (rest.includes(name)) rest = rest.replaceAll(name, ' ');
    // Numbers of orders, bets and tickets, addresses and user names are no words.
    rest = rest.replaceAll(/\S*[@/\d_*]\S*|#\S+|\S+\.\w+/g, ' ');
    const words = rest.match(/\p{Script=Latin}{3,}/gu);
    if (words) found.set(text, { words, text: text.trim().slice(0, 100) });
  };
  for (const element of document.body.querySelectorAll('*')) {
    for (const node of element.childNodes)
      if (node.nodeType === Node.TEXT_NODE) look(node.nodeValue, element);
    for (const name of [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'alt',
      'title',
      'placeholder',
    ])
      // Typed text is left out above, and what a field says of itself is read here.
      if (!element.matches('input, textarea')) look(element.getAttribute(name), element);
      else look(element.getAttribute(name), element.parentElement ?? element);
  }
  look(document.title, document.documentElement);
  return [...found.values()];
}
