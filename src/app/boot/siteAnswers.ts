/** Whether the server of the page answers. Asked before a reload, whose failure would leave the browser's own error page. */
export async function siteAnswers(): Promise<boolean> {
  try {
    return (await fetch('/', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
