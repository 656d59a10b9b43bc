/** The part of the page that the server marked with `data-part`. A page without it was not made by this program. */
export function part<E extends Element = HTMLElement>(name: string): E {
  const found = document.querySelector<E>(`[data-part="${name}"]`);
  if (!found) throw new Error(`the page has no ${name}`);
  return found;
}

/** Every control of one kind. */
export const controls = (act: string): HTMLButtonElement[] => [
  ...document.querySelectorAll<HTMLButtonElement>(`[data-act="${act}"]`),
];

/** The JSON of a data block; undefined when the page has none. */
export function dataBlock(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as unknown) : undefined;
}

/** Dims a control without taking it out of the tab order, so that the focus is not lost in the middle of a game. */
export function setDisabled(control: HTMLButtonElement, isDisabled: boolean): void {
  control.setAttribute('aria-disabled', String(isDisabled));
}

/** Hides a node or shows it, and leaves it alone when it is so already: to write the same again costs the page its styles. */
export function setHidden(node: HTMLElement, isHidden: boolean): void {
  if (node.hidden !== isHidden) node.hidden = isHidden;
}

/** A visitor who asked their system for less motion gets none. */
export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Writes into a part of the page, and leaves it alone when it says that already. */
export const setText = (name: string, text: string): void => setTextOf(part(name), text);

/** The same for an element at hand. */
export function setTextOf(node: Element | null, text: string): void {
  if (node && node.textContent !== text) node.textContent = text;
}

/** Bytes in hex. */
export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A key for a request that must not count twice. */
export const newKey = (): string => hexOf(crypto.getRandomValues(new Uint8Array(16)));
