import { expect } from 'storybook/test';

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

/** Pastes every text of several signs into parts of a date, none of which may change by it. */
export async function assertNoPaste(
  texts: readonly string[],
  read: () => readonly HTMLElement[],
): Promise<void> {
  const values = () => read().map((part) => part.getAttribute('aria-valuenow'));
  const before = values();
  for (const part of read()) for (const text of texts) if ([...text].length > 1) pasteInto(part, text);
  await expect(values()).toEqual(before);
}
