// @ts-check
// The test language ar-XB: English whose words run from right to left, so that layout can be read while it is mirrored.
// formatjs makes no such language.

const rightToLeft = '\u202e';
const endOfOverride = '\u202c';
const arabicLetterMark = '\u061c';

/** @param {string} text */
const mirrorText = (text) =>
  text.replaceAll(/\S+/g, (word) => `${arabicLetterMark}${rightToLeft}${word}${endOfOverride}${arabicLetterMark}`);

/**
 * A parsed message with its words mirrored; arguments, tags and the structure stay.
 * @template T
 * @param {T} node a parsed message or any part of it
 * @returns {T}
 */
export function mirror(node) {
  if (Array.isArray(node)) return /** @type {T} */ (/** @type {unknown} */ (node.map(mirror)));
  if (typeof node !== 'object' || node === null) return node;
  const element = /** @type {Record<string, unknown>} */ (node);
  // Type 0 is literal text; for all other types `value` is the name of an argument.
  if (element['type'] === 0) return /** @type {T} */ ({ ...element, value: mirrorText(String(element['value'])) });
  return /** @type {T} */ (
    Object.fromEntries(
      Object.entries(element).map(([key, value]) => [
        key,
        ['options', 'children', 'value'].includes(key) && typeof value === 'object' ? mirror(value) : value,
      ]),
    )
  );
}
