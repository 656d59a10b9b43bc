import { expect, fn, waitFor } from 'storybook/test';
import { Stack } from '#ds/Stack';
import { Matrix } from '#testing/Matrix';
import { phoneFrame } from '#testing/Frame';
import { State } from '#testing/State';
import preview from '#.storybook/preview';
import { CopyField } from '.';

const meta = preview.meta({
  component: CopyField,
  args: { label: 'Account number', value: '0098 1273 6451 2', copyValue: '0098127364512' },
  decorators: [phoneFrame],
});

/** A clipboard that takes everything but what the story calls refused. */
const withClipboard = (refused?: string) => () => {
  const before = navigator.clipboard.writeText.bind(navigator.clipboard);
  navigator.clipboard.writeText = fn((text: string) =>
    text === refused ? Promise.reject(new DOMException('refused', 'NotAllowedError')) : Promise.resolve(),
  );
  return () => {
    navigator.clipboard.writeText = before;
  };
};

export const Default = meta.story({ beforeEach: withClipboard() });
Default.test(
  'copies without the spaces, and says so, by press and by Enter',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible();
    await expect(canvas.getByText('Copied', { selector: '[role=status]' })).toBeInTheDocument();
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith('0098127364512');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(navigator.clipboard.writeText).toHaveBeenCalledTimes(2));
  },
);
export const Refused = meta.story({ beforeEach: withClipboard('0098127364512') });
Refused.test('selects the text and says how to go on', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
  await expect(await canvas.findByText('Copying did not work. Select the text and copy it.')).toBeVisible();
  await expect(getSelection()?.toString()).toBe('0098 1273 6451 2');
});
export const States = meta.story({
  beforeEach: withClipboard('refused'),
  render: () => (
    <Stack gap={4}>
      <State is={['hovered']} on="button">
        <CopyField label="Hovered" value="0098 1273 6451 2" />
      </State>
      <State is={['focus-visible']} on="button">
        <CopyField label="Focused" value="0098 1273 6451 2" />
      </State>
      <CopyField label="Copied" value="0098 1273 6451 2" />
      <CopyField label="Refused" value="0098 1273 6451 2" copyValue="refused" />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const button of canvas.getAllByRole('button').slice(2)) await userEvent.click(button);
  },
});
export const LongText = meta.story({
  args: { label: 'Registration link', value: `https://example.com/register?ref=${'a1b2c3'.repeat(12)}` },
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => (
    <Matrix>
      <CopyField label="Account number" value="0098 1273 6451 2" />
    </Matrix>
  ),
});
