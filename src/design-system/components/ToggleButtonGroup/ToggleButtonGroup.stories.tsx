import { expect, fn } from 'storybook/test';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { ToggleButton, ToggleButtonGroup } from '.';

const periods = (
  <>
    <ToggleButton id="today">Today</ToggleButton>
    <ToggleButton id="week">7 days</ToggleButton>
    <ToggleButton id="month">30 days</ToggleButton>
  </>
);
const meta = preview.meta({
  component: ToggleButtonGroup,
  args: {
    'aria-label': 'Period',
    children: periods,
    defaultSelectedKeys: ['week'],
    disallowEmptySelection: true,
    onSelectionChange: fn(),
  },
});

const Gallery = () => (
  <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
    <ToggleButtonGroup aria-label="Segments" defaultSelectedKeys={['week']}>
      {periods}
    </ToggleButtonGroup>
    <div style={{ display: 'grid', inlineSize: 320 }}>
      <ToggleButtonGroup aria-label="Log in with" size="lg" defaultSelectedKeys={['name']}>
        <ToggleButton id="name">Username</ToggleButton>
        <ToggleButton id="sms">SMS code</ToggleButton>
      </ToggleButtonGroup>
    </div>
    <ToggleButtonGroup
      aria-label="Chips"
      emphasis="chip"
      selectionMode="multiple"
      defaultSelectedKeys={['today', 'month']}
    >
      {periods}
    </ToggleButtonGroup>
    <ToggleButtonGroup aria-label="Disabled" isDisabled defaultSelectedKeys={['week']}>
      {periods}
    </ToggleButtonGroup>
  </div>
);

export const Default = meta.story();
Default.test('chooses one by pointer and by keyboard', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('radiogroup', { name: 'Period' })).toBeVisible();
  await userEvent.click(canvas.getByRole('radio', { name: 'Today' }));
  await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['today']));
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect(canvas.getByRole('radio', { name: '7 days' })).toBeChecked();
  await expect(canvas.getByRole('radio', { name: 'Today' })).not.toBeChecked();
});

export const States = meta.story({ render: () => <Gallery /> });
export const LongText = meta.story({
  decorators: [(Story) => <div style={{ inlineSize: 240, display: 'grid' }}>{Story()}</div>],
  args: {
    children: (
      <>
        <ToggleButton id="today">With my username</ToggleButton>
        <ToggleButton id="week">With a code by message</ToggleButton>
      </>
    ),
  },
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => <Matrix>{() => <Gallery />}</Matrix>,
});
