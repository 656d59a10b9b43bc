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
  <div style={{ display: 'grid', gap: 16, justifyItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}>
    <ToggleButtonGroup aria-label="Segments" defaultSelectedKeys={['week']}>
      {periods}
    </ToggleButtonGroup>
    <div style={{ inlineSize: 320 }}>
      <ToggleButtonGroup aria-label="Log in with" size="lg" isBlock defaultSelectedKeys={['name']}>
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
  await userEvent.keyboard(' ');
  await expect(canvas.getByRole('radio', { name: '7 days' })).toBeChecked();
});

/** Filters: each on or off on its own. */
export const Chips = meta.story({
  args: {
    'aria-label': 'Filters',
    emphasis: 'chip',
    selectionMode: 'multiple',
    disallowEmptySelection: false,
  },
});
Chips.test('moves within the group by arrow keys, and keeps several', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight} ');
  const week = canvas.getByRole('button', { name: '7 days' });
  await expect(week).toHaveFocus();
  await expect(week).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
  await userEvent.click(canvas.getByRole('button', { name: '30 days' }));
  for (const name of ['Today', '30 days']) {
    await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  }
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
