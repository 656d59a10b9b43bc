import IconTarget from '@tabler/icons-react/dist/esm/icons/IconTarget.mjs';
import { expect, fn } from 'storybook/test';
import { Button } from '#ds/Button';
import { phone } from '#testing/Frame';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { MissionRow, type MissionRowProps } from '.';

const onClaim = fn();
const args: MissionRowProps = {
  icon: IconTarget,
  title: 'Play five different slots',
  line: '10 free spins · until 23 Nov',
  state: 'ready',
  progress: { label: 'Slots', value: 100, valueLabel: '5 of 5' },
  action: (
    <Button size="sm" onPress={onClaim}>
      Claim
    </Button>
  ),
};
const Rows = () => (
  <ul style={{ listStyle: 'none', padding: 0, margin: 0 }}>
    <MissionRow {...args} />
    <MissionRow {...args} state="active" progress={{ label: 'Slots', value: 60, valueLabel: '3 of 5' }} />
    <MissionRow
      icon={IconTarget}
      title="Not started"
      line="Counts from acceptance"
      state="open"
      action={
        <Button size="sm" tone="neutral">
          Accept
        </Button>
      }
    />
    <MissionRow icon={IconTarget} title="Finished" line="Claimed on 20 Nov" state="done" />
  </ul>
);
const meta = preview.meta({
  component: MissionRow,
  args,
  render: (props) => (
    <ul style={{ listStyle: 'none', padding: 0, margin: 0 }}>
      <MissionRow {...props} />
    </ul>
  ),
});

export const Default = meta.story();
Default.test('offers the one thing to press', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Claim' }));
  await expect(onClaim).toHaveBeenCalled();
});
export const Missions = meta.story({ render: () => <Rows /> });
export const Phone = meta.story({ ...phone, render: () => <Rows /> });
export const LongText = meta.story({
  ...phone,
  args: { title: 'Play five different slots of five different makers in one week' },
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => <Matrix>{() => <Rows />}</Matrix>,
});
