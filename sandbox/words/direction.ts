/** Whether a language is written from right to left. */
export const isRightToLeft = (language: string): boolean => language === 'ar' || language === 'ur';

/**
 * Keeps an amount together, from left to right, in a sentence that is written from right to left: its end would go to the
 * other side, and `1.00 US$` read as `$US 1.00`.
 */
export const isolated = (text: string, language: string): string =>
  isRightToLeft(language) ? `\u2066${text}\u2069` : text;
