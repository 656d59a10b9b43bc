import { expect } from 'storybook/test';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { BeadRoad, type RoadWinner } from '.';

const road = [...'PPBTBBPPPBPBBBTPBPPBBPBPPBTBPBBPBPPBPBB'].map(
  (letter): RoadWinner => ({ P: 'player', B: 'banker', T: 'tie' })[letter] as RoadWinner,
);

const meta = preview.meta({
  component: BeadRoad,
  args: { road, label: 'Last 39 rounds: 17 player, 19 banker, 3 tie' },
  decorators: [(Story) => <div style={{ maxInlineSize: 280 }}>{Story()}</div>],
});

export const Default = meta.story();
Default.test('says what it shows, and shows the newest that have room', async ({ canvas }) => {
  const shown = canvas.getByRole('img', { name: 'Last 39 rounds: 17 player, 19 banker, 3 tie' });
  // 39 results are 13 columns of three: the oldest column has no room.
  await expect(shown.childElementCount).toBe(36);
  await expect(shown.lastElementChild).toHaveTextContent('B');
});
/** Dragon tiger has sides of its own, and a tie that is neither. */
export const DragonTiger = meta.story({
  args: {
    road: [...'DTTDD=TDDTT=DTDTTDD'].map(
      (letter): RoadWinner => ({ D: 'dragon', T: 'tiger', '=': 'draw' })[letter] as RoadWinner,
    ),
    label: 'This shoe: 9 dragon, 8 tiger, 2 tie',
  },
});
DragonTiger.test('has a letter for each side', async ({ canvas }) => {
  const shown = canvas.getByRole('img', { name: /9 dragon/ });
  await expect(shown).toHaveTextContent('DTTDD=TDDTT=DTDTTDD');
});
/** A wheel shows its last numbers, in the colours that they have on it. */
export const Numbers = meta.story({
  args: {
    road: [
      { number: 17, tone: 'black' },
      { number: 0, tone: 'green' },
      { number: 32, tone: 'red' },
      { number: 5, tone: 'red' },
      { number: 26, tone: 'black' },
    ],
    label: 'Last numbers: 17, 0, 32, 5, 26',
  },
});
Numbers.test('reads the numbers out, the newest last', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: /17, 0, 32, 5, 26$/ }).lastElementChild).toHaveTextContent(
    '26',
  );
});
export const Empty = meta.story({ args: { road: [], label: 'No rounds yet' } });
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => (
    <Matrix>
      <div style={{ inlineSize: 240 }}>
        <BeadRoad road={road} label="Last 39 rounds" />
      </div>
    </Matrix>
  ),
});
