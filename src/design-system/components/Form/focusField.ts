/**
 * Puts the focus on the field of a form that has the given name.
 *
 * The first control of a group stands for the group. The named control of a Select is a hidden one, whose button
 * stands for it; that of a DatePicker is hidden too, and its first part does.
 * @returns whether there is such a field
 */
export function focusField(form: HTMLFormElement, name: string): boolean {
  const named = form.elements.namedItem(name);
  const control = named instanceof RadioNodeList ? named[0] : named;
  if (!(control instanceof HTMLElement)) return false;
  const isHidden = control.closest('[aria-hidden="true"], [hidden], [type="hidden"]') !== null;
  const frame = isHidden ? control.parentElement?.closest('[data-rac]') : undefined;
  const target = isHidden ? frame?.querySelector<HTMLElement>('[role="spinbutton"], button') : control;
  target?.focus();
  return target !== undefined && target !== null;
}
