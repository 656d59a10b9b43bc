import { DateRangePicker } from '#ds/DateRangePicker';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { expect, fn } from 'storybook/test';
import { Stack } from '#ds/Stack';
import { FilterBar } from '#patterns/FilterBar';
import { pageFrame, phone, tablet, wide } from '#testing/Frame';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { PageAction, PageAsOf, PageHead } from '.';

const onExport = fn();
const onRefresh = fn();
const actions = (
  <>
    <PageAction icon={IconPrinter} label="Print" onPress={fn()} />
    <PageAction icon={IconDownload} label="Export" onPress={onExport} />
  </>
);
const asOf = <PageAsOf onPress={onRefresh}>As of 14:38 · days 00:00 – 24:00, UTC+7</PageAsOf>;
const meta = preview.meta({
  component: PageHead,
  tags: ['new'],
  args: {
    title: 'Account record',
    count: '47 rows',
    line: 'Everything that changed your main balance, newest first.',
    actions,
    asOf,
    tools: (
      <FilterBar
        fields={[
          {
            kind: 'choice',
            id: 'period',
            label: 'Period',
            look: 'segment',
            options: [
              { id: '1', label: 'Today' },
              { id: '', label: '7 days' },
              { id: '30', label: '30 days' },
            ],
          },
          { kind: 'days', Picker: DateRangePicker, id: 'from', endId: 'to', label: 'Dates' },
        ]}
        values={{}}
        onChange={fn()}
      />
    ),
  },
  decorators: [pageFrame],
});

export const Default = meta.story({ ...wide, tags: ['snapshot'] });
Default.test(
  'is gone through from its actions to the time and the filters',
  async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Export' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onExport).toHaveBeenCalled();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /As of 14:38.*Refresh/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onRefresh).toHaveBeenCalled();
  },
);
Default.test('has one heading, and reads a changed count out', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Account record' })).toBeVisible();
  await expect(canvas.getByRole('status')).toHaveTextContent('47 rows');
});
/** Below 960 px actions are drawings with a name. */
export const Tablet = meta.story(tablet);
Tablet.test('names its actions', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
  await expect(onExport).toHaveBeenCalled();
});
export const Phone = meta.story(phone);
/** What is empty is not drawn, and its space goes with it. */
export const Parts = meta.story({
  ...wide,
  render: () => (
    <Stack gap={6}>
      <PageHead title="Sports" />
      <PageHead title="Slots" count="142 of 4,120" />
      <PageHead title="Profit and loss" asOf={asOf} />
      <PageHead actions={<PageAction isMain icon={IconDownload} label="Create link" onPress={onExport} />} />
    </Stack>
  ),
});
export const States = meta.story({
  ...wide,
  args: { actions: <PageAction isPending icon={IconDownload} label="Export" onPress={onExport} /> },
});
export const LongText = meta.story({
  ...phone,
  args: { title: 'Everything that was paid into this account and out of it again', count: '1,204,118 rows' },
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: (args) => (
    <Matrix>
      <PageHead {...args} />
    </Matrix>
  ),
});
