import { useCallback, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { InfiniteList, type InfiniteListState } from '.';

const pageSize = 10;
const size = 35;

/** A list of 35 wins that come ten at a time. */
function Wins() {
  const [count, setCount] = useState(pageSize);
  const loadMore = useCallback(() => {
    setCount((before) => Math.min(size, before + pageSize));
  }, []);
  return (
    <InfiniteList state={count < size ? 'more' : 'end'} onLoadMore={loadMore}>
      <ul>
        {Array.from({ length: count }, (_, index) => (
          <li key={index} style={{ blockSize: 80 }}>{`Win ${index + 1}`}</li>
        ))}
      </ul>
    </InfiniteList>
  );
}
const states: InfiniteListState[] = ['more', 'loading', 'failed', 'end'];
const meta = preview.meta({
  component: InfiniteList,
  args: { children: 'Entries', onLoadMore: fn() },
});

export const Default = meta.story({ args: { state: 'more' }, render: () => <Wins /> });
Default.test('fetches the next entries as the end comes near, until all are there', async ({ canvas }) => {
  for (let seen = 0; seen < size;) {
    const entries = canvas.getAllByRole('listitem');
    seen = entries.length;
    entries.at(-1)?.scrollIntoView();
    if (seen < size)
      await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(seen));
  }
  await expect(canvas.getByText('End of the list')).toBeInTheDocument();
});
const calls: number[] = [];
/** As on a page that is shorter than the window: the end stays in view, whatever comes. */
export const Short = meta.story({
  args: { state: 'more', onLoadMore: fn(() => void calls.push(performance.now())) },
  beforeEach: () => {
    calls.length = 0;
  },
});
Short.test('asks at most every 200 ms', async () => {
  await waitFor(() => expect(calls.length).toBeGreaterThan(3));
  const gaps = calls.slice(1).map((call, index) => call - Number(calls[index]));
  // Clocks of timers and of the page differ by a millisecond.
  await expect(Math.min(...gaps)).toBeGreaterThan(198);
});
Short.test(
  'asks at the press of a button, for those who use the keyboard',
  async ({ canvas, userEvent, mount }) => {
    const watch = IntersectionObserver.prototype.observe;
    // Nothing comes near by itself.
    IntersectionObserver.prototype.observe = () => undefined;
    const onLoadMore = fn();
    await mount(
      <InfiniteList state="more" onLoadMore={onLoadMore}>
        Entries
      </InfiniteList>,
    );
    IntersectionObserver.prototype.observe = watch;
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show more' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onLoadMore).toHaveBeenCalledOnce();
  },
);
export const Failed = meta.story({ args: { state: 'failed' } });
Failed.test('does not hammer, and repeats when asked', async ({ canvas, userEvent, args }) => {
  await new Promise((resolve) => setTimeout(resolve, 400));
  await expect(args.onLoadMore).not.toHaveBeenCalled();
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(args.onLoadMore).toHaveBeenCalledTimes(1);
});
export const Loading = meta.story({ args: { state: 'loading' } });
Loading.test('says so', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Loading more…');
});
export const AllThemes = meta.story({
  args: { state: 'end' },
  tags: ['matrix', '!autodocs'],
  render: () => (
    <Matrix>
      {states.map((state) => (
        <InfiniteList key={state} state={state} onLoadMore={fn()}>
          {state}
        </InfiniteList>
      ))}
    </Matrix>
  ),
});
