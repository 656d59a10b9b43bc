/** A cell of ours: a date, a number or a name that begins with a letter, so that no program takes it for a formula. */
type Cell = string | number;

/** Rows as a CSV file that spreadsheets read as UTF-8. */
export const csvFileOf = (rows: readonly (readonly Cell[])[]): Blob =>
  new Blob([`\uFEFF${rows.map((row) => row.join(',')).join('\r\n')}\r\n`], {
    type: 'text/csv;charset=utf-8',
  });

/** Minor units as a plain number: `-12.30`. */
export function plainAmount(minor: string): string {
  const digits = minor.replace('-', '').padStart(3, '0');
  return `${minor.startsWith('-') ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
