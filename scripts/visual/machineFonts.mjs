// @ts-check
// Which words of a page the machine draws with a font of its own: another machine may have another, or none.

/**
 * Elements with words of their own, without those whose letters others have in the same style: runs in the page.
 * @returns {Element[]}
 */
function elementsOfWords() {
  /** @type {Map<string, Set<string>>} */
  const seen = new Map();
  return [...document.body.querySelectorAll('*')].filter((element) => {
    if (element.closest('script, style, template') || element.getClientRects().length === 0) return false;
    const words = [...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ textContent }) => textContent ?? '')
      .join('')
      .replace(/\s/g, '');
    const { fontFamily, fontWeight, fontStyle } = getComputedStyle(element);
    const style = [fontFamily, fontWeight, fontStyle].join('|');
    const known = seen.get(style) ?? new Set();
    seen.set(style, known);
    const fresh = [...words].filter((letter) => !known.has(letter));
    for (const letter of fresh) known.add(letter);
    return fresh.length > 0;
  });
}

/**
 * @param {import('playwright').Page} page at rest
 * @returns {Promise<string[]>} the words with the font, one line each; empty when all faces come with the page
 */
export async function machineFonts(page) {
  const session = await page.context().newCDPSession(page);
  try {
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    await session.send('DOM.getDocument');
    const { result } = await session.send('Runtime.evaluate', {
      expression: `(${elementsOfWords.toString()})()`,
    });
    const { result: places } = await session.send('Runtime.getProperties', {
      objectId: String(result.objectId),
      ownProperties: true,
    });
    /** @type {Set<string>} */
    const found = new Set();
    for (const { name, value } of places) {
      if (!/^\d+$/.test(name) || !value?.objectId) continue;
      const { nodeId } = await session.send('DOM.requestNode', { objectId: value.objectId });
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
      const own = fonts.filter(({ isCustomFont }) => !isCustomFont);
      if (own.length === 0) continue;
      const { result: words } = await session.send('Runtime.callFunctionOn', {
        objectId: value.objectId,
        functionDeclaration: 'function () { return this.textContent.trim().slice(0, 40); }',
      });
      for (const { familyName } of own) found.add(`“${String(words.value)}” in ${familyName}`);
    }
    return [...found];
  } finally {
    await session.detach();
  }
}
