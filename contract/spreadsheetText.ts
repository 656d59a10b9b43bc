/** What nobody sees before the first sign, and what a spreadsheet passes over. */
const unseen = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]+/u;

/**
 * A spreadsheet takes a text that begins so for a formula; the full-width and small forms of the signs too, since some
 * make them plain. Source: OWASP, CSV injection.
 */
const isFormula = (text: string): boolean =>
  /^[\t\r]/.test(text) ||
  (/^[=+\-@−]/.test(text.normalize('NFKC').replace(unseen, '')) && !/^-?\d+(?:\.\d+)?$/.test(text));

/** A text that no spreadsheet takes for a formula when it reads it from a CSV file. */
export const spreadsheetText = (text: string): string => (isFormula(text) ? `'${text}` : text);

/** A cell of a CSV file, quoted where it must be. */
export const csvCell = (text: string, separator = ','): string =>
  /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
