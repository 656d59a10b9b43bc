import { expect } from 'storybook/test';
import { Stack } from '#ds/Stack';
import { Matrix } from '#testing/Matrix';
import { phoneFrame } from '#testing/Frame';
import preview from '#.storybook/preview';
import { Stepper } from '.';

const steps = [
  { id: 'asked', label: 'Requested', note: '24 Nov, 18:05' },
  { id: 'checked', label: 'Checked', note: '24 Nov, 18:20' },
  { id: 'paid', label: 'Paid to your bank' },
  { id: 'received', label: 'Received' },
];
const meta = preview.meta({
  component: Stepper,
  args: { 'aria-label': 'Withdrawal', steps, currentId: 'paid' },
});

export const Default = meta.story();
Default.test('says where somebody is and what is done', async ({ canvas }) => {
  const entries = canvas.getAllByRole('listitem');
  await expect(entries[2]).toHaveAttribute('aria-current', 'step');
  await expect(entries[0]).toHaveTextContent('Completed');
  await expect(entries[3]).not.toHaveTextContent('Completed');
});
Default.test(
  'says that a step has failed, and draws it with another mark than the ones around it',
  { args: { isFailed: true } },
  async ({ canvas }) => {
    const entries = canvas.getAllByRole('listitem');
    await expect(entries.map((entry) => entry.textContent.includes('Failed'))).toEqual([
      false,
      false,
      true,
      false,
    ]);
    const marks = entries.map((entry) => entry.querySelector('[aria-hidden]')?.innerHTML);
    await expect(marks[2]).toContain('<svg');
    await expect(marks[2]).not.toBe(marks[1]);
  },
);
Default.test(
  'says the same where it is small',
  { args: { size: 'sm', isFailed: true } },
  async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'RequestedCompleted',
      'CheckedCompleted',
      'Paid to your bankFailed',
      'Received',
    ]);
  },
);
const sizes = ['md', 'sm'] as const;
export const Sizes = meta.story({
  render: () => (
    <Stack gap={8}>
      {sizes.map((size) => (
        <Stepper key={size} aria-label={size} steps={steps} currentId="paid" size={size} />
      ))}
      <Stepper aria-label="Rejected" steps={steps.slice(0, 3)} currentId="paid" isFailed size="sm" />
    </Stack>
  ),
});
export const Column = meta.story({ args: { orientation: 'column' }, decorators: [phoneFrame] });
const short = steps.map(({ id, label }) => ({ id, label }));
export const Line = meta.story({
  args: { orientation: 'line', steps: short.slice(0, 3), currentId: 'checked' },
});
export const LineOnPhone = meta.story({
  args: { orientation: 'line', steps: short, currentId: 'paid' },
  decorators: [phoneFrame],
});
export const States = meta.story({
  render: () => (
    <Stack gap={8}>
      <Stepper aria-label="At the start" steps={steps} currentId="asked" />
      <Stepper aria-label="On the way" steps={steps} currentId="paid" />
      <Stepper aria-label="Rejected" steps={steps} currentId="checked" isFailed />
      <Stepper aria-label="Done" steps={steps} />
    </Stack>
  ),
});
export const LongText = meta.story({
  args: { steps: steps.map((step) => ({ ...step, label: `${step.label} by somebody else` })) },
  decorators: [phoneFrame],
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => (
    <Matrix>
      <Stack gap={6}>
        <Stepper aria-label="Withdrawal" steps={steps} currentId="paid" />
        <Stepper
          aria-label="Rejected withdrawal"
          steps={steps}
          currentId="checked"
          isFailed
          orientation="column"
        />
        <Stepper aria-label="On a line" steps={short} currentId="paid" orientation="line" />
        <Stepper aria-label="Rejected, small" steps={steps.slice(0, 3)} currentId="paid" isFailed size="sm" />
      </Stack>
    </Matrix>
  ),
});
