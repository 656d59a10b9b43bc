interface TrustedTypesFactory {
  readonly defaultPolicy: unknown;
  createPolicy: (name: string, rules: { createHTML: (html: string) => string | null }) => unknown;
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesFactory };
/** How Storybook's code blocks say what their scroll bars look like: as markup, which the site's policy forbids. */
const scrollArea = /^\s*\[data-radix-scroll-area-viewport\] \{[^<]*$/;

// Before the site's own policy, which allows the empty string alone.
if (trustedTypes && !trustedTypes.defaultPolicy)
  trustedTypes.createPolicy('default', {
    createHTML: (html) => (html === '' || scrollArea.test(html) ? html : null),
  });
