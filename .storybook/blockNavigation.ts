/**
 * Keeps stories on their page: a link that is followed or a form that is sent would end the test run, or leave the
 * workshop blank. Moves within the page (fragments, history.pushState) and reloads go on.
 */
export function blockNavigation(): void {
  // Storybook lets links open in the frame around the story, where a story's own guard would not see them.
  document.querySelector('base[target]')?.removeAttribute('target');
  // Firefox and Safari got the Navigation API only in 2026; there, a followed link leaves.
  const { navigation } = window as Partial<Pick<Window, 'navigation'>>;
  navigation?.addEventListener('navigate', (event) => {
    if (!event.destination.sameDocument && event.navigationType !== 'reload') event.preventDefault();
  });
}
