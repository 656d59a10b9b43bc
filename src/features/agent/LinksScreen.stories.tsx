import { expect, fn } from 'storybook/test';
import { asyncOf } from '#testing/asyncOf';
import { pageFrame, phone, wide } from '#testing/Frame';
import preview from '#.storybook/preview';
import { linkSamples } from './linkSamples';
import { LinksScreen } from './LinksScreen';

const [main] = linkSamples;
const meta = preview.meta({
  component: LinksScreen,
  args: {
    links: asyncOf({ rows: linkSamples }),
    shown: main,
    filters: {},
    onFiltersChange: fn(),
    hrefOf: ({ id }: { id: string }) => `?view=links&link=${id}`,
    addressOf: ({ code }: { code: string }) => `https://aurora.example/register?referralCode=${code}`,
    onShare: fn(),
    onSaveCode: fn(),
    outputs: { onExport: fn(), onPrint: fn(), onBeforePrint: fn() },
    onCreate: fn(),
    onEdit: fn(),
    onPause: fn(),
    isChanging: false,
  },
  decorators: [pageFrame],
});

export const Ready = meta.story({ ...wide, tags: ['matrix', 'snapshot'] });
Ready.test('says what came of each link', async ({ canvas }) => {
  const row = canvas.getByRole('row', { name: /Friends in the north/ });
  await expect(row).toHaveTextContent('Agent · 0.60% rebate');
  await expect(row).toHaveTextContent('12 of 20 used');
  await expect(row).toHaveTextContent('12.5%');
});
Ready.test('pauses, changes and saves the link that is shown', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
  await expect(args.onPause).toHaveBeenCalledWith(main, true);
  await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
  await expect(args.onEdit).toHaveBeenCalledWith(main);
  await userEvent.click(canvas.getByRole('button', { name: 'Save the QR code' }));
  await expect(args.onSaveCode).toHaveBeenCalledWith(expect.stringContaining('<svg'));
});

export const Searched = meta.story({ ...wide, args: { shown: undefined, filters: { search: 'lptet' } } });
Searched.test('finds a link by its code', async ({ canvas }) => {
  await expect(canvas.getByRole('row', { name: /Holiday poster/ })).toBeVisible();
  await expect(canvas.queryByRole('row', { name: /Main link/ })).toBeNull();
});

export const NothingFound = meta.story({ ...wide, args: { shown: undefined, filters: { search: 'zzz' } } });
NothingFound.test('says that there is no such link', async ({ canvas }) => {
  await expect(canvas.getByText('No matching links')).toBeVisible();
});

export const Paused = meta.story({ ...wide, args: { shown: linkSamples[4] } });
Paused.test('goes on again', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Resume' }));
  await expect(args.onPause).toHaveBeenCalledWith(linkSamples[4], false);
});

export const Empty = meta.story({ ...wide, args: { links: asyncOf({ rows: [] }), shown: undefined } });
Empty.test('leads to the first link', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getAllByRole('button', { name: 'New link' })[0] as HTMLElement);
  await expect(args.onCreate).toHaveBeenCalledOnce();
});

export const Loading = meta.story({ ...wide, args: { links: asyncOf(), shown: undefined } });

export const Failed = meta.story({
  ...wide,
  args: { links: asyncOf(undefined, 'failed'), shown: undefined },
});
Failed.test('asks again', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(args.links.retry).toHaveBeenCalledOnce();
});

export const Phone = meta.story({ ...phone });
Phone.test('opens a link from its row', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: /Holiday poster/ })).toHaveAttribute(
    'href',
    '?view=links&link=tet',
  );
});
