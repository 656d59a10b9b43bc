// @ts-check
// The test language ar-XB: English whose words run from right to left, so that layout can be read while it is mirrored.
// formatjs makes no such language.

const rightToLeft = '\u202e';
const endOfOverride = '\u202c';
const arabicLetterMark = '\u061c';

/** @param {string} text */
const mirrorText = (text) =>
  text.replaceAll(
    /\S+/g,
    (word) => `${arabicLetterMark}${rightToLeft}${word}${endOfOverride}${arabicLetterMark}`,
  );

/**
 * A parsed message with its words mirrored; arguments, tags and the structure stay.
 * @param {readonly any[]} message
 * @returns {any[]}
 */
export function mirror(message) {
  return message.map((element) => {
    // Type 0 is literal text; for all other types `value` is the name of an argument.
    if (element.type === 0) return { ...element, value: mirrorText(element.value) };
    if (element.children) return { ...element, children: mirror(element.children) };
    if (!element.options) return element;
    const options = Object.entries(element.options).map(([key, { value }]) => [
      key,
      { value: mirror(value) },
    ]);
    return { ...element, options: Object.fromEntries(options) };
  });
}
