import type { ReactElement } from 'react';
import { expect, fn } from 'storybook/test';
import { Matrix } from '#testing/Matrix';
import { State } from '#testing/State';
import preview from '#.storybook/preview';
import { sampleArt } from '../GameTile/sample';
import { LiveTile, LiveTileSkeleton, type LiveTileTable } from '.';

const table: LiveTileTable = {
  id: 'baccarat-12',
  name: 'Salon Baccarat 12',
  sub: 'Eastgate',
  limits: '$5 – 5,000',
  imageSrc: sampleArt(5, 480, 300),
  href: '#baccarat-12',
};
const meta = preview.meta({
  component: LiveTile,
  args: { table, onPress: fn() },
});
const narrow = (Story: () => ReactElement) => <div style={{ maxInlineSize: 300 }}>{Story()}</div>;

export const Default = meta.story({
  decorators: [narrow],
  args: { liveLabel: 'Live', status: { label: '3 seats', tone: 'success' } },
});
Default.test('opens the table by pointer and by keyboard', async ({ canvas, userEvent, args }) => {
  const link = canvas.getByRole('link', { name: 'Salon Baccarat 12' });
  await expect(link).toHaveAttribute('href', '#baccarat-12');
  await userEvent.click(link);
  link.focus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onPress).toHaveBeenCalledTimes(2);
  await expect(args.onPress).toHaveBeenCalledWith('baccarat-12');
});

export const Favourite = meta.story({
  decorators: [narrow],
  args: { isFavourite: true, onFavouriteChange: fn() },
});
Favourite.test('empties the star without opening the table', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove Salon Baccarat 12 from favorites' }));
  await expect(args.onFavouriteChange).toHaveBeenCalledWith(false, 'baccarat-12');
  await expect(args.onPress).not.toHaveBeenCalled();
});
const Gallery = () => (
  <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))' }}>
    <LiveTile table={table} onPress={fn()} liveLabel="Live" status={{ label: '3 seats', tone: 'success' }} />
    <LiveTile table={table} onPress={fn()} status={{ label: 'Full' }} />
    <LiveTile table={table} onPress={fn()} isFavourite onFavouriteChange={fn()} />
    <LiveTile table={{ id: 'wheel', name: 'Grand Wheel', limits: '$0.50 – 1,000' }} onPress={fn()} />
    <State is={['focus-visible']} on="div">
      <LiveTile table={{ ...table, name: 'Focused' }} onPress={fn()} />
    </State>
  </div>
);
/** With seats, full, a favourite, without art, and under the keyboard. */
export const States = meta.story({ render: () => <Gallery /> });
export const LongText = meta.story({
  decorators: [narrow],
  args: {
    table: {
      ...table,
      name: 'The Grand Salon of Speed Baccarat on the Eastern Terrace',
      sub: 'Eastgate Entertainment',
    },
  },
});
/** As high as the tile. */
export const Loading = meta.story({
  decorators: [narrow],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: '1fr 1fr', alignItems: 'start' }}>
      <LiveTile {...args} />
      <LiveTileSkeleton />
    </div>
  ),
});
Loading.test('keeps the height', async ({ canvas }) => {
  const tile = canvas.getByRole('link').closest('div')?.parentElement;
  const skeleton = tile?.nextElementSibling;
  await expect(skeleton?.getBoundingClientRect().height).toBe(tile?.getBoundingClientRect().height);
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => (
    <Matrix>
      <div style={{ inlineSize: 260 }}>
        <LiveTile
          table={table}
          onPress={fn()}
          liveLabel="Live"
          status={{ label: '3 seats', tone: 'success' }}
        />
      </div>
    </Matrix>
  ),
});
