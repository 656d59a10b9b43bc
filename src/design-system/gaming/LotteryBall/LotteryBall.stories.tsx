import { expect } from 'storybook/test';
import { Stack } from '#ds/Stack';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { LotteryBall, LotteryBalls, type BallColor } from '.';

const meta = preview.meta({ component: LotteryBall, args: { children: 7 } });
const colors: BallColor[] = [
  'gold',
  'blue',
  'slate',
  'orange',
  'cyan',
  'violet',
  'plain',
  'red',
  'pink',
  'green',
];

const Gallery = () => (
  <Stack gap={3}>
    <LotteryBalls label="Racing 10">
      {colors.map((color, index) => (
        <LotteryBall key={color} color={color}>
          {index + 1}
        </LotteryBall>
      ))}
    </LotteryBalls>
    {(['sm', 'lg'] as const).map((size) => (
      <LotteryBalls key={size} label={`Special prize, ${size}`}>
        {[8, 4, 0, 2, 7].map((digit) => (
          <LotteryBall key={digit} color="red" size={size}>
            {digit}
          </LotteryBall>
        ))}
        <LotteryBall color="gold" size={size}>
          49
        </LotteryBall>
      </LotteryBalls>
    ))}
  </Stack>
);

export const Default = meta.story();
export const ColorsAndSizes = meta.story({ render: () => <Gallery /> });
ColorsAndSizes.test('reads the draw in its order, left to right', async ({ canvas }) => {
  const draw = canvas.getByRole('group', { name: 'Special prize, lg' });
  await expect(draw).toHaveTextContent('8402749');
  await expect(getComputedStyle(draw).direction).toBe('ltr');
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => (
    <Matrix>
      <Gallery />
    </Matrix>
  ),
});
