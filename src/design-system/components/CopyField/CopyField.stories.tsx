import { expect, fn, waitFor } from 'storybook/test';
import { Matrix } from '#testing/Matrix';
import { phoneFrame } from '#testing/Frame';
import preview from '#.storybook/preview';
import { CopyField } from '.';

const meta = preview.meta({
  component: CopyField,
  args: { label: 'Account number', value: '0098 1273 6451 2', copyValue: '0098127364512', onCopy: fn() },
  decorators: [phoneFrame],
});

export const Default = meta.story({
  beforeEach: () => {
    const write = fn().mockName('writeText').mockResolvedValue(undefined);
    const before = navigator.clipboard.writeText.bind(navigator.clipboard);
    navigator.clipboard.writeText = write;
    return () => {
      navigator.clipboard.writeText = before;
    };
  },
});
Default.test(
  'copies without the spaces, and says so, by press and by Enter',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible();
    await expect(canvas.getByText('Copied', { selector: '[role=status]' })).toBeInTheDocument();
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith('0098127364512');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onCopy).toHaveBeenCalledTimes(2));
  },
);
export const Refused = meta.story({
  beforeEach: () => {
    const before = navigator.clipboard.writeText.bind(navigator.clipboard);
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
    return () => {
      navigator.clipboard.writeText = before;
    };
  },
});
Refused.test('selects the text and says how to go on', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
  await expect(await canvas.findByText('Copying did not work. Select the text and copy it.')).toBeVisible();
  await expect(getSelection()?.toString()).toBe('0098 1273 6451 2');
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
