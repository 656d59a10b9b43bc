import * as v from 'valibot';

/** A CSV file as it is made: its lines come one after the other. */
export class CsvFile {
  constructor(
    /** Name to save it under, with `.csv`. */
    readonly name: string,
    /** Rows of cells, the header first. */
    readonly rows: AsyncIterable<readonly string[]>,
  ) {}
}

/**
 * The reply of an export: not an envelope but a file, `text/csv; charset=utf-8` with a byte order mark, streamed. A
 * refusal of it is an envelope as ever.
 */
export const csvFile = v.custom<CsvFile>((value) => value instanceof CsvFile, 'must be a CSV file');
