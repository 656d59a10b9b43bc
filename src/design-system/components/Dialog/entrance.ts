// A dialog is painted before React Aria makes the page behind it inert: docs/decisions/2026-11-dialog-first-frame.md.

/** Milliseconds after which the first frame is shown for sure: two more. */
const settling = 33;

/**
 * Resolves when the first frame of a dialog is shown. Until then the page behind it is not made inert, which styles all
 * of it anew; the focus is in the dialog from the start.
 */
export const firstFrame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, settling));
  });

/**
 * Exempts what was opened out of a dialog before the page behind it is made inert: a list that somebody quick has opened
 * would be taken for a part of that page, and close at once.
 */
export function keepWhatLiesAbove(overlay: HTMLElement): void {
  let above = overlay.closest('body > *')?.nextElementSibling;
  for (; above; above = above.nextElementSibling) above.setAttribute('data-react-aria-top-layer', 'true');
}
