/** Storybook writes its error page as markup, which the site's policy forbids: there it becomes text. */
export function showErrorsAsText(): void {
  for (const id of ['error-message', 'error-stack']) {
    const element = document.getElementById(id);
    if (!element) continue;
    Object.defineProperty(element, 'innerHTML', {
      set: (html: string) => {
        const text = html.replaceAll(/<[^>]*>/g, '');
        element.textContent = text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
      },
    });
  }
}
