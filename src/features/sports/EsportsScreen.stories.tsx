import { expect, fn, within } from 'storybook/test';
import { asyncOf } from '#testing/asyncOf';
import { phone, wide } from '#testing/Frame';
import { blockNavigation } from '#testing/blockNavigation';
import preview from '#.storybook/preview';
import { EsportsScreen, type EsportsScreenProps } from './EsportsScreen';
import { sampleEvents, sampleSeries } from './samples';

const series = { events: sampleEvents, live: sampleSeries.slice(0, 3), next: sampleSeries.slice(3) };

const args: EsportsScreenProps = {
  series: asyncOf(series),
  event: undefined,
  onEventChange: fn(),
  books: [{ code: 'ARENA', name: 'Arena', mark: undefined, href: '#arena' }],
  onBook: fn(),
  hrefOf: ({ id, round }) => `#${id}.${round}`,
  onOpen: fn(),
  crestUrl: (crest) => `/crests/${crest % 70}.svg`,
};
const meta = preview.meta({ component: EsportsScreen, decorators: [blockNavigation], ...wide, args });

export const Ready = meta.story({ tags: ['matrix'] });
Ready.test('says which map is on, and reads a series as one sentence', async ({ canvas }) => {
  await expect(
    canvas.getByRole('article', {
      name: 'Static Foxes against Glass Engine, 1 to 0 maps; map 2: 9 to 11',
    }),
  ).toHaveTextContent('Map 2');
  await expect(canvas.getByText('Between maps')).toBeVisible();
});
Ready.test(
  'shows one event, the way into a book, and more of what is to come',
  async ({ canvas, userEvent, args }) => {
    const rail = within(canvas.getByRole('navigation', { name: 'Leagues' }));
    await userEvent.click(rail.getByText('Circuit One'));
    await expect(args.onEventChange).toHaveBeenCalledWith('Circuit One');
    await userEvent.click(canvas.getByRole('link', { name: 'Arena' }));
    await expect(args.onBook).toHaveBeenCalledWith('ARENA');
    await expect(canvas.getAllByRole('article')).toHaveLength(15);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more series' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(sampleSeries.length);
  },
);
Ready.test('leads from a series to the book, by the keyboard too', async ({ canvas, userEvent, args }) => {
  const name = 'Static Foxes against Glass Engine, 1 to 0 maps; map 2: 9 to 11';
  canvas.getByRole('link', { name }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onOpen).toHaveBeenCalledWith(sampleSeries[0]);
});
/** No book is open: series are shown, and lead nowhere. */
export const WithoutBooks = meta.story({ args: { books: [], hrefOf: () => undefined } });
export const Loading = meta.story({
  args: { series: asyncOf(), books: undefined },
});
export const Failed = meta.story({ args: { series: asyncOf(undefined, 'failed') } });
Failed.test('can be asked for again', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(args.series.retry).toHaveBeenCalled();
});
export const NothingOn = meta.story({ args: { series: asyncOf({ ...series, live: [] }) } });
export const Empty = meta.story({ args: { series: asyncOf({ ...series, live: [], next: [] }) } });
export const OnPhone = meta.story({ ...phone });
