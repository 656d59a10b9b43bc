import { expect, fn } from 'storybook/test';
import { phoneFrame } from '#testing/Frame';
import preview from '#.storybook/preview';
import { ChartFrame, type ChartFrameProps } from '.';

interface Row {
  day: string;
}
const onRetry = fn();
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
const meta = preview.meta({ component: Frame, args: { description: 'Last 7 days' } });

/** With data: the drawing, or the table. */
export const Default = meta.story({ args: { rows: [{ day: 'Monday' }], names: ['New', 'Returning'] } });
Default.test('shows the drawing first', async ({ canvas }) => {
  await expect(canvas.getByText('The drawing')).toBeVisible();
  await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
});
export const Loading = meta.story({ args: { status: { kind: 'loading' } } });
export const Empty = meta.story();
Empty.test('offers no table without data', async ({ canvas }) => {
  await expect(canvas.getByText('Nothing here yet')).toBeVisible();
  await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
});
export const Failed = meta.story({
  tags: ['matrix'],
  args: { status: { kind: 'failed', description: 'The report did not arrive.', onRetry } },
});
export const LongText = meta.story({
  decorators: [phoneFrame],
  args: { title: 'Deposits of all direct and indirect members of the whole team', rows: [{ day: 'Monday' }] },
});
