import { fail, succeed, type Outcome } from './failure';
import type { PagedResource } from './pagedResource';
import { Task } from './task';

/** Rows of a filter from the first on, and what is made of them. */
export interface WholeRequest<Filter, Page, Row> {
  filter: Filter;
  /** Rows beyond which the others are left out. */
  most: number;
  /** Makes something of them, such as a file: what it throws is a failure of the task. */
  make: (all: { page: Page; rows: readonly Row[] }) => void | Promise<void>;
}

/** Rows that are asked for at once: as many as the contract allows. */
const rowsAtOnce = 200;

/** A list as it can be fetched whole. */
type Whole<Filter extends object, Page, Row> = Pick<PagedResource<Filter, Page, Row>, 'options' | 'resets'>;

const tasks = new WeakMap<object, { task: Task<never, void>; resets: number }>();

/** What fetches all rows of a list for a file or the printer, whatever page is shown; another one for the next person. */
export function allRowsOf<Filter extends object, Page, Row>(
  list: Whole<Filter, Page, Row>,
): Task<WholeRequest<Filter, Page, Row>, void> {
  const known = tasks.get(list);
  if (known?.resets === list.resets)
    return known.task as Task<unknown, void> as ReturnType<typeof allRowsOf<Filter, Page, Row>>;
  const task = new Task<WholeRequest<Filter, Page, Row>, void>({ id: () => '' }, (request) =>
    makeOfAll(list, request),
  );
  tasks.set(list, { task, resets: list.resets });
  return task;
}

/** Page by page; nothing is made of rows that another person asked for. */
async function makeOfAll<Filter extends object, Page, Row>(
  list: Whole<Filter, Page, Row>,
  { filter, most, make }: WholeRequest<Filter, Page, Row>,
): Promise<Outcome<void>> {
  const { load, rows, total, id } = list.options;
  const { resets } = list;
  const { signal } = new AbortController();
  // A row that moved to the next page meanwhile is there once.
  const found = new Map<string, Row>();
  let first: Page | undefined;
  for (let page = 1; ; page += 1) {
    const outcome = await load({ ...filter, page, pageSize: rowsAtOnce }, signal, first);
    if (list.resets !== resets) return fail({ kind: 'aborted' });
    if (!outcome.ok) return outcome;
    first ??= outcome.value;
    for (const row of rows(outcome.value)) if (!found.has(id(row))) found.set(id(row), row);
    if (page * rowsAtOnce >= Math.min(most, total(first))) break;
  }
  await make({ page: first, rows: [...found.values()].slice(0, most) });
  return succeed(undefined);
}
