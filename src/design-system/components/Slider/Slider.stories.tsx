import { expect, fn } from 'storybook/test';
import { Stack } from '#ds/Stack';
import { Matrix } from '#testing/Matrix';
import { State } from '#testing/State';
import preview from '#.storybook/preview';
import { Slider } from '.';

const ends = [
  { value: 0, label: '0 %' },
  { value: 50, label: '50 %' },
  { value: 100, label: '100 %' },
];
/** react-aria keeps the input of a thumb out of sight within it. */
const thumb = 'div:has(> * > input)';
const meta = preview.meta({
  component: Slider,
  args: { label: 'Rebate', defaultValue: 30, step: 5, onChange: fn(), onChangeEnd: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
});

const Gallery = () => (
  <Stack gap={5}>
    <Slider label="Volume" defaultValue={0} marks={ends} description="Wins, draws and the lobby" />
    <Slider label="Highest" defaultValue={100} marks={ends} />
    <Slider label="Range" defaultValue={[20, 60]} minValue={1} maxValue={80} />
    <State is={['hovered', 'focus-visible']} on={thumb}>
      <Slider label="Focused" defaultValue={40} />
    </State>
    <Slider label="Disabled" defaultValue={40} isDisabled marks={ends} />
  </Stack>
);

export const Default = meta.story({
  args: { formatOptions: { style: 'unit', unit: 'percent' }, marks: ends },
});
Default.test('steps with the arrow keys and jumps to its ends', async ({ canvas, userEvent, args }) => {
  const thumb = canvas.getByRole('slider', { name: 'Rebate' });
  await userEvent.tab();
  await expect(thumb).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowUp}');
  await expect(thumb).toHaveValue('40');
  await expect(thumb).toHaveAttribute('aria-valuetext', '40%');
  await userEvent.keyboard('{End}');
  await expect(args.onChangeEnd).toHaveBeenLastCalledWith(100);
});
Default.test('goes where the track is pressed', async ({ canvas, userEvent, args }) => {
  const track = canvas.getByRole('slider').closest(thumb)?.parentElement;
  if (!track) throw new Error('no track');
  const { left, top, width, height } = track.getBoundingClientRect();
  await userEvent.pointer([
    {
      keys: '[MouseLeft>]',
      target: track,
      coords: { clientX: left + width * 0.75, clientY: top + height / 2 },
    },
    { keys: '[/MouseLeft]', target: track },
  ]);
  await expect(args.onChangeEnd).toHaveBeenCalledWith(75);
});
Default.test(
  'puts thumb and marks at the start of a range of one value',
  { args: { minValue: 0, maxValue: 0, defaultValue: 0 } },
  async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('slider', { name: 'Rebate' })).toHaveValue('0');
    await expect(canvasElement.innerHTML).not.toMatch(/NaN|Infinity/);
    const [knob, group] = [canvas.getByRole('slider').closest(thumb), canvas.getByRole('group')];
    const shift = (knob?.getBoundingClientRect().left ?? NaN) - group.getBoundingClientRect().left;
    await expect(Math.abs(shift)).toBeLessThanOrEqual(1);
  },
);

export const Range = meta.story({
  args: { label: 'Stake', defaultValue: [20, 60], minValue: 1, maxValue: 80, step: 1 },
});
Range.test('names each thumb, and neither passes the other', async ({ canvas, userEvent }) => {
  const low = canvas.getByRole('slider', { name: /minimum/i });
  const high = canvas.getByRole('slider', { name: /maximum/i });
  low.focus();
  await userEvent.keyboard('{End}');
  await expect(low).toHaveValue('60');
  await expect(high).toHaveValue('60');
  await expect(canvas.getByRole('status')).toHaveTextContent('60');
});

export const States = meta.story({ render: () => <Gallery /> });
export const LongText = meta.story({
  decorators: [(Story) => <div style={{ inlineSize: 200 }}>{Story()}</div>],
  args: {
    label: 'How much of every stake of this game comes back at once, whatever its result',
    defaultValue: 123456,
    maxValue: 200000,
    description: 'The odds fall as the rebate rises, so that both together stay what they are.',
  },
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => <Matrix>{() => <Gallery />}</Matrix>,
});
