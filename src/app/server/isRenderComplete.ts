/**
 * Whether React has drawn everything of a page. What it had to leave out when time was up it would put in later by scripts
 * of its own, which the page's policy stops; in place of what failed it leaves a mark for the browser.
 * @param html as React wrote it: in text and attributes it escapes what could look like a tag
 */
export const isRenderComplete = (html: string): boolean =>
  !html.includes('<script') && !html.includes('<!--$!-->');
