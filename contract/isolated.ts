/** Letters of scripts that run from right to left. */
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFEFC]/;

/** Keeps a text together, whatever stands around it. Source: Unicode UAX 9, first strong isolate. */
export const isolate = (text: string): string => `\u2068${text}\u2069`;

/** Whether a text has letters that run from right to left. */
export const hasRightToLeftLetters = (text: string): boolean => rightToLeft.test(text);

/**
 * Keeps a name, or whatever else stands in a sentence that runs the other way, together: what is around it would move to
 * its wrong side.
 */
export const isolated = (text: string, isInRightToLeft: boolean): string =>
  text && hasRightToLeftLetters(text) !== isInRightToLeft ? isolate(text) : text;
