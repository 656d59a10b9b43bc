import { expect, fn, within } from 'storybook/test';
import { asyncOf } from '#testing/asyncOf';
import { phone, tablet, wide } from '#testing/Frame';
import { blockNavigation } from '#testing/blockNavigation';
import preview from '#.storybook/preview';
import { HelpFrame } from './HelpFrame';
import { HelpScreen, type HelpScreenProps } from './HelpScreen';
import { hrefOf, results, topics } from './samples';

const args: HelpScreenProps = {
  topics: asyncOf(topics),
  query: '',
  onQueryChange: fn(),
  results: undefined,
  nearest: [],
  quick: topics.slice(0, 3).flatMap(({ articles }) => articles.slice(0, 1)),
  status: {
    service: {
      depositMinutes: 3,
      withdrawalMinutes: 40,
      serviced: [{ name: 'Eastgate', until: '2026-11-24T04:30:00.000Z' }],
    },
    isToday: () => true,
  },
  hrefOf,
  contactHref: 'https://service.example',
  feedbackHref: '/feedback',
  saferPlayHref: '/personal/saferPlay',
};
const meta = preview.meta({ component: HelpScreen, decorators: [blockNavigation], ...wide, args });

export const Ready = meta.story();
Ready.test('shows the first articles of each topic and leads to the rest', async ({ canvas }) => {
  const deposits = within(canvas.getByRole('region', { name: 'Deposits' }));
  await expect(deposits.getByRole('link', { name: 'My deposit is not there' })).toHaveAttribute(
    'href',
    '/help?article=late',
  );
  await expect(canvas.queryByRole('link', { name: 'What is the transaction password?' })).toBeNull();
  await expect(canvas.getByRole('link', { name: 'All 4' })).toHaveAttribute(
    'href',
    '/help?topic=withdrawals',
  );
});
Ready.test(
  'tells every key of the search, and ends with people',
  async ({ args: { onQueryChange }, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search help' }), 'l');
    await expect(onQueryChange).toHaveBeenLastCalledWith('l');
    await expect(canvas.getByRole('link', { name: 'Contact customer service' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/feedback');
    await expect(canvas.getByRole('link', { name: 'Safer play' })).toHaveAttribute(
      'href',
      '/personal/saferPlay',
    );
  },
);

Ready.test('begins with questions and with what works at the moment', async ({ canvas }) => {
  const [first] = canvas.getAllByRole('link', { name: 'My deposit is not there' });
  await expect(first).toHaveAttribute('href', '/help?article=late');
  const status = canvas.getByRole('region', { name: 'Right now' });
  const facts = within(status).getAllByRole('listitem');
  await expect(facts[0]).toHaveTextContent('Deposits Usually 3 min');
  await expect(facts[1]).toHaveTextContent('Withdrawals Usually 40 min');
  await expect(facts[2]).toHaveTextContent(/^Eastgate Back at \d/);
});

/** A platform that does not tell how it is doing. */
export const WithChat = meta.story({ args: { onChat: fn() } });
WithChat.test('opens the chat where no article answers', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Live chat' }));
  await expect(args.onChat).toHaveBeenCalledOnce();
});
export const WithoutStatus = meta.story({ args: { status: undefined, quick: undefined } });
WithoutStatus.test('claims nothing', async ({ canvas }) => {
  await expect(canvas.queryByRole('region', { name: 'Right now' })).toBeNull();
});

/** One topic, with every article of it. */
export const OneTopic = meta.story({ args: { openTopic: 'withdrawals' } });
OneTopic.test('lists all of it and leads back', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'What is the transaction password?' })).toBeVisible();
  await expect(canvas.queryByRole('heading', { name: 'Games' })).toBeNull();
  await expect(canvas.queryByRole('region', { name: 'Right now' })).toBeNull();
  await expect(canvas.getByRole('link', { name: 'All topics' })).toHaveAttribute('href', '/help');
});

export const Found = meta.story({ args: { query: 'late', results } });
Found.test('says how many and marks the words', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('2 articles found');
  const link = canvas.getByRole('link', { name: /My deposit is\s*late/ });
  await expect(link.querySelector('mark')).toHaveTextContent('late');
});

export const NothingFound = meta.story({
  args: {
    query: 'zebra',
    results: [],
    nearest: topics.slice(0, 3).map(({ id, title }) => ({ id, title })),
  },
});
NothingFound.test('offers the nearest topics', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Nothing found for “zebra”');
  await expect(canvas.getByRole('link', { name: 'Deposits' })).toHaveAttribute(
    'href',
    '/help?topic=deposits',
  );
});

/** Some articles are not in the visitor's language. */
export const SomeUntranslated = meta.story({
  args: {
    untranslated: 'Vietnamese',
    topics: asyncOf(
      topics.map((topic, place) => ({
        ...topic,
        ...(place === 0 && {
          articles: [
            { id: 'late', title: 'Tiền nạp của tôi chưa vào ví', lang: { lang: 'vi', dir: 'ltr' as const } },
            ...topic.articles.slice(1),
          ],
        }),
      })),
    ),
  },
});
SomeUntranslated.test('says so, and titles say their language', async ({ canvas }) => {
  await expect(canvas.getByText(/Not every article is available in Vietnamese/)).toBeVisible();
  await expect(canvas.getByRole('link', { name: /Tiền nạp/ })).toHaveAttribute('lang', 'vi');
});

export const Loading = meta.story({ args: { topics: asyncOf() } });
export const Empty = meta.story({ args: { topics: asyncOf(topics.slice(0, 0), 'empty') } });
export const Error = meta.story({ args: { topics: asyncOf(undefined, 'failed') } });
Error.test('tries again', async ({ args: given, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(given.topics.retry).toHaveBeenCalledOnce();
});
/** On its own, in the web view of an app. */
export const Alone = meta.story({
  ...phone,
  decorators: [
    (Story) => (
      <HelpFrame>
        <Story />
      </HelpFrame>
    ),
  ],
});
export const Tablet = meta.story({ ...tablet });
export const Phone = meta.story({ ...phone, tags: ['matrix'] });
export const Matrix = Ready.extend({ tags: ['matrix', '!autodocs'] });
