/** Puts a text into a field at once, as a browser does when it is pasted. */
export function pasteInto(field: HTMLElement, text: string): void {
  field.focus();
  if (field instanceof HTMLInputElement) {
    field.select();
    document.execCommand('insertText', false, text);
    return;
  }
  for (const inputType of ['insertText', 'insertFromPaste', 'insertReplacementText'])
    field.dispatchEvent(
      new InputEvent('beforeinput', { inputType, data: text, bubbles: true, cancelable: true }),
    );
}
