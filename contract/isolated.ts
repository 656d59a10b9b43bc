/** Letters of scripts that run from right to left. */
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFEFC]/;

/**
 * Keeps a name, or whatever else stands in a sentence that runs the other way, together: what is around it would move to
 * its wrong side. Source: Unicode UAX 9, first strong isolate.
 */
export const isolated = (text: string, isRightToLeft: boolean): string =>
  text && rightToLeft.test(text) !== isRightToLeft ? `\u2068${text}\u2069` : text;
