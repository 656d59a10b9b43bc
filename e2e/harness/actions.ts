import type { Locator } from 'playwright';
import { expect } from 'vitest';
import { pressByKeys, typeInto } from './keyboard';
import type { Visit } from './visit';
import { escaped } from './words';
import { engine } from './worker';

// What a visitor does on this site, found as they find it: by role and name.

type Actor = Pick<Visit, 'page' | 't' | 'cell'>;

const isPhone = ({ cell }: Pick<Visit, 'cell'>): boolean => cell.device === 'phone';

/** Presses with what the visitor holds: a finger, a mouse, or a keyboard. */
export function press({ cell, page }: Pick<Visit, 'cell' | 'page'>, target: Locator): Promise<void> {
  if (cell.isKeyboardOnly) return pressByKeys(page, target);
  // Firefox on a computer knows no finger: a tap there is no event at all.
  return cell.device === 'phone' && engine === 'chromium' ? target.tap() : target.click();
}

/** Writes into a field. */
export const write = (
  { cell, page }: Pick<Visit, 'cell' | 'page'>,
  field: Locator,
  text: string,
): Promise<void> => (cell.isKeyboardOnly ? typeInto(page, field, text) : field.fill(text));

/** Opens the navigation of phones. */
export async function openDrawer(visit: Actor): Promise<Locator> {
  const { page, t } = visit;
  await press(visit, page.getByRole('button', { name: t('shell.nav.menu'), exact: true }));
  const drawer = page.getByRole('dialog');
  await drawer.waitFor();
  return drawer;
}

/** Closes the navigation of phones by its button, which is named in the language of the moment. */
export async function closeDrawer(visit: Actor): Promise<void> {
  const { page, t } = visit;
  const drawer = page.getByRole('dialog');
  await press(visit, drawer.getByRole('button', { name: t('ds.common.close'), exact: true }));
  await drawer.waitFor({ state: 'detached' });
}

/** Opens the login dialog from the header. */
export async function openLogin(visit: Actor): Promise<Locator> {
  const { page, t } = visit;
  const header = page.getByRole('banner');
  await press(visit, header.getByRole('button', { name: t('shell.common.logIn'), exact: true }));
  return dialog(visit, t('shell.common.logIn'));
}

/** Opens the register dialog; on phones the way is through the login. */
export async function openRegister(visit: Actor): Promise<Locator> {
  const { page, t } = visit;
  if (isPhone(visit)) {
    const login = await openLogin(visit);
    await press(visit, login.getByRole('button', { name: t('shell.common.createAccount') }));
  } else {
    const button = page.getByRole('banner').getByRole('button', { name: t('shell.account.register') });
    await press(visit, button);
  }
  return dialog(visit, t('shell.common.createAccount'));
}

export async function dialog({ page }: Actor, name: string): Promise<Locator> {
  const found = page.getByRole('dialog', { name });
  await found.waitFor();
  return found;
}

export interface Credentials {
  username: string;
  password: string;
}

/** A demo member who has money and no extra questions to answer. */
export const mira: Credentials = { username: 'mira', password: 'harbour-light' };
export const arun: Credentials = { username: 'arun', password: 'copper-bridge' };
/** Leads a team of two thousand. */
export const salma: Credentials = { username: 'salma', password: 'silver-monsoon' };

/** Fills in the login dialog and sends it. */
export async function sendLogin(
  visit: Actor,
  login: Locator,
  who: Credentials,
  captcha?: string,
): Promise<void> {
  const { t } = visit;
  await write(visit, login.getByRole('textbox', { name: t('common.label.username') }), who.username);
  await write(
    visit,
    login.getByRole('textbox', { name: t('session.form.password'), exact: true }),
    who.password,
  );
  if (captcha !== undefined)
    await write(visit, login.getByRole('textbox', { name: t('session.form.captcha') }), captcha);
  await press(visit, login.getByRole('button', { name: t('shell.common.logIn'), exact: true }));
}

/** Sends the login dialog. The greeting after a login that was for nothing else is taken and closed. */
export async function logIn(...login: Parameters<typeof sendLogin>): Promise<void> {
  await sendLogin(...login);
  await dismissWelcomeDialog(login[0], login[1]);
}

/**
 * Waits until a form that was sent says what is wrong, or has led to a session; then the welcome dialog is closed. Whoever
 * logged in to play goes on to the game without one.
 */
export async function dismissWelcomeDialog(visit: Actor, form: Locator): Promise<void> {
  const { page, t } = visit;
  const goOn = page.getByRole('button', { name: t('common.action.continue'), exact: true });
  const refusal = form.getByRole('alert');
  const isAtGame = (): boolean => new URL(page.url()).pathname === '/game';
  await expect
    .poll(async () => isAtGame() || (await goOn.or(refusal).count()) > 0, {
      timeout: 25_000,
      interval: 20,
      message: 'the form says what is wrong, or leads on',
    })
    .toBe(true);
  if (isAtGame() || (await goOn.count()) === 0) return;
  await press(visit, goOn);
  await goOn.waitFor({ state: 'detached' });
}

/** Lets the device prove that it is no program, where the site asks. */
export async function solveHumanVerification(visit: Actor): Promise<void> {
  const { page, t } = visit;
  const alternative = page.getByRole('button', { name: t('session.human.alternative') });
  await press(visit, alternative);
  await alternative.waitFor({ state: 'detached' });
  await page.getByText(t('session.human.working')).waitFor({ state: 'detached' });
}

