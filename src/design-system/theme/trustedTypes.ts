interface TrustedTypesFactory {
  readonly defaultPolicy: unknown;
  createPolicy: (name: string, rules: { createHTML: (html: string) => string | null }) => unknown;
}

/**
 * Lets code clear an element by `innerHTML = ''`, as react-aria's announcer does at the second step of a number or date
 * field, where the site's policy forbids markup. Anything but the empty string stays forbidden.
 */
function allowClearing({ trustedTypes }: { trustedTypes?: TrustedTypesFactory }): void {
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', { createHTML: (html) => (html === '' ? '' : null) });
}

allowClearing(globalThis as { trustedTypes?: TrustedTypesFactory });
