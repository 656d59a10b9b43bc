// What the crawler does inside the page, in one call for each press. Sent there as it stands: it uses nothing from outside.

/** A link or button that a person can press now. */
export interface Control {
  /** What tells it from the others of its place: role, name without its figures, and where a link leads. */
  key: string;
  role: string;
  name: string;
  /** Path of a link on this site, without what follows a question mark. */
  path?: string;
  /** Whether it stands in the frame around every page. */
  isChrome: boolean;
}

/** What is to be seen of the page. */
export interface Sight {
  path: string;
  /** Path and query. */
  address: string;
  /** What lies on top of the page: role and name of a dialog or menu; empty when there is none. */
  top: string;
  /** What is wrong with the page; empty when nothing is. */
  wrong: string;
  isSignedIn: boolean;
  language: string;
  controls: Control[];
}

/** What a press did. */
export interface Pressed {
  /** `gone`: no such control is there. `covered`: something else lies over it, which is named. */
  outcome: 'pressed' | 'gone' | 'covered';
  by?: string;
  /** Whether anything changed that a person could see or the platform could hear. */
  isChanged: boolean;
}

/** The crawler's own part of the page. */
export interface Crawler {
  look: () => Promise<Sight>;
  press: (key: string) => Promise<Pressed>;
}

/** Puts the crawler into a page, before its own scripts. Given the headings of pages that mean that something is wrong. */
export function installCrawler(wrongHeadings: readonly string[]): void {
  let [calls, pending] = [0, 0];
  const { fetch } = globalThis;
  globalThis.fetch = async (...given) => {
    calls += 1;
    pending += 1;
    try {
      return await fetch(...given);
    } finally {
      pending -= 1;
    }
  };
  let acts = 0;
  addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest('a');
    // A file or another window is something that happens, though not to this page.
    if (link && (link.download || (link.target !== '' && link.target !== '_self'))) acts += 1;
  });
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

  /** Waits until the page has stood still for a moment and no call is under way, for three seconds at most. */
  const quiet = async (): Promise<void> => {
    const end = performance.now() + 3_000;
    let last = performance.now();
    const observer = new MutationObserver(() => (last = performance.now()));
    observer.observe(document, { subtree: true, childList: true });
    do await wait(25);
    while (performance.now() < end && (pending > 0 || performance.now() - last < 60));
    observer.disconnect();
  };

  const overlays = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';
  const labelOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const named = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    return element.getAttribute('aria-label') ?? named;
  };
  const topOverlay = (): HTMLElement | undefined =>
    [...document.querySelectorAll<HTMLElement>(overlays)]
      .filter((each) => each.checkVisibility() && !each.closest('[inert], [aria-hidden=true], main'))
      .at(-1);
  const topName = (): string => {
    const top = topOverlay();
    return top ? `${top.getAttribute('role')} ${labelOf(top).replaceAll(/\d+/g, '#')}` : '';
  };

  const isThere = (element: HTMLElement): boolean => {
    if (element.closest('[inert], [aria-hidden=true]')) return false;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const box = element.getBoundingClientRect();
    return box.width > 1 && box.height > 1;
  };
  const isOff = (element: HTMLElement): boolean =>
    element.matches(':disabled, [aria-disabled=true]') ||
    // What is chosen already, and where one is.
    element.matches('[aria-selected=true], [aria-current]:not([aria-current=false]), [aria-checked=true]');

  const list = (): { element: HTMLElement; control: Control }[] => {
    const rivals = new Map<string, number>();
    const selector =
      'a[href], button, [role=button], [role=tab], [role=menuitem], [role=menuitemradio], [role=option]';
    return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
      if (!isThere(element) || isOff(element)) return [];
      const link = element.closest<HTMLAnchorElement>('a[href]');
      // What skips to the content shows itself to the keyboard alone.
      if (link?.getAttribute('href')?.startsWith('#')) return [];
      const url = link ? new URL(link.href) : undefined;
      if (url && (url.origin !== location.origin || url.pathname.startsWith('/sandbox/'))) return [];
      const role = element.getAttribute('role') ?? (element.tagName === 'A' ? 'link' : 'button');
      const pictures = [...element.querySelectorAll('img[alt]')]
        .map((img) => img.getAttribute('alt'))
        .join(' ');
      const words = labelOf(element) || `${element.textContent} ${pictures}`;
      const name = words.replaceAll(/\s+/g, ' ').trim().slice(0, 80);
      const isChrome = !element.closest(`main, ${overlays}`);
      // Of games, rows and numbers in their dozens, which look alike, a few stand for all.
      const alike = `${role} ${url?.pathname ?? ''} ${element.className} ${element.parentElement?.className ?? ''}`;
      const count = (rivals.get(alike) ?? 0) + 1;
      rivals.set(alike, count);
      if (!isChrome && count > 3) return [];
      const plain = name.replaceAll(/\d[\d.,:]*/g, '#');
      const isTile = url && ['/game', '/lottery', '/promoDetail', '/news', '/help'].includes(url.pathname);
      const key = isTile ? `${role} ${url.pathname}` : `${role} ${plain} ${url?.pathname ?? ''}`;
      return [{ element, control: { key, role, name, isChrome, ...(url && { path: url.pathname }) } }];
    });
  };

  /** All that can be seen to change by a press: markup without figures, which change by themselves, fields, focus, places. */
  const shape = (): string => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')];
    const scrolled = [...document.querySelectorAll('*')].map(
      ({ scrollLeft, scrollTop }) => scrollLeft + scrollTop,
    );
    const focused = document.activeElement;
    return [
      document.body.outerHTML.replaceAll(/\d/g, '#'),
      fields.map(({ checked, value }) => `${checked} ${value}`).join(),
      scrolled.filter((each) => each !== 0).join(),
      focused?.matches('input, textarea, iframe') ? focused.id + focused.className : '',
      [location.href, document.documentElement.outerHTML.slice(0, 300), document.fullscreenElement !== null],
      [calls, acts],
    ].join('\n');
  };

  const wrongNow = (): string => {
    const shown = topOverlay() ?? document.querySelector('main');
    if (!shown) return 'there is no main part';
    const text = (shown as HTMLElement).innerText.trim();
    const found = [...shown.querySelectorAll('h1, h2')].find((each) =>
      wrongHeadings.includes(each.textContent),
    );
    if (found) return `“${found.textContent}”`;
    if (shown.querySelector('iframe')) return '';
    // A menu may have one short entry: a visitor on trial can do nothing with the account but sign out.
    if (text.length < 20 && !shown.querySelector('input, [role^=menuitem], [role=option]'))
      return `empty but for “${text}”`;
    if (shown.querySelector('[aria-busy=true]')) return 'busy for ever';
    return document.querySelector('.server-page') ? 'still as the server wrote it' : '';
  };

  const crawler: Crawler = {
    look: async () => {
      await quiet();
      const end = performance.now() + 30_000;
      for (let wrong = wrongNow(); wrong !== '' && performance.now() < end; wrong = wrongNow())
        await wait(100);
      return {
        path: location.pathname,
        address: location.pathname + location.search,
        top: topName(),
        wrong: wrongNow(),
        isSignedIn: sessionStorage.getItem('token') !== null,
        language: document.documentElement.lang,
        controls: list().map(({ control }) => control),
      };
    },
    press: async (key) => {
      const found = list().find(({ control }) => control.key === key)?.element;
      if (!found) return { outcome: 'gone', isChanged: false };
      found.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = found.getBoundingClientRect();
      const over = document.elementFromPoint(left + width / 2, top + height / 2);
      // Words and drawings inside of it, or around it, hand the press on.
      const isFree =
        over !== null && (found.contains(over) || over.contains(found) || over.closest('label') !== null);
      if (!isFree)
        return { outcome: 'covered', isChanged: false, by: over?.outerHTML.slice(0, 160) ?? 'nothing' };
      const before = shape();
      found.click();
      await quiet();
      const end = performance.now() + 3_000;
      while (shape() === before && performance.now() < end) await wait(100);
      return { outcome: 'pressed', isChanged: shape() !== before };
    },
  };
  Object.assign(globalThis, { crawler });
}