/** Waits for the deposit limit that a new account is offered, and goes on without one, which is asked for twice. */
export async function skipFirstLimit(visit: Actor): Promise<void> {
  const { t } = visit;
  const offer = await dialog(visit, t('safer.first.title'));
  await press(visit, offer.getByRole('button', { name: t('safer.first.skip'), exact: true }));
  const question = await dialog(visit, t('safer.first.sure'));
  await press(visit, question.getByRole('button', { name: t('safer.first.sureYes'), exact: true }));
  await question.waitFor({ state: 'detached' });
}

/** Fills in the register dialog, sends it, proves to be a person, and goes on without a deposit limit. */
export async function register(
  visit: Actor & Pick<Visit, 'watch'>,
  form: Locator,
  who: Credentials,
): Promise<void> {
  await openAccount(visit, form, who);
  await skipFirstLimit(visit);
}

/** Fills in the register dialog, sends it and proves to be a person; the new account is then offered a deposit limit. */
export async function openAccount(
  visit: Actor & Pick<Visit, 'watch'>,
  form: Locator,
  who: Credentials,
): Promise<void> {
  const { t, watch } = visit;
  // A refusal is how the platform asks for the proof.
  watch.allowRequestErrors(/\/wps\/member\/register\b/);
  const field = (name: string): Locator => form.getByRole('textbox', { name, exact: true });
  await write(visit, field(t('common.label.username')), who.username);
  await write(visit, field(t('session.form.password')), who.password);
  await write(visit, field(t('session.form.confirmPassword')), who.password);
  // The box itself is hidden behind its drawing; its words are what people press.
  await press(visit, form.getByText(t('session.form.age', { age: 18 })));
  await press(visit, form.getByRole('button', { name: t('shell.common.createAccount'), exact: true }));
  await solveHumanVerification(visit);
}

/** The amount of the wallet, where this device shows it. */
export const balance = ({ page, t, cell }: Actor): Locator =>
  page.getByRole(cell.device === 'phone' ? 'region' : 'group', {
    name: t('shell.common.balance'),
    exact: true,
  });

/** Signs out, with the confirmation that is asked for. */
export async function signOut(visit: Actor & Pick<Visit, 'watch'>, name: string): Promise<void> {
  const { page, t, watch } = visit;
  // What is read at this moment is refused: it belonged to the session that ends.
  watch.allowRequestErrors(/\/wps\//);
  if (isPhone(visit)) {
    const drawer = await openDrawer(visit);
    await press(visit, drawer.getByRole('button', { name: t('shell.account.signOut') }));
  } else {
    await press(visit, page.getByRole('button', { name: t('shell.account.accountMenu', { name }) }));
    await press(visit, page.getByRole('menuitem', { name: t('shell.account.signOut') }));
  }
  const question = await dialogOf(visit, t('session.form.logoutTitle'));
  await press(visit, question.getByRole('button', { name: t('session.form.logoutConfirm'), exact: true }));
  await question.waitFor({ state: 'detached' });
}

async function dialogOf({ page }: Actor, name: string): Promise<Locator> {
  const found = page.getByRole('alertdialog', { name }).or(page.getByRole('dialog', { name }));
  await found.waitFor();
  return found;
}

/** Waits until nobody is signed in any more, as the header shows it. */
export async function assertSignedOut({ page, t }: Actor): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('shell.common.logIn'), exact: true })
    .waitFor();
}

/** Goes to the slot hall the way the device offers it, without loading the site anew, and waits for its games. */
export async function openSlots(visit: Actor): Promise<Locator> {
  const { page, t } = visit;
  let loads = 0;
  const count = (): void => void (loads += 1);
  page.on('domcontentloaded', count);
  if (isPhone(visit)) {
    const drawer = await openDrawer(visit);
    await press(visit, drawer.getByRole('link', { name: t('shell.gameType.RNG'), exact: true }));
  } else {
    const nav = page.getByRole('navigation', { name: t('shell.nav.games') });
    await nav.getByRole('link', { name: t('shell.gameType.RNG'), exact: true }).click();
  }
  const wall = await slotWall(visit);
  page.off('domcontentloaded', count);
  expect(loads, 'times that the page was loaded anew').toBe(0);
  return wall;
}

/** The wall of games of a hall, once it shows some: it is named after the hall, or after the vendor that is chosen there. */
export async function slotWall({ page }: Actor): Promise<Locator> {
  const wall = page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.locator('[aria-posinset]') });
  await wall.getByRole('link').first().waitFor();
  return wall;
}

/** Chooses a game to play: a click opens it, a tap shows its facts and the ways to play it first. */
export async function playGame(visit: Actor, tile: Locator): Promise<void> {
  const { page, t } = visit;
  await press(visit, tile);
  if (!isPhone(visit) || engine !== 'chromium') return;
  const sheet = page.getByRole('dialog');
  await press(visit, sheet.getByRole('button', { name: t('ds.tile.play'), exact: true }));
}

/** How many games fit and how many there are, as the hall says in its language. */
export async function hallCounts({ page, t }: Actor): Promise<{ shown: number; total: number }> {
  const text = await page.getByRole('search').last().getByRole('status').innerText();
  const [shown, total] = ['\u0001', '\u0002'];
  const said = escaped(t('common.label.shown', { shown, total }))
    .replace(shown, '(?<shown>.+)')
    .replace(total, '(?<total>.+)');
  const counts = new RegExp(`^${said}$`).exec(text)?.groups ?? {};
  const numberOf = (figure = ''): number => Number(figure.replaceAll(/\D/g, '') || NaN);
  return { shown: numberOf(counts['shown']), total: numberOf(counts['total']) };
}
