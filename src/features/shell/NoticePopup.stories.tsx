import { expect, fn, screen, waitFor } from 'storybook/test';
import { phone } from '#testing/Frame';
import { blockNavigation } from '#testing/blockNavigation';
import preview from '#.storybook/preview';
import { NoticePopup } from './NoticePopup';

const meta = preview.meta({
  component: NoticePopup,
  decorators: [blockNavigation],
  args: {
    isOpen: true,
    title: 'Eastgate live tables are serviced on 24 November',
    html: '<p>From 02:00 to 04:00 the tables of Eastgate are closed. <strong>Open bets are settled first.</strong></p>',
    publishedAt: '2026-11-21T08:00:00Z',
    noticesHref: '/noticePage',
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '440px' } } },
});

export const Ready = meta.story();
Ready.test('is read and closed by one press', async ({ userEvent, args }) => {
  await expect(await screen.findByRole('dialog')).toHaveTextContent('Open bets are settled first.');
  await userEvent.keyboard('{Enter}');
  await expect(args.onClose).toHaveBeenCalledOnce();
});
Ready.test('leads to all notices, and Escape closes it', async ({ userEvent, args }) => {
  await expect(await screen.findByRole('link', { name: 'All notices' })).toHaveAttribute(
    'href',
    '/noticePage',
  );
  await userEvent.keyboard('{Escape}');
  await expect(args.onClose).toHaveBeenCalledOnce();
});
/** Somebody who went away finds the page, not the announcement. */
export const ClosesByItself = meta.story({ args: { closesAfter: 50 } });
ClosesByItself.test('makes way without a press', async ({ args }) => {
  await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
});
/** What could run or restyle the page is taken out. */
export const Hostile = meta.story({
  args: { html: '<p>Hello<img src="x" onerror="document.title=1"></p><script>document.title=1</script>' },
});
Hostile.test('runs nothing of what the operator wrote', async () => {
  const dialog = await screen.findByRole('dialog');
  await expect(dialog.querySelector('script, [onerror]')).toBeNull();
});
export const Bare = meta.story({ args: { publishedAt: undefined, noticesHref: undefined } });
export const LongText = meta.story({
  ...phone,
  args: {
    html:
      '<h3>Rules of the week</h3>' +
      '<p>Every stake on live tables counts once towards the prize.</p>'.repeat(14),
  },
});
export const Matrix = Ready.extend({ tags: ['matrix', '!autodocs'] });
