import { expect } from 'vitest';
import type { CDPSession, Locator, Page } from 'playwright';
import { copyFrom, dropCopied } from './engine/playwrightDriver';

// Ways in which people put something into a field. What a field holds after each is for the journey to say.

/** Marks that nobody sees and that come along with what is copied from a chat or a document. */
export const invisible = ['\u200e', '\u202a', '\u2060', '\ufeff', '\u00a0'] as const;

/** Types a day part by part, in the order of its language: the digits of each lead to the next one. */
export async function typeDay(
  page: Page,
  parts: readonly Locator[],
  digits: Readonly<Record<string, string>>,
): Promise<void> {
  await parts[0]?.click();
  for (const part of parts)
    await page.keyboard.type(digits[(await part.getAttribute('data-type')) ?? ''] ?? '');
}

/** Steps a part of a day, or a number, by an arrow: twice, since what breaks at a step breaks at the second. */
export async function stepTwice(page: Page, part: Locator, key: 'ArrowUp' | 'ArrowDown'): Promise<void> {
  await part.focus();
  for (let steps = 0; steps < 2; steps += 1) await page.keyboard.press(key);
}

/** Only Chromium slows its processor down and composes text for a test. */
const isChromium = (page: Page): boolean => page.context().browser()?.browserType().name() === 'chromium';

/** Works on a page whose processor is as slow as that of an old phone; at its own speed in other engines. */
export async function onSlowPhone(page: Page, work: () => Promise<void>): Promise<void> {
  if (!isChromium(page)) return work();
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 10 });
  await work();
  await session.detach();
}

/** Presses the button of a stepper twice. */
export async function pressTwice(button: Locator): Promise<void> {
  for (let presses = 0; presses < 2; presses += 1) await button.click();
}

/** Pastes in place of what a field holds, from the browser's own clipboard. */
export async function paste(page: Page, field: Locator, text: string): Promise<void> {
  // Once the field is there: what opens with it takes the focus, and then nothing would be copied.
  await field.focus();
  await page.evaluate(copyFrom, text);
  await page.keyboard.press('ControlOrMeta+c');
  await page.evaluate(dropCopied);
  await field.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+v');
}

/** Writes with an input method, which shows a draft before it says what was meant; drafts in Chromium alone. */
export async function compose(
  page: Page,
  field: Locator,
  drafts: readonly string[],
  text: string,
): Promise<void> {
  await field.focus();
  await page.keyboard.press('ControlOrMeta+a');
  // What the other engines can be told is the text that a composition ends with, which comes without keys.
  if (!isChromium(page)) return page.keyboard.insertText(text);
  const session: CDPSession = await page.context().newCDPSession(page);
  for (const draft of drafts)
    await session.send('Input.imeSetComposition', {
      text: draft,
      selectionStart: draft.length,
      selectionEnd: draft.length,
    });
  await session.send('Input.insertText', { text });
  await session.detach();
}

/** Fills a field at once and without keys, as browsers and password managers do. */
export const autofill = (field: Locator, text: string): Promise<void> =>
  field.evaluate((element, value) => {
    if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement))
      throw new Error('not a field');
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value);
    element.dispatchEvent(new Event('input', { bubbles: true }));
    element.dispatchEvent(new Event('change', { bubbles: true }));
  }, text);

/** Fills a field as a script of the page itself does: React takes its value for one of its own. */
export const fillByScript = (field: Locator, text: string): Promise<void> =>
  field.evaluate((element, value) => {
    (element as HTMLInputElement).value = value;
    element.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }, text);

/**
 * Everything that hands do with a field of text or digits: after each it holds what was meant, and nothing else.
 * @param field what is tried, empty
 * @param given `holds`: what it shows of the text, where that is another; `marks`: those that are left out of a paste
 */
export async function tryHands(
  page: Page,
  field: Locator,
  {
    text,
    holds = text,
    marks = invisible,
  }: { text: string; holds?: string | RegExp; marks?: readonly string[] },
): Promise<void> {
  const held = async (how: string): Promise<void> => {
    await field.blur();
    const judge = expect.poll(() => field.inputValue(), { message: how });
    await (typeof holds === 'string' ? judge.toBe(holds) : judge.toMatch(holds));
    await field.fill('');
  };
  await field.click();
  await page.keyboard.type(text);
  await held('typed');
  await paste(page, field, text);
  await held('pasted');
  for (const mark of marks) {
    await paste(page, field, `${mark}${text}${mark}`);
    await held(`pasted with U+${mark.codePointAt(0)?.toString(16) ?? ''}`);
  }
  await compose(page, field, [text.slice(0, 1), text.slice(0, 2)], text);
  await held('composed');
  await autofill(field, text);
  await held('filled by the browser');
}
