import { expect } from 'storybook/test';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { ContractMarks } from '.';

const meta = preview.meta({
  component: ContractMarks,
  args: {
    marks: [
      { letter: 'D', label: 'Dividend, active', state: 'active' as const },
      { letter: 'W', label: 'Daily wage, offered', state: 'waiting' as const },
      { letter: 'H', label: 'No hourly salary', state: 'none' as const },
    ],
  },
});

export const Default = meta.story();
Default.test('says each kind and its state in words', async ({ canvas }) => {
  await expect(canvas.getByText('Daily wage, offered')).toBeInTheDocument();
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: (args) => (
    <Matrix>
      <ContractMarks {...args} />
    </Matrix>
  ),
});
