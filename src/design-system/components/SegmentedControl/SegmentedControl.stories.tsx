import { expect, fn } from 'storybook/test';
import { Matrix } from '#testing/Matrix';
import { phoneFrame } from '#testing/Frame';
import preview from '#.storybook/preview';
import { Segment, SegmentedControl } from '.';

const periods = [
  <Segment key="1" id="today">
    Today
  </Segment>,
  <Segment key="7" id="week">
    7 days
  </Segment>,
  <Segment key="30" id="month">
    30 days
  </Segment>,
];
const meta = preview.meta({
  component: SegmentedControl,
  args: { 'aria-label': 'Period', defaultSelectedKey: 'week', children: periods, onSelectionChange: fn() },
});

export const Default = meta.story();
Default.test(
  'chooses one by pointer and by keyboard, and never none',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '30 days' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('month');
    await userEvent.keyboard('{ArrowLeft} ');
    await expect(canvas.getByRole('radio', { name: '7 days' })).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: '7 days' })).toBeChecked();
  },
);
export const Block = meta.story({ args: { isBlock: true }, decorators: [phoneFrame] });
export const Disabled = meta.story({ args: { isDisabled: true } });
export const LongText = meta.story({
  decorators: [phoneFrame],
  args: {
    isBlock: true,
    children: [
      <Segment key="a" id="week">
        Everything of the last seven days
      </Segment>,
      <Segment key="b" id="month">
        Everything of the last month
      </Segment>,
    ],
  },
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => (
    <Matrix>
      {({ brand, theme }) => (
        <SegmentedControl aria-label={`Period ${brand} ${theme}`} defaultSelectedKey="week">
          {periods}
        </SegmentedControl>
      )}
    </Matrix>
  ),
});
