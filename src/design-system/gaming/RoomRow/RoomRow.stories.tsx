import { expect, fn } from 'storybook/test';
import { Stack } from '#ds/Stack';
import { phone } from '#testing/Frame';
import { Matrix } from '#testing/Matrix';
import { State } from '#testing/State';
import preview from '#.storybook/preview';
import { sampleArt } from '../GameTile/sample';
import { RoomRow, type Room } from '.';

const room: Room = {
  id: 'p7',
  name: 'Tien Len Hall 2',
  sub: 'Tamarind',
  stake: '$5.00',
  seats: { free: 3, total: 4 },
  seatsLabel: '3 seats',
  people: '21 playing',
  verb: 'Sit',
  imageSrc: sampleArt(3, 120, 120),
  href: '#p7',
};
const full: Room = {
  ...room,
  id: 'p8',
  name: 'Mahjong Terrace 4',
  seats: { free: 0, total: 4 },
  seatsLabel: 'Full',
  verb: 'Watch',
};

const meta = preview.meta({ component: RoomRow, args: { room, onPress: fn() } });

export const Default = meta.story();
Default.test('goes in by pointer and by keyboard', async ({ canvas, userEvent, args }) => {
  const link = canvas.getByRole('link', { name: 'Tien Len Hall 2' });
  await expect(link).toHaveAttribute('href', '#p7');
  await userEvent.click(link);
  link.focus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onPress).toHaveBeenCalledTimes(2);
  await expect(args.onPress).toHaveBeenCalledWith('p7');
});

const Gallery = () => (
  <Stack gap={2}>
    <RoomRow room={room} onPress={fn()} />
    <RoomRow room={full} onPress={fn()} />
    <RoomRow
      room={{ ...room, id: 'p9', name: 'Sic Bo Pavilion 1', seats: { free: 9, total: 9 } }}
      onPress={fn()}
    />
    <State is={['focus-visible']} on="div">
      <RoomRow room={{ ...room, name: 'Focused' }} onPress={fn()} />
    </State>
  </Stack>
);
/** With seats, full, empty, and under the keyboard. */
export const States = meta.story({ render: () => <Gallery /> });
export const OnPhone = meta.story({ ...phone, render: () => <Gallery /> });
export const LongText = meta.story({
  args: {
    room: {
      ...room,
      name: 'The Great Terrace of Nine Winds by the Eastern River',
      sub: 'Tamarind and Daughters Entertainment',
    },
  },
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => (
    <Matrix>
      <Gallery />
    </Matrix>
  ),
});
