import { expect, fn, within } from 'storybook/test';
import { asyncOf } from '#testing/asyncOf';
import { phone, tablet, wide } from '#testing/Frame';
import preview from '#.storybook/preview';
import { LotteryLinks } from './LotteryLinks';
import { spinMs } from './vnResults';
import { VnResultsScreen, type VnResultsScreenProps } from './VnResultsScreen';
import { northDay, southDay } from './vnSamples';

const later = 60 * 60_000;
const args: VnResultsScreenProps = {
  day: asyncOf(northDay),
  lotteries: [
    { code: 'VN_NORTH', name: 'Vietnam North' },
    { code: 'VN_CENTRAL', name: 'Vietnam Central' },
    { code: 'VN_SOUTH', name: 'Vietnam South' },
  ],
  lottery: 'VN_NORTH',
  onLottery: fn(),
  onDay: fn(),
  elapsed: later,
  nextAt: Date.parse(northDay.next.drawsAt),
  now: Date.parse(northDay.now),
  onDraw: fn(),
};
const meta = preview.meta({ component: VnResultsScreen, args });
const rowsOf = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole('table', { name: /^Results of/ })).getAllByRole('row');

export const North = meta.story({ ...wide, tags: ['matrix'] });
North.test('has the special prize on top', async ({ canvas }) => {
  const [, first, , , third] = rowsOf(canvas);
  await expect(first).toHaveTextContent('Special prize84027');
  await expect(third).toHaveTextContent('Prize 3193406658208127439569207135684');
  await expect(canvas.getByText('All 27 numbers drawn')).toBeVisible();
});
North.test('shows the last digits alone', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'Last 2' }));
  await expect(rowsOf(canvas)[1]).toHaveTextContent('Special prize27');
  await userEvent.click(canvas.getByRole('radio', { name: 'Last 3' }));
  await expect(rowsOf(canvas)[1]).toHaveTextContent('Special prize027');
});
North.test('reads heads and tails out of it', async ({ canvas }) => {
  const rows = within(canvas.getByRole('table', { name: 'Last two digits' })).getAllByRole('row');
  await expect(rows[1]).toHaveTextContent('06, 8, 904, 9');
});
North.test('checks a ticket', async ({ canvas, userEvent }) => {
  const field = canvas.getByRole('textbox', { name: 'Number of the ticket' });
  await userEvent.type(field, '84027');
  await expect(canvas.getByText('Prize ĐB, number 84027: ₫200,000,000')).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, '00000');
  await expect(canvas.getByText('This ticket didn’t win here.')).toBeVisible();
});
North.test('another day and region are asked for', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: /^Tue/ }));
  await expect(args.onDay).toHaveBeenCalledWith('2025-11-18');
  await userEvent.click(canvas.getByRole('radio', { name: 'Vietnam South' }));
  await expect(args.onLottery).toHaveBeenCalledWith('VN_SOUTH');
});
export const NorthPhone = meta.story({ ...phone });
export const NorthTablet = meta.story({ ...tablet });
export const South = meta.story({ ...wide, args: { day: asyncOf(southDay), lottery: 'VN_SOUTH' } });
South.test('has a column for each station, the special prize at the foot', async ({ canvas, userEvent }) => {
  const rows = rowsOf(canvas);
  await expect(within(rows[0] as HTMLElement).getAllByRole('columnheader')).toHaveLength(4);
  await expect(rows[1]).toHaveTextContent(/^Prize 8/);
  await expect(rows.at(-1)).toHaveTextContent(/^Special prize/);
  await userEvent.click(canvas.getByRole('radio', { name: 'An Giang' }));
  await expect(canvas.getByRole('radio', { name: 'An Giang' })).toBeChecked();
});
export const SouthPhone = meta.story({ ...phone, args: { day: asyncOf(southDay), lottery: 'VN_SOUTH' } });
/** Seven numbers are drawn, the eighth is about to come. */
export const Live = meta.story({
  ...wide,
  args: { day: asyncOf(southDay), lottery: 'VN_SOUTH', elapsed: 7 * spinMs },
});
Live.test('draws the lowest prize first', async ({ canvas }) => {
  await expect(canvas.getByText('Drawing now: 7 of 18')).toBeVisible();
  const rows = rowsOf(canvas);
  await expect(rows.at(-1)).toHaveTextContent(/To be drawn/);
  await expect(canvas.getAllByText('Being drawn')).toHaveLength(southDay.stations.length);
  await expect(canvas.queryByRole('region', { name: 'Last two digits' })).toBeNull();
});
const coming = {
  ...northDay,
  day: '2025-11-21',
  isDrawn: false,
  stations: [{ name: 'Hải Phòng', numbers: [] }],
};
export const Waiting = meta.story({ ...wide, args: { day: asyncOf(coming), elapsed: -later } });
export const DayOff = meta.story({
  ...wide,
  args: { day: asyncOf({ ...northDay, drawsAt: null, isDrawn: false, stations: [] }) },
});
DayOff.test('says so', async ({ canvas }) => {
  await expect(canvas.getByText('No draw on this day.')).toBeVisible();
});
export const Member = meta.story({
  args: {
    menu: (
      <LotteryLinks
        title="Lotteries"
        lotteries={[{ name: 'Lotto 18', href: '/vnlottery?id=vn-18&vassalage=TCG_LOTTO_VN' }]}
      />
    ),
  },
});
Member.test('leads to the lotteries that can be bet on', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'Lotteries' })).toBeVisible();
});
export const Loading = meta.story({ args: { day: asyncOf() } });
export const Failed = meta.story({ args: { day: asyncOf(undefined, 'failed') } });
Failed.test('can be asked for again', async ({ canvas, userEvent, args: given }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(given.day.retry).toHaveBeenCalledOnce();
});
