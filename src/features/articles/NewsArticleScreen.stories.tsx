import { expect, fn } from 'storybook/test';
import { phone, wide } from '#testing/Frame';
import { blockNavigation } from '#testing/blockNavigation';
import { lostConnection } from '#testing/asyncOf';
import preview from '#.storybook/preview';
import { blogMessages } from './blog.messages';
import { NewsArticleScreen, type NewsArticleScreenProps } from './NewsArticleScreen';
import { article, english } from './samples';

const args: NewsArticleScreenProps = {
  open: { status: 'ready', article },
  imageSrc: '/brand/aurora/hero-640.avif',
  listHref: '/news',
};
const onRetry = fn();
const meta = preview.meta({ component: NewsArticleScreen, decorators: [blockNavigation], ...wide, args });

export const Ready = meta.story();
Ready.test('has its title, its day and the way back', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(article.title);
  await expect(canvas.getByText('Nov 18, 2026')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'News' })).toHaveAttribute('href', '/news');
});
/** A post of the blog: what it is about and who wrote it lead to more of the same. */
export const Post = meta.story({
  args: {
    words: blogMessages,
    listHref: '/blog',
    category: { name: 'Fair games', href: '/blog?category=fairness' },
    author: { name: 'Mei Tanaka', href: '/blog?author=Mei+Tanaka' },
  },
});
Post.test('names its category and its author, each with the way to more', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog');
  await expect(canvas.getByRole('link', { name: 'Fair games' })).toHaveAttribute(
    'href',
    '/blog?category=fairness',
  );
  await expect(canvas.getByText(/^By/)).toHaveTextContent('By Mei Tanaka');
  await expect(canvas.getByRole('link', { name: 'Mei Tanaka' })).toHaveAttribute(
    'href',
    '/blog?author=Mei+Tanaka',
  );
});
export const WithoutPicture = meta.story({ args: { imageSrc: undefined } });
export const InAnotherLanguage = meta.story({
  args: { open: { status: 'ready', article, language: english } },
});
InAnotherLanguage.test('says so', async ({ canvas }) => {
  await expect(canvas.getByText(/not available in Vietnamese yet/)).toBeVisible();
});
export const Loading = meta.story({ args: { open: { status: 'loading' } } });
export const Unknown = meta.story({ args: { open: { status: 'unknown' } } });
Unknown.test('leads to the others', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'All news' })).toHaveAttribute('href', '/news');
});
export const Error = meta.story({
  args: {
    open: {
      status: 'failed',
      notice: lostConnection(onRetry),
    },
  },
});
Error.test('tries again', async ({ canvas, userEvent }) => {
  onRetry.mockClear();
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(onRetry).toHaveBeenCalledOnce();
});
export const Phone = meta.story({ ...phone, tags: ['matrix'] });
export const Matrix = Ready.extend({ tags: ['matrix', '!autodocs'] });
