import { expect, fn, within } from 'storybook/test';
import { phone, wide } from '#testing/Frame';
import { stay } from '#testing/stay';
import preview from '#.storybook/preview';
import { EsportsScreen, type EsportsScreenProps } from './EsportsScreen';
import { sampleEvents, sampleSeries } from './samples';

const live = sampleSeries.slice(0, 3);
const next = sampleSeries.slice(3);

const args: EsportsScreenProps = {
  state: 'ready',
  events: sampleEvents,
  live,
  next,
  event: undefined,
  onEventChange: fn(),
  books: [{ code: 'ARENA', name: 'Arena', mark: undefined, href: '#arena' }],
  onBook: fn(),
  crestUrl: (crest) => `/crests/${crest % 70}.svg`,
  onRetry: fn(),
};
const meta = preview.meta({ component: EsportsScreen, decorators: [stay], ...wide, args });

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
export const Loading = meta.story({
  args: { state: 'loading', events: [], live: [], next: [], books: undefined },
});
export const Failed = meta.story({ args: { state: 'failed', events: [], live: [], next: [] } });
Failed.test('can be asked for again', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(args.onRetry).toHaveBeenCalled();
});
export const NothingOn = meta.story({ args: { live: [] } });
export const Empty = meta.story({ args: { live: [], next: [] } });
export const OnPhone = meta.story({ ...phone });
