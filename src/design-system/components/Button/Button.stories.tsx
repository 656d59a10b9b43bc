import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { expect, fn } from 'storybook/test';
import { Stack } from '#ds/Stack';
import { Matrix } from '#testing/Matrix';
import { State } from '#testing/State';
import preview from '#.storybook/preview';
import { Button } from '.';
import type { ButtonEmphasis, ButtonTone } from '.';

const meta = preview.meta({ component: Button, args: { children: 'Deposit', onPress: fn() } });

const tones: ButtonTone[] = ['accent', 'neutral', 'danger'];
const emphases: ButtonEmphasis[] = ['solid', 'outline', 'soft', 'ghost', 'media'];
const sizes = ['sm', 'md', 'lg'] as const;
const row = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' } as const;
const art = { ...row, padding: 12, background: 'linear-gradient(90deg, #0b0d14, #2a2350)' };

const Tones = () => (
  <Stack gap={3}>
    {emphases.map((emphasis) => (
      <div key={emphasis} style={emphasis === 'media' ? art : row}>
        {tones.map((tone) => (
          <Button key={tone} tone={tone} emphasis={emphasis}>
            {`${tone} ${emphasis}`}
          </Button>
        ))}
      </div>
    ))}
  </Stack>
);

const InStates = () => (
  <div style={row}>
    <State is={['hovered']}>
      <Button>Hovered</Button>
    </State>
    <State is={['pressed']}>
      <Button>Pressed</Button>
    </State>
    <State is={['focus-visible']}>
      <Button>Focused</Button>
    </State>
    <Button isDisabled>Disabled</Button>
    <Button isPending pendingLabel="Sending">
      Send
    </Button>
  </div>
);

export const Default = meta.story({ args: { icon: IconPlus } });
Default.test('starts its action with a press and with Enter', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: 'Deposit' });
  await userEvent.click(button);
  button.focus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onPress).toHaveBeenCalledTimes(2);
});

export const TonesAndEmphases = meta.story({ render: () => <Tones /> });
export const Sizes = meta.story({
  render: () => (
    <div style={row}>
      {sizes.map((size) => (
        <Button key={size} size={size} icon={IconPlus}>
          {size}
        </Button>
      ))}
    </div>
  ),
});
export const States = meta.story({ render: () => <InStates /> });

export const Pending = meta.story({
  args: { isPending: true, pendingLabel: 'Sending', children: 'Send the code' },
});
Pending.test(
  'takes no press while it waits, and says what it waits for',
  async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Sending' });
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
);

export const LongText = meta.story({
  decorators: [(Story) => <div style={{ inlineSize: 200 }}>{Story()}</div>],
  args: { children: 'Move the whole balance of this provider to the main wallet at once' },
});

export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => (
    <Matrix>
      {() => (
        <Stack gap={3}>
          <Tones />
          <InStates />
        </Stack>
      )}
    </Matrix>
  ),
});
