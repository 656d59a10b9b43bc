import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { expect, fn } from 'storybook/test';
import { Link } from '#ds/Link';
import { Stack } from '#ds/Stack';
import { phoneFrame } from '#testing/Frame';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { NoteBox, type NoteBoxTone } from '.';

const onShow = fn();
const meta = preview.meta({
  component: NoteBox,
  args: {
    icon: IconClock,
    children: (
      <>
        <b>Arrives today, by 18:00.</b> Usually within 25 minutes.
      </>
    ),
  },
  decorators: [phoneFrame],
});
const tones: NoteBoxTone[] = ['quiet', 'info', 'positive', 'warning', 'negative'];
const Gallery = () => (
  <Stack gap={3}>
    {tones.map((tone) => (
      <NoteBox key={tone} tone={tone} icon={IconClock}>
        <b>{tone}.</b> You can cancel until we send it.
      </NoteBox>
    ))}
  </Stack>
);

export const Default = meta.story({
  args: { tone: 'warning', action: <Link onPress={onShow}>Show</Link> },
});
Default.test('leads on', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('Show'));
  await expect(onShow).toHaveBeenCalled();
});
export const Tones = meta.story({ render: () => <Gallery /> });
export const LongText = meta.story({
  args: {
    children:
      'The money is in one of the two wallets and cannot be lost. We ask again until it answers. '.repeat(3),
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
