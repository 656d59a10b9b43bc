import type { ComponentType } from 'react';
import { expect } from 'storybook/test';
import { Stack } from '#ds/Stack';
import { phoneFrame } from '#testing/Frame';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { ChartFrame, type ChartFrameProps } from '.';

interface Row {
  day: string;
}
const Frame = (props: Partial<ChartFrameProps<Row>>) => (
  <ChartFrame
    title="Deposits"
    columns={[{ id: 'day', name: 'Day', render: ({ day }: Row) => day }]}
    rows={[]}
    getKey={({ day }: Row) => day}
    {...props}
  >
    <p>The drawing</p>
  </ChartFrame>
);
/** By a name of its own: what agents are told is looked for by a name, not by a type. */
const Sampled = ChartFrame as ComponentType<Partial<ChartFrameProps<Row>>>;
const meta = preview.meta({
  component: Sampled,
  render: (args) => <Frame {...args} />,
  args: { description: 'Last 7 days' },
});

/** With data: the drawing, or the table. */
export const Default = meta.story({ args: { rows: [{ day: 'Monday' }], names: ['New', 'Returning'] } });
Default.test('shows the drawing first', async ({ canvas }) => {
  await expect(canvas.getByText('The drawing')).toBeVisible();
  await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
});
export const Empty = meta.story();
Empty.test('offers no table without data', async ({ canvas }) => {
  await expect(canvas.getByText('Nothing here yet')).toBeVisible();
  await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
});
const Gallery = ({ name = '' }: { name?: string }) => (
  <Stack gap={4}>
    <Frame title={`Without data ${name}`} />
    <Frame title={`With data ${name}`} rows={[{ day: 'Monday' }]} />
  </Stack>
);
export const States = meta.story({ render: () => <Gallery /> });
States.test('shows the same as a table, by press and by Enter', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
  await expect(canvas.getByRole('table', { name: /^With data/ })).toBeVisible();
  canvas.getByRole('button', { name: 'Show as chart' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByText('The drawing')).toBeVisible();
});
export const LongText = meta.story({
  decorators: [phoneFrame],
  args: {
    title: 'Deposits of all direct and indirect members of the whole team',
    rows: [{ day: 'Monday' }],
    names: ['Members who were here before', 'Members who came this week'],
    mark: 'block',
  },
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => <Matrix>{({ brand, theme }) => <Gallery name={`${brand} ${theme}`} />}</Matrix>,
});
