import { sitePaths } from '#contract';

/** What is wrong with the address of a link that is no article: neither https nor a page of the site. */
export function linkFault(href: string): string | undefined {
  if (/^https:\/\//i.test(href)) return undefined;
  const path = /^(\/[^?#\s\\]*)(?:[?#].*)?$/.exec(href)?.[1];
  if (path === undefined || path.startsWith('//'))
    return `broken link: ${href} is no https address, no page and no article`;
  return sitePaths.includes(path) ? undefined : `broken link: the site has no page ${path}`;
}
