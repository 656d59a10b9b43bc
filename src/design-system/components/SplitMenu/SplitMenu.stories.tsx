import IconWallet from '@tabler/icons-react/dist/esm/icons/IconWallet.mjs';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { MenuItem } from '#ds/Menu';
import { Matrix } from '#testing/Matrix';
import { State } from '#testing/State';
import preview from '#.storybook/preview';
import { SplitMenu } from '.';

const entries = (
  <>
    <MenuItem id="all">Withdraw everything</MenuItem>
    <MenuItem id="plan" description="On a day of each month">
      Plan a withdrawal
    </MenuItem>
  </>
);
const meta = preview.meta({
  component: SplitMenu,
  args: { label: 'Withdraw', children: entries, onPress: fn(), onAction: fn() },
});
const row = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' } as const;

const Gallery = () => (
  <div style={row}>
    {(['solid', 'outline', 'soft', 'ghost'] as const).map((emphasis) => (
      <SplitMenu key={emphasis} label={emphasis} emphasis={emphasis} icon={IconWallet}>
        {entries}
      </SplitMenu>
    ))}
    <SplitMenu label="neutral" tone="neutral" size="sm">
      {entries}
    </SplitMenu>
    <SplitMenu label="danger" tone="danger" size="lg">
      {entries}
    </SplitMenu>
    <State is={['focus-visible']}>
      <SplitMenu label="Focused">{entries}</SplitMenu>
    </State>
    <SplitMenu label="Pending" isPending pendingLabel="Sending">
      {entries}
    </SplitMenu>
    <SplitMenu label="Disabled" isDisabled>
      {entries}
    </SplitMenu>
  </div>
);

export const Default = meta.story();
Default.test('starts the usual action with one press', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }));
  await expect(args.onPress).toHaveBeenCalledOnce();
  await expect(screen.queryByRole('menu')).toBeNull();
});
Default.test('starts the usual action by key', async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Withdraw' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onPress).toHaveBeenCalledOnce();
  await userEvent.keyboard(' ');
  await expect(args.onPress).toHaveBeenCalledTimes(2);
  await expect(screen.queryByRole('menu')).toBeNull();
});
Default.test('is a group that its action names', async ({ canvas }) => {
  const group = within(canvas.getByRole('group', { name: 'Withdraw' }));
  await expect(group.getAllByRole('button')).toHaveLength(2);
});
Default.test(
  'opens the others by keyboard, and gives the focus back',
  async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    const more = canvas.getByRole('button', { name: 'More' });
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Withdraw everything' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('plan');
    await waitFor(() => expect(more).toHaveFocus());
  },
);

export const Open = meta.story({
  tags: ['matrix'],
  play: async ({ canvas, userEvent }) => {
    const [, more] = canvas.getAllByRole('button');
    if (!more) throw new Error('no second button');
    await userEvent.click(more);
    await screen.findByRole('menu');
  },
});
export const States = meta.story({ render: () => <Gallery /> });
export const LongText = meta.story({
  decorators: [(Story) => <div style={{ inlineSize: 200 }}>{Story()}</div>],
  args: { label: 'Move the whole balance of this provider to the main wallet' },
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => <Matrix>{() => <Gallery />}</Matrix>,
});
