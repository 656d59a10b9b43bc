import IconGift from '@tabler/icons-react/dist/esm/icons/IconGift.mjs';
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import { expect, fn } from 'storybook/test';
import { Badge } from '#ds/Badge';
import { Button } from '#ds/Button';
import { CountBadge } from '#ds/CountBadge';
import { Money } from '#ds/Money';
import { phoneFrame } from '#testing/Frame';
import { Matrix } from '#testing/Matrix';
import { forceState } from '#testing/State';
import preview from '#.storybook/preview';
import { ListRow, ListRows, type ListRowTone } from '.';

const meta = preview.meta({
  component: ListRow,
  args: { title: 'Lantern Night', line: '14:32 · Tamarind', icon: IconGift, onPress: fn() },
  decorators: [phoneFrame],
  render: (args) => (
    <ListRows aria-label="Bets">
      <ListRow {...args} />
    </ListRows>
  ),
});
const onClaim = fn();
const amounts = (
  <>
    <b>
      <Money amount="8640" currency="USD" tone="change" />
    </b>
    <span>
      Stake <Money amount="4000" currency="USD" />
    </span>
  </>
);

export const Default = meta.story({ args: { end: amounts } });
Default.test('opens by pointer and by keyboard, anywhere on the row', async ({ canvas, userEvent, args }) => {
  const row = canvas.getByRole('button', { name: 'Lantern Night' });
  const { left, top } = canvas.getByText(/14:32/).getBoundingClientRect();
  await expect(document.elementFromPoint(left + 2, top + 2)).toBe(row);
  await userEvent.click(row);
  row.focus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onPress).toHaveBeenCalledTimes(2);
});
export const WithButton = meta.story({
  args: {
    title: 'Spin of the day',
    line: 'Claim until 23 Nov',
    tone: 'highlight',
    end: (
      <Button size="sm" onPress={onClaim}>
        Claim
      </Button>
    ),
  },
});
WithButton.test('keeps a button on the row apart from the row', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Claim' }));
  await expect(onClaim).toHaveBeenCalled();
  await expect(args.onPress).not.toHaveBeenCalled();
});

const tones: ListRowTone[] = ['neutral', 'accent', 'success', 'warning', 'danger', 'highlight', 'info'];
const Tones = () =>
  tones.map((tone) => (
    <ListRow key={tone} icon={IconGift} tone={tone} title={tone} line="In a line" end={amounts} />
  ));
const Pages = () => (
  <>
    <ListRow
      emphasis="quiet"
      icon={IconGift}
      title="Missions"
      href="#missions"
      end={<CountBadge count={3} />}
    />
    <ListRow
      emphasis="quiet"
      icon={IconShieldCheck}
      title="Safer play"
      line="Played 1 h 12 min today"
      href="#safer"
    />
    <ListRow emphasis="soft" icon={IconGift} title="No way on" end={<Badge>Open</Badge>} isCurrent />
  </>
);
export const AllTones = meta.story({
  render: () => (
    <ListRows aria-label="Tones">
      <Tones />
    </ListRows>
  ),
});
export const Emphasis = meta.story({
  render: () => (
    <ListRows aria-label="Pages">
      <Pages />
    </ListRows>
  ),
});
Emphasis.test('is a link where it leads somewhere', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Missions' })).toHaveAttribute('href', '#missions');
});
export const States = meta.story({
  render: () => (
    <ListRows aria-label="States">
      <ListRow title="Hovered" icon={IconGift} href="#1" />
      <ListRow title="Pressed" icon={IconGift} href="#2" />
      <ListRow title="Focused" icon={IconGift} href="#3" />
      <ListRow title="Current" icon={IconGift} href="#4" line="It is open" isCurrent />
    </ListRows>
  ),
  play: ({ canvas }) => {
    forceState(canvas.getByRole('link', { name: 'Hovered' }), 'hovered');
    forceState(canvas.getByRole('link', { name: 'Pressed' }), 'pressed');
    forceState(canvas.getByRole('link', { name: 'Focused' }), 'focused', 'focus-visible');
  },
});
export const LongText = meta.story({
  args: {
    title: 'Vietnam North, special prize, the last two digits in any order',
    line: 'Drawn at 18:15, settled when the operator has published the result',
    end: amounts,
    more: 'Three figures or a bar stand below both, over the whole width of the row.',
  },
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => (
    <Matrix>
      <ListRows aria-label="Rows" isCard={false}>
        <Tones />
        <Pages />
      </ListRows>
    </Matrix>
  ),
});
