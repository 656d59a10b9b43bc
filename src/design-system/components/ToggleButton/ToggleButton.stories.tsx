import IconFlame from '@tabler/icons-react/dist/esm/icons/IconFlame.mjs';
import { expect, fn } from 'storybook/test';
import { Matrix } from '#testing/Matrix';
import { State } from '#testing/State';
import preview from '#.storybook/preview';
import { ToggleButton } from '.';

const meta = preview.meta({ component: ToggleButton, args: { children: 'Jackpots', onChange: fn() } });
const row = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' } as const;

const Gallery = () => (
  <div style={row}>
    <ToggleButton>Off</ToggleButton>
    <ToggleButton defaultSelected>On</ToggleButton>
    <ToggleButton icon={IconFlame}>Hot</ToggleButton>
    <State is={['hovered']}>
      <ToggleButton>Hovered</ToggleButton>
    </State>
    <State is={['focus-visible']}>
      <ToggleButton defaultSelected>Focused</ToggleButton>
    </State>
    <ToggleButton isDisabled>Disabled</ToggleButton>
  </div>
);

export const Default = meta.story();
Default.test('stays on until it is pressed again', async ({ canvas, userEvent, args }) => {
  const chip = canvas.getByRole('button', { name: 'Jackpots' });
  await userEvent.click(chip);
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  chip.focus();
  await userEvent.keyboard(' ');
  await expect(chip).toHaveAttribute('aria-pressed', 'false');
  await expect(args.onChange).toHaveBeenCalledTimes(2);
});

export const States = meta.story({ render: () => <Gallery /> });
export const LongText = meta.story({
  decorators: [(Story) => <div style={{ inlineSize: 160 }}>{Story()}</div>],
  args: { children: 'Games that can be tried without an account', defaultSelected: true },
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => <Matrix>{() => <Gallery />}</Matrix>,
});
