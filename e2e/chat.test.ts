import { expect, it } from 'vitest';
import { useJourneys } from './harness/journeys';
import { smallPage, type Cell } from './harness/visit';
import { engine } from './harness/worker';

const { walk, platform } = useJourneys();
const desktop: Cell = { language: 'en', theme: 'dark', device: 'desktop' };
const phone: Cell = { language: 'vi', theme: 'light', device: 'phone' };

it('a visitor asks, is answered, is handed to a person, and finds it all again after a reload', () =>
  walk({ at: smallPage, cell: desktop }, async ({ page, t, press }) => {
    const name = t('shell.service.liveChat');
    const panel = page.getByRole('dialog', { name });
    const chat = page.frameLocator(`iframe[title="${name}"]`);
    const write = async (words: string): Promise<void> => {
      await chat.getByRole('textbox').focus();
      await page.keyboard.type(words);
      await page.keyboard.press('Enter');
    };
    await press('button', name);
    await chat.getByText('Answers come from the help centre.').waitFor();
    await write('My deposit is missing');
    await chat.getByRole('link', { name: 'My deposit is not there' }).waitFor();
    await chat.getByRole('button', { name: 'Talk to a person' }).click();
    await chat.getByText("We've asked a person to join.").waitFor();
    await write('It was $500');

    const [id = ''] = (await platform().operator('chat')).split(' ');
    await press('button', t('chat.minimise'));
    await panel.waitFor({ state: 'hidden' });
    await platform().operator('chat', 'answer', id, 'Found it. It is in your wallet now.');
    await press('button', new RegExp(`${name}.*${t('shell.account.unread', { count: 1 })}`));
    await chat.getByText('Found it. It is in your wallet now.').waitFor();

    await page.reload();
    await press('button', name);
    await chat.getByText('It was $500').waitFor();
    await chat.getByText('Found it. It is in your wallet now.').waitFor();
    await chat.getByRole('link', { name: 'My deposit is not there' }).click();
    await page.getByRole('heading', { level: 1, name: 'My deposit is not there' }).waitFor();
    await panel.waitFor({ state: 'hidden' });
  }));

it('on a phone the drawer opens it as a page, in the language of the site', () =>
  walk({ at: smallPage, cell: phone }, async ({ page, t, press }) => {
    const name = t('shell.service.liveChat');
    await press('button', t('shell.nav.menu'));
    for (const place of ['shell.footer.helpCentre', 'shell.footer.download'] as const)
      await page
        .getByRole('dialog')
        .getByRole('link', { name: t(place) })
        .waitFor();
    await press('button', name);
    const chat = page.frameLocator(`iframe[title="${name}"]`);
    await chat.getByText('Câu trả lời lấy từ trung tâm trợ giúp.').waitFor();
    const box = await page.getByRole('dialog', { name }).boundingBox();
    // Firefox keeps the scroll bar of a computer beside it.
    const width =
      engine === 'firefox' ? await page.evaluate(() => document.documentElement.clientWidth) : 390;
    expect(box).toEqual({ x: 0, y: 0, width, height: 844 });
  }));

it('on a phone Back minimises it and leaves the page where it is, whose rest cannot be reached until then', () =>
  walk({ at: smallPage, cell: phone, hasAxe: false }, async ({ page, t, press }) => {
    const name = t('shell.service.liveChat');
    const panel = page.getByRole('dialog', { name });
    const isReachable = () => page.locator('main').evaluate((main) => main.closest('[inert]') === null);
    const address = page.url();
    await press('button', t('shell.nav.menu'));
    await press('button', name);
    await page.frameLocator(`iframe[title="${name}"]`).getByRole('textbox').waitFor();
    await expect.poll(isReachable).toBe(false);
    await page.goBack();
    await panel.waitFor({ state: 'hidden' });
    expect(page.url()).toBe(address);
    await expect.poll(isReachable).toBe(true);
    // Minimised by its button, it leaves no entry behind: Back leaves the page.
    await press('button', name);
    await press('button', t('chat.minimise'));
    await panel.waitFor({ state: 'hidden' });
    await expect
      .poll(() => page.evaluate(() => (history.state as { covered?: true } | null)?.covered))
      .toBe(undefined);
    expect(page.url()).toBe(address);
  }));
