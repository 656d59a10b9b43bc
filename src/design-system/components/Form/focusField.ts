/**
 * Puts the focus on the field of a form that has the given name.
 *
 * The named control of a Select is a hidden one, and the first of a group stands for the group; then the first thing
 * that takes focus in the field's own frame does.
 * @returns whether there is such a field
 */
export function focusField(form: HTMLFormElement, name: string): boolean {
  const named = form.elements.namedItem(name);
  const control = named instanceof RadioNodeList ? named[0] : named;
  if (!(control instanceof HTMLElement)) return false;
  control.focus();
  if (document.activeElement === control) return true;
  const frame = control.closest('[data-rac][data-invalid]') ?? control.closest('[data-rac]');
  const target = frame?.querySelector<HTMLElement>('button, input:not([type="hidden"])');
  target?.focus();
  return target !== undefined && target !== null;
}
