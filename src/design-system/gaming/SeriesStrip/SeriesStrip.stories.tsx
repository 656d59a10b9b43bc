import { expect } from 'storybook/test';
import { phone } from '#testing/Frame';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { SeriesStrip } from '.';

const home = { name: 'Static Foxes', crestSrc: '/crests/3.svg', won: 1, rounds: 9 };
const away = { name: 'Night Shift', crestSrc: '/crests/8.svg', won: 0, rounds: 11 };

const meta = preview.meta({
  component: SeriesStrip,
  args: {
    home,
    away,
    toWin: 2,
    state: 'Map 2',
    isLive: true,
    note: 'Arena Masters · best of 3',
    label: 'Static Foxes against Night Shift, 1 to 0 maps, map 2: 9 to 11',
  },
});

export const Default = meta.story();
Default.test('is read as one sentence', async ({ canvas }) => {
  await expect(
    canvas.getByRole('article', { name: 'Static Foxes against Night Shift, 1 to 0 maps, map 2: 9 to 11' }),
  ).toHaveTextContent('9 – 11');
});
export const Upcoming = meta.story({
  args: {
    home: { ...home, won: 0, rounds: undefined },
    away: { ...away, rounds: undefined },
    isLive: false,
    state: '21:30',
    label: 'Static Foxes against Night Shift at 21:30',
  },
});
export const OnPhone = meta.story({ ...phone });
export const LongText = meta.story({
  args: {
    home: { ...home, name: 'The Honourable Society of Static Foxes' },
    away: { ...away, name: 'Night Shift of the Northern Harbour' },
  },
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: (args) => (
    <Matrix>
      <SeriesStrip {...args} />
    </Matrix>
  ),
});
