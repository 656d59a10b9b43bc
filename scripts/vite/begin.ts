/**
 * Loads the page's code once what the page shows without it has been painted, each file in a task of its own. Runs from
 * the page itself, before any of that code is there, and so uses nothing from outside of it.
 * @param files addresses of the code, in the order in which the files need each other; the last one starts the site
 * @param load imports one of them
 * @param fail called when one cannot be had
 */
export function begin(
  files: readonly string[],
  load: (file: string) => Promise<unknown>,
  fail: () => void,
): void {
  const next = (at: number): void => {
    const file = files[at];
    if (file !== undefined) load(file).then(() => setTimeout(next, 0, at + 1), fail);
  };
  let isBegun = false;
  const start = (): void => {
    if (!isBegun) next(0);
    isBegun = true;
  };
  // Words that were kept are all there is without a connection: the site would only say of each part that it is missing.
  if ('offline' in document.documentElement.dataset && document.querySelector('.server-page')) {
    const look = (): void => {
      if (!document.hidden)
        fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
          ({ ok }) => ok && location.reload(),
          () => undefined,
        );
    };
    addEventListener('online', look);
    // A browser whose network reaches nothing does not say when it does.
    setInterval(look, 10_000);
    return;
  }
  // The frame after the one that shows it.
  const painted = (): number =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start, 0)));
  const picture = document.querySelector<HTMLImageElement>('.splash-hero img');
  if (picture) picture.decode().then(painted, painted);
  else painted();
  // A page in the background is not painted, and a slow picture is not waited for.
  setTimeout(start, 300);
}
