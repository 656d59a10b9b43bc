// What WebKit's driver runs in the page. Sent there as it stands: it uses nothing from outside.

export interface Collected {
  kind: string;
  text: string;
}

/** Begins to collect what WebKit tells nobody, once a document, and gives what there is so far. */
export const collectFaults = (): Collected[] => {
  const place = globalThis as unknown as { __faults?: Collected[] };
  if (place.__faults) return place.__faults;
  const faults: Collected[] = [];
  place.__faults = faults;
  addEventListener('error', ({ message, error }) => {
    faults.push({ kind: 'page error', text: String((error as Error | undefined)?.stack ?? message) });
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    faults.push({ kind: 'rejection', text: String((reason as Error | undefined)?.stack ?? reason) });
  });
  addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
      faults.push({
        kind: 'policy',
        text: `${effectiveDirective} stopped ${blockedURI} at ${sourceFile}:${lineNumber}`,
      });
    },
  );
  const said = console.error;
  console.error = (...words: unknown[]) => {
    faults.push({ kind: 'console', text: words.map(String).join(' ') });
    said(...words);
  };
  return faults;
};

/** Elements of a role that are seen and not held back by a dialog. */
export const elementsOf = (role: string, around: Element | null): Element[] => {
  const implicit: Record<string, string> = {
    banner: 'header',
    button: 'button, summary, input[type=submit]',
    checkbox: 'input[type=checkbox]:not([role])',
    dialog: 'dialog',
    group: 'fieldset',
    heading: 'h1, h2, h3, h4, h5, h6',
    link: 'a[href]:not([role])',
    list: 'ul, ol',
    listitem: 'li',
    main: 'main',
    navigation: 'nav',
    radio: 'input[type=radio]',
    region: 'section',
    searchbox: 'input[type=search]',
    slider: 'input[type=range]',
    spinbutton: 'input[type=number]',
    status: 'output',
    textbox:
      'input:not([type], [role]), input:is([type=text], [type=password], [type=email], [type=tel], [type=url]):not([role]), textarea',
  };
  const native = implicit[role];
  const selector = native ? `[role=${role}], ${native}` : `[role=${role}]`;
  return [...(around ?? document).querySelectorAll<HTMLElement>(selector)].filter(
    (each) =>
      (each.role === null || each.role === role) &&
      !each.closest('[inert], [aria-hidden=true]') &&
      each.getClientRects().length > 0 &&
      getComputedStyle(each).visibility !== 'hidden',
  );
};
