import type { Locator, Page } from 'playwright';

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === element.ownerDocument.activeElement).catch(() => false);

/** Presses Tab until something has the focus, as somebody without a mouse does. */
export async function pressKeysTo(page: Page, target: Locator, most = 120): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${most} presses of Tab did not lead to ${String(target)}.`);
}

/**
 * Goes to a control and presses it as its kind is pressed: the words of a box stand for the box, and within a group of
 * choices or a menu the arrows lead on.
 */
export async function pressByKeys(page: Page, target: Locator): Promise<void> {
  await target.first().waitFor();
  const label = target.locator('xpath=ancestor-or-self::label[1]');
  const control = (await label.count()) > 0 ? label.locator('input') : target;
  for (let presses = 0; !(await isFocused(control)); presses += 1) {
    if (presses === 120) throw new Error(`${presses} presses of keys did not lead to ${String(target)}.`);
    const key = await control.evaluate((element) => {
      const group = element.closest('[role=radiogroup], [role=menu]');
      if (!group?.contains(document.activeElement)) return 'Tab';
      return group.role === 'menu' ? 'ArrowDown' : 'ArrowRight';
    });
    await page.keyboard.press(key);
  }
  const isChoice = await control.evaluate(
    (element) => element instanceof HTMLInputElement || element.role === 'radio',
  );
  await page.keyboard.press(isChoice ? 'Space' : 'Enter');
}

/** Goes to a field by Tab and types into it, in place of what it holds. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await pressKeysTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}
