import { expect, fn, waitFor } from 'storybook/test';
import { asyncOf, pagesOf } from '#testing/asyncOf';
import { phone, tablet, wide } from '#testing/Frame';
import type { FeedbackEntry } from '#contract';
import preview from '#.storybook/preview';
import { FeedbackScreen, type FeedbackScreenProps } from './FeedbackScreen';

const terms = { words: { least: 5, most: 20 }, perDay: 3, left: 2, nextAt: '2026-11-24T17:00:00.000Z' };
const entries: FeedbackEntry[] = [
  {
    id: '1',
    type: 'complaint',
    part: 'withdrawal',
    content: 'My withdrawal came 90 minutes late.\nThe page said it was sent.',
    at: '2026-11-20T04:04:00.000Z',
    state: 'answered',
    answer: 'The bank sent it back once because of a name. We sent it again. Sorry.',
    answeredAt: '2026-11-20T09:00:00.000Z',
  },
  {
    id: '2',
    type: 'idea',
    content: 'Let me sort favourites by when I played them last.',
    at: '2026-11-12T13:31:00.000Z',
    state: 'noted',
  },
  {
    id: '3',
    type: 'problem',
    part: 'game',
    content: 'The sound stays on after closing a game.',
    at: '2026-11-02T02:12:00.000Z',
    state: 'fixed',
    answer: 'Fixed on 5 November.',
  },
];
const args: FeedbackScreenProps = {
  visitor: 'member',
  onLogin: fn(),
  contactHref: 'https://service.example',
  terms: asyncOf(terms),
  countWords: (text) => text.split(/\s+/).filter(Boolean).length,
  onSubmit: fn(),
  isPending: false,
  sent: 0,
  history: pagesOf({ rows: entries }),
};
const meta = preview.meta({ component: FeedbackScreen, ...wide, args });

export const Ready = meta.story();
Ready.test(
  'counts words and sends them with what they are about',
  async ({ args: props, canvas, userEvent }) => {
    const text = canvas.getByRole('textbox', { name: /What happened/ });
    await userEvent.click(canvas.getByRole('radio', { name: 'Complaint' }));
    await userEvent.type(text, 'It came much too');
    await expect(canvas.getByText('4 words, between 5 and 20')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('1 more word needed')).toBeVisible();
    await expect(props.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(text, ' late ');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(props.onSubmit).toHaveBeenCalledWith({
        type: 'complaint',
        part: null,
        content: 'It came much too late',
      }),
    );
  },
);
Ready.test('does not send too many words, nor none', async ({ args: props, canvas, userEvent }) => {
  const text = canvas.getByRole('textbox', { name: /What happened/ });
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
  await expect(await canvas.findByText('Describe what happened')).toBeVisible();
  await userEvent.type(text, `${'a '.repeat(22)}a`);
  await expect(await canvas.findByText('3 words too many')).toBeVisible();
  await expect(canvas.getByText('23 words, between 5 and 20')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
  await expect(props.onSubmit).not.toHaveBeenCalled();
});
Ready.test('shows what became of what was sent', async ({ args: props, canvas, userEvent }) => {
  await expect(canvas.getByText('Answered')).toBeVisible();
  await expect(canvas.getByText(/We sent it again/)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Show older messages' }));
  await expect(props.history.loadMore).toHaveBeenCalledOnce();
});

export const Sent = meta.story({ args: { sent: 1 } });
Sent.test('says so', async ({ canvas }) => {
  await expect(canvas.getByText('We’ve received it')).toBeVisible();
});
export const Pending = meta.story({ args: { isPending: true } });
/** All of today's are used up. */
export const NoneLeft = meta.story({
  args: {
    terms: asyncOf({ ...terms, left: 0 }),
  },
});
NoneLeft.test('says when there are new ones', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'You’ve written 3 times today' })).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Send' })).toBeNull();
  await expect(canvas.getByText(/You can write again from/)).toBeVisible();
});
export const Refused = meta.story({
  args: { refused: { field: 'content', message: 'Write a little more so we can understand it' } },
});
Refused.test("shows the platform's word on the text", async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: /What happened/ })).toHaveAccessibleDescription(
    /Write a little more/,
  );
});
export const SendFailed = meta.story({
  args: { sent: 1, sendFailure: { tone: 'danger', title: 'Network link is abnormal, please try again' } },
});
SendFailed.test('says that it was not sent, and not that it was', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Network link is abnormal');
  await expect(canvas.queryByText('We’ve received it')).toBeNull();
});
export const SignedOut = meta.story({ args: { visitor: 'nobody' } });
SignedOut.test('asks to log in', async ({ args: props, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
  await expect(props.onLogin).toHaveBeenCalledOnce();
});
export const Guest = meta.story({ args: { visitor: 'guest' } });
export const Empty = meta.story({ args: { history: { ...pagesOf({ rows: [] }, 'empty'), hasMore: false } } });
export const Loading = meta.story({
  args: { terms: asyncOf(), history: pagesOf() },
});
export const Error = meta.story({
  args: { terms: asyncOf(undefined, 'failed'), history: pagesOf(undefined, 'failed') },
});
Error.test('tries each again by itself', async ({ args: props, canvas, userEvent }) => {
  for (const button of canvas.getAllByRole('button', { name: 'Try again' })) await userEvent.click(button);
  await expect(props.terms.retry).toHaveBeenCalledOnce();
  await expect(props.history.retry).toHaveBeenCalledOnce();
});
export const Tablet = meta.story({ ...tablet });
export const Phone = meta.story({ ...phone, tags: ['matrix'] });
export const Matrix = Ready.extend({ tags: ['matrix', '!autodocs'] });
