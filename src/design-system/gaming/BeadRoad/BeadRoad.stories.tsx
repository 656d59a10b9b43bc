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
export const Rows = meta.story({ args: { rows: 6, columns: 10 } });
export const Columns = meta.story({ args: { columns: 6 } });
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
