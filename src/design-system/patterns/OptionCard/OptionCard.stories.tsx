import { expect, fn } from 'storybook/test';
import { Badge } from '#ds/Badge';
import { phoneFrame } from '#testing/Frame';
import { Matrix } from '#testing/Matrix';
import { forceState } from '#testing/State';
import preview from '#.storybook/preview';
import { OptionCard, OptionCardGroup } from '.';

const onChange = fn();
const meta = preview.meta({
  component: OptionCard,
  args: { value: 'northline', title: 'Northline •• 8831', line: 'Usually within 25 minutes', end: 'Free' },
  decorators: [phoneFrame],
});
const Gallery = () => (
  <OptionCardGroup
    label="To"
    defaultValue="northline"
    description="Only accounts in your own name"
    onChange={onChange}
  >
    <OptionCard value="northline" title="Northline •• 8831" line="Usually within 25 minutes" end="Free" />
    <OptionCard value="delta" title="Delta Bank •• 0417" line="Usually within an hour" end="Free" />
    <OptionCard
      value="new"
      isDisabled
      title="Harbour •• 2209"
      line="Usable from 22 Nov, 10:05"
      end={<Badge tone="warning">New</Badge>}
    />
  </OptionCardGroup>
);

export const Default = meta.story({ render: () => <Gallery /> });
Default.test('takes one by pointer and by keyboard', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: /Delta Bank/ }));
  await expect(onChange).toHaveBeenLastCalledWith('delta');
  await userEvent.keyboard('{ArrowUp}');
  await expect(onChange).toHaveBeenLastCalledWith('northline');
});
export const States = meta.story({
  render: () => <Gallery />,
  play: ({ canvas }) => {
    const label = canvas.getByRole('radio', { name: /Delta Bank/ }).closest('label');
    if (label) forceState(label, 'hovered', 'focus-visible');
  },
});
export const LongText = meta.story({
  render: (args) => (
    <OptionCardGroup
      label="To"
      defaultValue="northline"
      errorMessage="Choose the account that the money goes to"
    >
      <OptionCard {...args} title="The account at the bank of the northern line that ends in 8831" />
    </OptionCardGroup>
  ),
});
export const Grid = meta.story({
  render: () => (
    <OptionCardGroup label="How long" layout="grid" defaultValue="7">
      {['1', '2', '7', '14', '30', '42'].map((days) => (
        <OptionCard key={days} value={days} title={`${days} days`} line="until 28 Nov, 15:24" />
      ))}
    </OptionCardGroup>
  ),
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => (
    <Matrix>
      <Gallery />
    </Matrix>
  ),
});
