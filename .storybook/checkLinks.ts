/**
 * Whatever is read as a link leads somewhere: what does something on its page is a button.
 * @throws {Error} that names the words of each link without an address
 */
export function checkLinks(page: Document): void {
  const idle = [...page.querySelectorAll('[role="link"]:not([href], [aria-disabled="true"])')];
  if (idle.length > 0)
    throw new Error(
      `Read as links, and lead nowhere: ${idle.map(({ textContent }) => textContent).join(', ')}`,
    );
}
