/** Where a sheet's rows are cut into pages. */
export interface Cut {
  /** The first row of each page. */
  starts: readonly number[];
  /** Of the columns, the same on each page: px. */
  widths: readonly number[];
}

/** Heights in px of what stands on the pages of a sheet. */
export interface SheetHeights {
  /** Of a page. */
  room: number;
  /** What every page has: headings of columns and its foot. */
  frame: number;
  /** Head of the first page, and of the others. */
  head: number;
  shortHead: number;
  /** A row with the sums so far; 0 for a sheet without. */
  carried: number;
  rows: readonly number[];
  /** Below the last row: totals and notes. */
  end: number;
}

/** The first row of each page: as many on each as have room there. A row that is taller than a page has one to itself. */
export function startsOf({ room, frame, head, shortHead, carried, rows, end }: SheetHeights): number[] {
  const starts = [0];
  let used = frame + head;
  rows.forEach((height, at) => {
    const below = at === rows.length - 1 ? end : carried;
    if (used + height + below > room && at > (starts.at(-1) ?? 0)) {
      starts.push(at);
      used = frame + shortHead + carried;
    }
    used += height;
  });
  return starts;
}

/** Measures a sheet that is drawn as one page, with the parts of all pages on it. */
export function cutOf(sheet: HTMLElement): Cut {
  const page = sheet.querySelector<HTMLElement>('[data-page]');
  const table = page?.querySelector('table');
  if (!page || !table) return { starts: [0], widths: [] };
  const heightOf = (selector: string): number => {
    const found = page.querySelector<HTMLElement>(selector);
    return found ? found.getBoundingClientRect().height : 0;
  };
  const rows = [...table.querySelectorAll<HTMLElement>('tbody tr:not([data-kind])')];
  const starts = startsOf({
    room: Number.parseFloat(getComputedStyle(page).minBlockSize),
    frame: heightOf('thead') + heightOf('footer'),
    head: heightOf('header'),
    shortHead: heightOf('[data-short-head]'),
    carried: heightOf('[data-kind=carried]'),
    rows: rows.map((row) => row.getBoundingClientRect().height),
    end: heightOf('[data-kind=totals]') + heightOf('[data-notes]'),
  });
  const cells = [...table.querySelectorAll('thead th')];
  return { starts, widths: cells.map((each) => each.getBoundingClientRect().width) };
}
