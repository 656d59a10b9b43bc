import { fail, succeed, type Outcome } from './failure';
import type { PagedResource } from './pagedResource';

/** Rows of a filter from the first on. */
export interface WholeRequest<Filter> {
  filter: Filter;
  /** Rows beyond which the others are left out. */
  most: number;
  /** Gives it up: what comes afterwards is nobody's. */
  signal: AbortSignal;
}

/** Rows that are asked for at once: as many as the contract allows. */
const rowsAtOnce = 200;

/** Fetches all rows of a list for a file or the printer, page by page, whatever page is shown. */
export async function fetchAllRows<Filter extends object, Page, Row>(
  list: { options: Pick<PagedResource<Filter, Page, Row>['options'], 'load' | 'rows' | 'total' | 'id'> },
  { filter, most, signal }: WholeRequest<Filter>,
): Promise<Outcome<{ page: Page; rows: readonly Row[] }>> {
  const { load, rows, total, id } = list.options;
  // A row that moved to the next page meanwhile is there once.
  const found = new Map<string, Row>();
  let first: Page | undefined;
  for (let page = 1; ; page += 1) {
    const outcome = await load({ ...filter, page, pageSize: rowsAtOnce }, signal, first);
    if (signal.aborted) return fail({ kind: 'aborted' });
    if (!outcome.ok) return outcome;
    first ??= outcome.value;
    for (const row of rows(outcome.value)) if (!found.has(id(row))) found.set(id(row), row);
    if (page * rowsAtOnce >= Math.min(most, total(first))) break;
  }
  return succeed({ page: first, rows: [...found.values()].slice(0, most) });
}
