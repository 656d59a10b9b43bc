import { expect, within } from 'storybook/test';
import { pagesOf } from '#testing/asyncOf';
import { phone, tablet, wide } from '#testing/Frame';
import { blockNavigation } from '#testing/blockNavigation';
import preview from '#.storybook/preview';
import { blogMessages } from './blog.messages';
import { NewsScreen, type NewsEntry, type NewsScreenProps } from './NewsScreen';

const items: readonly NewsEntry[] = [
  {
    id: 'help',
    title: 'A help centre that answers in your language',
    lead: 'Twenty-four questions, answered in plain words.',
    publishedAt: '2026-11-20T00:00:00.000Z',
    href: '/news?article=help',
    imageSrc: '/brand/aurora/hero-640.avif',
  },
  {
    id: 'digits',
    title: 'Five Digits can be bet on',
    lead: 'Five paces from one to twenty minutes.',
    publishedAt: '2026-11-17T00:00:00.000Z',
    href: '/news?article=digits',
  },
  {
    id: 'limits',
    title: 'Hạn mức trong ba lần bấm',
    lead: 'Hạ có hiệu lực ngay, tăng phải chờ một ngày.',
    publishedAt: '2026-11-12T00:00:00.000Z',
    href: '/news?article=limits',
    lang: { lang: 'vi', dir: 'ltr' },
  },
];
const args: NewsScreenProps = {
  items: pagesOf(items),
};
const meta = preview.meta({ component: NewsScreen, decorators: [blockNavigation], ...wide, args });

export const Ready = meta.story();
Ready.test('each piece leads to its page and says its day and language', async ({ canvas }) => {
  await expect(canvas.getAllByRole('article')).toHaveLength(3);
  await expect(canvas.getByRole('article', { name: /help centre/ })).toHaveTextContent('Nov 20, 2026');
  await expect(canvas.getByRole('link', { name: 'Five Digits can be bet on' })).toHaveAttribute(
    'href',
    '/news?article=digits',
  );
  await expect(canvas.getByRole('heading', { name: /Hạn mức/ })).toHaveAttribute('lang', 'vi');
});
Ready.test('asks for older ones', async ({ args: given, canvas, userEvent }) => {
  canvas.getByRole('button', { name: 'Show older news' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(given.items.loadMore).toHaveBeenCalledOnce();
});
/** The blog: posts with their categories and authors. */
export const Blog = meta.story({
  args: {
    words: blogMessages,
    categories: {
      label: 'Categories',
      links: [
        { name: 'All posts', href: '/blog' },
        { name: 'Fair games', href: '/blog?category=fairness' },
        { name: 'Safer play', href: '/blog?category=saferPlay' },
      ],
      currentHref: '/blog?category=fairness',
    },
    items: pagesOf(
      items.map((item) => ({ ...item, category: { name: 'Fair games' }, author: 'Mei Tanaka' })),
    ),
  },
});
Blog.test('marks the category that is shown, and each post names its author', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Blog');
  const categories = within(canvas.getByRole('navigation', { name: 'Categories' }));
  await expect(categories.getByRole('link', { name: 'Fair games' })).toHaveAttribute('aria-current', 'page');
  await expect(categories.getByRole('link', { name: 'All posts' })).not.toHaveAttribute('aria-current');
  for (const post of canvas.getAllByRole('article')) await expect(post).toHaveTextContent('By Mei Tanaka');
});
const french = { lang: 'fr', dir: 'ltr' } as const;
/** Its categories are in another language than the page. */
export const Untranslated = Blog.extend({
  args: {
    categories: {
      label: 'Categories',
      links: [{ name: 'Jeux équitables', href: '/blog?category=fairness', lang: french }],
      currentHref: '/blog',
    },
    items: pagesOf(
      items.slice(0, 1).map((item) => ({
        ...item,
        category: { name: 'Jeux équitables', lang: french },
        author: 'Mei Tanaka',
      })),
    ),
  },
});
Untranslated.test('says of each category in which language it is', async ({ canvas }) => {
  for (const category of canvas.getAllByText('Jeux équitables'))
    await expect(category.closest('[lang]')).toHaveAttribute('lang', 'fr');
  await expect(canvas.getByRole('link', { name: 'Jeux équitables' }).closest('li')).toHaveAttribute(
    'lang',
    'fr',
  );
});
export const OfAnAuthor = Blog.extend({ args: { author: 'Mei Tanaka' } });
OfAnAuthor.test('says whose posts these are', async ({ canvas }) => {
  await expect(canvas.getByText('Posts by Mei Tanaka')).toBeVisible();
});
export const One = meta.story({ args: { items: { ...pagesOf(items.slice(0, 1)), hasMore: false } } });
export const Loading = meta.story({ args: { items: pagesOf() } });
export const Empty = meta.story({ args: { items: pagesOf(items.slice(0, 0), 'empty') } });
export const Error = meta.story({ args: { items: pagesOf(undefined, 'failed') } });
Error.test('tries again', async ({ args: given, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(given.items.retry).toHaveBeenCalledOnce();
});
/** What is shown could not be loaded anew. */
export const Stale = meta.story({ args: { items: pagesOf(items, 'stale') } });
export const Tablet = meta.story({ ...tablet });
export const Phone = meta.story({ ...phone, tags: ['matrix'] });
export const Matrix = Ready.extend({ tags: ['matrix', '!autodocs'] });
