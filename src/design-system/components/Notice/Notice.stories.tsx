import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs';
import { expect, fn } from 'storybook/test';
import { Button } from '#ds/Button';
import { Link } from '#ds/Link';
import { Stack } from '#ds/Stack';
import { Matrix } from '#testing/Matrix';
import { phoneFrame } from '#testing/Frame';
import preview from '#.storybook/preview';
import { Notice, type NoticeTone } from '.';

const meta = preview.meta({
  component: Notice,
  args: { children: 'Withdrawals to this account are paid within 30 minutes.', onDismiss: fn() },
});

const tones: NoticeTone[] = ['info', 'success', 'warning', 'danger'];
const Gallery = () => (
  <Stack gap={3}>
    <Notice
      tone="neutral"
      icon={IconSpeakerphone}
      action={
        <Link href="#notices" isStandalone icon={IconChevronRight}>
          All notices
        </Link>
      }
    >
      Eastgate live tables are serviced on 24 Nov, 03:00–04:30. Balances and open bets are not affected.
    </Notice>
    <Notice tone="neutral">
      <b>Arrives today, by 18:00.</b> Usually within 25 minutes.
    </Notice>
    {tones.map((tone) => (
      <Notice key={tone} tone={tone} title={`Notice: ${tone}`}>
        Limits, fees and status stand beside the action.
      </Notice>
    ))}
  </Stack>
);

export const Default = meta.story();
Default.test(
  'says what kind it is, and goes away by pointer and by keyboard',
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('note')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Information' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledTimes(2);
  },
);

export const Tones = meta.story({ render: () => <Gallery /> });
export const LongText = meta.story({
  args: {
    title: 'Your identity has to be confirmed',
    children: 'Upload a picture of your passport or of your identity card. '.repeat(4),
    action: (
      <Button size="sm" tone="neutral" emphasis="outline">
        Confirm identity now
      </Button>
    ),
  },
  decorators: [phoneFrame],
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => (
    <Matrix>
      <Gallery />
    </Matrix>
  ),
});
