interface TrustedTypesFactory {
  readonly defaultPolicy: unknown;
  createPolicy: (name: string, rules: { createHTML: (html: string) => string | null }) => unknown;
}

/**
 * Lets code write some markup as text where the site's policy forbids all of it; the first to say so decides. Clearing an
 * element by `innerHTML = ''`, as react-aria's announcer does at the second step of a number or date field, is allowed.
 */
export function allowMarkup(isAllowed: (html: string) => boolean = () => false): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesFactory };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', {
    createHTML: (html) => (html === '' || isAllowed(html) ? html : null),
  });
}
