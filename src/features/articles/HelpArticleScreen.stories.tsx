import { expect, fn } from 'storybook/test';
import { phone, tablet, wide } from '#testing/Frame';
import { blockNavigation } from '#testing/blockNavigation';
import { lostConnection } from '#testing/asyncOf';
import preview from '#.storybook/preview';
import { HelpArticleScreen, type HelpArticleScreenProps } from './HelpArticleScreen';
import { article, english, hrefOf, topics } from './samples';

const args: HelpArticleScreenProps = {
  open: { status: 'ready', article },
  topic: topics[1],
  rating: { answer: undefined, onAnswer: fn() },
  hrefOf,
  contactHref: 'https://service.example',
  feedbackHref: '/feedback',
  saferPlayHref: '/personal/saferPlay',
};
const onRetry = fn();
const meta = preview.meta({ component: HelpArticleScreen, decorators: [blockNavigation], ...wide, args });

export const Ready = meta.story();
Ready.test('has its neighbours, its parts and its text', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(article.title);
  await expect(canvas.getByRole('link', { name: 'Withdrawals' })).toHaveAttribute(
    'href',
    '/help?topic=withdrawals',
  );
  const others = canvas.getByRole('navigation', { name: 'More in Withdrawals' });
  await expect(others.querySelector('[aria-current=page]')).toHaveTextContent(article.title);
  const contents = canvas.getByRole('navigation', { name: 'On this page' });
  await expect(contents.querySelectorAll('a')).toHaveLength(3);
  const target = contents.querySelector('a')?.getAttribute('href')?.slice(1) ?? '';
  await expect(document.getElementById(target)).toHaveTextContent('The four steps');
  await expect(canvas.getByRole('table')).toHaveTextContent('E-wallet');
});
Ready.test('hears whether it helped', async ({ args: { rating }, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Yes' }));
  await expect(rating.onAnswer).toHaveBeenLastCalledWith(true);
  canvas.getByRole('button', { name: 'No' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(rating.onAnswer).toHaveBeenLastCalledWith(false);
});

/** After "No". */
export const AskedWhy = meta.story({
  args: { rating: { answer: { hasHelped: false, isSent: true }, onAnswer: fn() } },
});
AskedWhy.test('takes one of three reasons', async ({ args: { rating }, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'It didn’t answer my question' }));
  await expect(rating.onAnswer).toHaveBeenCalledWith(false, 'incomplete');
});

export const Thanked = meta.story({
  args: { rating: { answer: { hasHelped: true, isSent: true }, onAnswer: fn() } },
});
Thanked.test('thanks in place and asks no more', async ({ canvas }) => {
  await expect(canvas.getByText(/Thank you/)).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Yes' })).toBeNull();
});

export const RatingFailed = meta.story({
  args: {
    rating: {
      answer: { hasHelped: true, isSent: false },
      onAnswer: fn(),
      failure: lostConnection(onRetry),
    },
  },
});
RatingFailed.test('keeps the question and offers to send it again', async ({ canvas, userEvent }) => {
  onRetry.mockClear();
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(onRetry).toHaveBeenCalledOnce();
  await expect(canvas.getByRole('button', { name: 'Yes' })).toBeVisible();
});

/** Not translated: shown in English, and the page says so. */
export const InAnotherLanguage = meta.story({
  args: { open: { status: 'ready', article, language: english } },
});
InAnotherLanguage.test('says which language it is in, to readers and to browsers', async ({ canvas }) => {
  await expect(canvas.getByText(/not available in Vietnamese yet. It is shown in English/)).toBeVisible();
  const title = canvas.getByRole('heading', { level: 1 });
  await expect(title).toHaveAttribute('lang', 'en');
  await expect(title).toHaveAttribute('dir', 'ltr');
});

export const Loading = meta.story({ args: { open: { status: 'loading' } } });
export const Unknown = meta.story({ args: { open: { status: 'unknown' }, topic: undefined } });
Unknown.test('leads to the topics', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'All topics' })).toHaveAttribute('href', '/help');
});
export const Error = meta.story({
  args: {
    open: {
      status: 'failed',
      notice: lostConnection(onRetry),
    },
  },
});
export const Tablet = meta.story({ ...tablet });
export const Phone = meta.story({ ...phone, tags: ['matrix'] });
export const Matrix = Ready.extend({ tags: ['matrix', '!autodocs'] });
