import { expect } from 'storybook/test';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { CountdownRing } from '.';

const startsAt = Date.UTC(2026, 5, 15, 12);
const minute = 60_000;
const meta = preview.meta({
  component: CountdownRing,
  args: { label: 'Next settlement', startsAt, endsAt: startsAt + 5 * minute, now: startsAt + 3 * minute },
});

export const Default = meta.story();
Default.test('says the time that is left, and draws the share that has passed', async ({ canvas }) => {
  await expect(canvas.getByRole('timer', { name: 'Next settlement' })).toHaveTextContent('00:02:00');
  const [, ring] = document.querySelectorAll<SVGElement>('svg[viewBox="0 0 100 100"] circle');
  await expect(ring?.style.getPropertyValue('--_share')).toBe('0.6');
});
export const Days = meta.story({ args: { endsAt: startsAt + 2880 * minute } });
export const Ended = meta.story({ args: { now: startsAt + 6 * minute } });
Ended.test('is full when nothing is left', async ({ canvas }) => {
  await expect(canvas.getByRole('timer')).toHaveTextContent('Ended');
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: (args) => (
    <Matrix>
      <CountdownRing {...args} />
    </Matrix>
  ),
});
