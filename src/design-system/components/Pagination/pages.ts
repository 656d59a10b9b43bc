/** What stands in a row of pages: a page, or a gap of several left out. */
export type PageEntry = number | 'gap';

/**
 * The pages to show: those around the current one and those at both ends.
 * @param page the current page, from 1
 * @param total how many there are
 * @param range how many stand around the current page, itself among them
 * @param margin how many stand at each end
 */
export function pagesToShow(page: number, total: number, range: number, margin: number): PageEntry[] {
  const before = Math.floor((range - 1) / 2);
  const first = Math.max(1, Math.min(page - before, total - range + 1));
  const last = Math.min(total, first + range - 1);
  const isShown = (candidate: number) =>
    candidate <= margin || candidate > total - margin || (candidate >= first && candidate <= last);
  const entries: PageEntry[] = [];
  for (let candidate = 1; candidate <= total; candidate += 1) {
    if (isShown(candidate)) entries.push(candidate);
    // A gap that hides a single page is as wide as that page.
    else if (isShown(candidate - 1) && isShown(candidate + 1)) entries.push(candidate);
    else if (entries.at(-1) !== 'gap') entries.push('gap');
  }
  return entries;
}
