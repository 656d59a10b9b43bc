import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { DrawBalls, type DrawBallsProps } from './DrawBalls';

const plain = (text: string) => text.split(' ').map((number) => ({ number, colour: 'plain' as const }));
const args: DrawBallsProps = {
  family: 'SSC',
  balls: plain('1 3 4 5 6'),
  label: 'Result of draw 20251121-0459',
};
const meta = preview.meta({ component: DrawBalls, args });

export const Digits = meta.story();
export const Dice = meta.story({ args: { family: 'K3', balls: plain('1 4 6') } });
Dice.test('says the sum', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByRole('group', { name: /^Result/ })).toHaveTextContent('146');
  await expect(canvasElement).toHaveTextContent('=11');
});
export const Racers = meta.story({ args: { family: 'PK10', balls: plain('07 01 04 10 02 03 09 05 06 08') } });
Racers.test('is a list of places', async ({ canvas }) => {
  await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
});
export const Sum = meta.story({ args: { family: 'PCB', balls: plain('3 0 8 11') } });
Sum.test('reads as a sum', async ({ canvas }) => {
  await expect(canvas.getByRole('group', { name: /^Result/ })).toHaveTextContent('3+0+8=11');
});
export const Animals = meta.story({
  args: {
    family: 'LHC',
    balls: [
      ['08', 'red', 'Goat'],
      ['47', 'blue', 'Tiger'],
      ['10', 'blue', 'Snake'],
      ['39', 'green', 'Monkey'],
      ['05', 'green', 'Dog'],
      ['19', 'red', 'Monkey'],
      ['45', 'red', 'Dragon'],
    ].map(([number = '', colour, note = '']) => ({ number, colour: colour as 'red', note })),
  },
  tags: ['matrix'],
});
Animals.test('sets the special number apart, and names each animal', async ({ canvas }) => {
  await expect(canvas.getByRole('group', { name: /^Result/ })).toHaveTextContent(/Monkey\+45Dragon$/);
});
