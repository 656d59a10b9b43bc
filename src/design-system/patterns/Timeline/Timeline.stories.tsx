import { expect } from 'storybook/test';
import { phoneFrame } from '#testing/Frame';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { Timeline, type TimelineStep } from '.';

const steps: TimelineStep[] = [
  { id: 'sent', title: 'You paid', time: '14:21', state: 'done' },
  { id: 'bank', title: 'Your bank confirms', line: 'Usually within 3 minutes', time: '14:24', state: 'now' },
  { id: 'refused', title: 'A person looks at it', line: 'You do not have to do anything', state: 'failed' },
  { id: 'credited', title: 'In your wallet', time: 'by 14:36', state: 'todo' },
];
const labels = { done: 'Done', now: 'Under way', todo: 'Still to come', failed: 'Failed' };
const meta = preview.meta({
  component: Timeline,
  args: { 'aria-label': 'Your deposit', steps, labels },
  decorators: [phoneFrame],
});

export const Default = meta.story();
Default.test('says how far each step is', async ({ canvas }) => {
  const items = canvas.getAllByRole('listitem');
  await expect(items[0]).toHaveTextContent('Done');
  await expect(items[1]).toHaveAttribute('aria-current', 'step');
});
export const Numbered = meta.story({
  args: { isNumbered: true, steps: steps.map(({ id, title, line }) => ({ id, title, line })) },
});
export const LongText = meta.story({
  args: {
    steps: steps.map((step) => ({
      ...step,
      title: `${step.title?.toString()} and tells us that the money is on its way to you`,
    })),
  },
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: (args) => (
    <Matrix>
      <Timeline {...args} />
    </Matrix>
  ),
});
