function refuseTexts(event: InputEvent): void {
  if ([...(event.data ?? '')].length <= 1) return;
  event.preventDefault();
  event.stopPropagation();
}

/**
 * A text of several signs, pasted, dictated or filled in, is no part of a date. React-aria reads a number into it, and
 * listens to the browser's own event: this listener of the field around it comes before.
 */
export function refuseTextsIn(field: HTMLElement | null): () => void {
  field?.addEventListener('beforeinput', refuseTexts, true);
  return () => field?.removeEventListener('beforeinput', refuseTexts, true);
}
