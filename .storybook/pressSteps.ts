import { expect, userEvent, waitFor } from 'storybook/test';

/** Fields that step, wherever a story has some: date and time segments, and number fields with or without buttons. */
const fields = '[role="spinbutton"], [data-steps] input';
const buttons = '[data-steps] button';

const isWithin = (element: HTMLElement): boolean =>
  element.isConnected &&
  element.closest('[inert], [aria-hidden="true"], [aria-disabled="true"], [data-disabled]') === null &&
  !element.matches(':disabled, [readonly], [aria-readonly="true"]') &&
  element.checkVisibility({ visibilityProperty: true });

const findIn = (page: Document, what: string) =>
  [...page.querySelectorAll<HTMLElement>(what)].filter(isWithin);

/**
 * Steps twice through every field that steps: by its buttons, by arrow key and by typing. The second step is the one at
 * which what was told of the first is cleared.
 * @throws {Error} when the field is gone then
 */
export async function pressSteps(page: Document): Promise<number> {
  const hands = userEvent.setup({ document: page, delay: null, pointerEventsCheck: 0 });
  const [steps, found] = [findIn(page, buttons), findIn(page, fields)];
  for (const button of steps)
    for (let press = 0; press < 2; press += 1) if (isWithin(button)) await hands.click(button);
  for (const field of found) {
    for (const keys of ['{ArrowUp}{ArrowUp}', '{ArrowDown}{ArrowDown}', '11']) {
      if (!isWithin(field)) break;
      field.focus();
      await hands.keyboard(keys);
    }
    await waitFor(() => expect(field, 'a field is gone after two steps').toBeInTheDocument());
  }
  return steps.length + found.length;
}
