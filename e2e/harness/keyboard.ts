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

/** Goes to a field by Tab and types into it, in place of what it holds. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await pressKeysTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}
