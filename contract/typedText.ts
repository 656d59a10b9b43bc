const isDigit = (point: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(point));

/** The text with digits of any script, full-width ones too, written as 0–9, which is what platforms take. */
export function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0) ?? 0;
    // Unicode keeps the digits of a script together and in order, so its zero is where a run of tens begins.
    let first = point;
    while (isDigit(first - 1)) first -= 1;
    return String((point - first) % 10);
  });
}

/** Full-width and small forms of the signs that keyboards have, and spaces of every width. */
const forms = /[\uFE50-\uFE6B\uFF01-\uFFEE\p{Zs}]/gu;
const unseen = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** The text without what nobody sees in it, such as marks that come along when a name is copied from a chat. */
export const seenText = (text: string): string => text.replaceAll(unseen, '');

/** Marks that nobody sees, besides those that join letters or keep them apart, which are part of a word. */
const stray = /[^\P{Cf}\u200C\u200D]/gu;

/** Words to search for: without the marks that come along from a chat, and with plain spaces. */
export const seenWords = (text: string): string => text.replaceAll(stray, '').replaceAll(/\p{Zs}/gu, ' ');

/**
 * Text as a field of digits reads it: without what nobody sees in it, such as the marks that come with a number from a
 * chat, and with plain digits and signs. A raised or circled digit stays what it is: 5² is not 52.
 */
export const typedText = (text: string): string =>
  latinDigits(
    text
      .normalize('NFC')
      // U+FEFF counts as a space there, and nobody sees it.
      .replaceAll(/[^\S\uFEFF]/g, ' ')
      .replaceAll(forms, (sign) => sign.normalize('NFKC'))
      .replaceAll(unseen, ''),
  );
