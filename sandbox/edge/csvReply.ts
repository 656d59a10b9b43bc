import type { CsvFile } from '../../contract';
import { csvCell, spreadsheetText } from '../../contract/spreadsheetText';

/** One cell: never a formula, quoted where it must be. */
export const toCell = (value: string): string => csvCell(spreadsheetText(value));

const toLine = (cells: readonly string[]): string => `${cells.map(toCell).join(',')}\r\n`;

/**
 * The reply to an export: streamed line by line, so that its length costs no memory. The first line is made before the
 * headers go out: a refusal is still an envelope. The byte order mark tells spreadsheets that it is UTF-8.
 */
export async function csvReply({ name, rows }: CsvFile, headers: Headers): Promise<Response> {
  const lines = rows[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  let next: Promise<IteratorResult<readonly string[]>> = Promise.resolve(await lines.next());
  let isFirst = true;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      let text = isFirst ? '\uFEFF' : '';
      isFirst = false;
      while (text.length < 16_000) {
        const { value, done } = await next;
        if (done) {
          if (text !== '') controller.enqueue(encoder.encode(text));
          controller.close();
          return;
        }
        text += toLine(value);
        next = lines.next();
        next.catch(() => undefined);
      }
      controller.enqueue(encoder.encode(text));
    },
    async cancel() {
      await lines.return?.();
    },
  });
  headers.set('content-type', 'text/csv; charset=utf-8');
  headers.set('content-disposition', `attachment; filename="${name}"`);
  headers.set('cache-control', 'no-store');
  return new Response(body, { status: 200, headers });
}
