import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { Matrix } from '#testing/Matrix';
import { State } from '#testing/State';
import preview from '#.storybook/preview';
import { Select, SelectButton, SelectItem } from '.';

const banks = [
  { id: 'vcb', name: 'Vietcombank' },
  { id: 'acb', name: 'Asia Commercial Bank' },
  { id: 'tpb', name: 'TPBank' },
];
const choices = banks.map(({ id, name }) => (
  <SelectItem key={id} id={id}>
    {name}
  </SelectItem>
));
const meta = preview.meta({ component: Select, args: { label: 'Bank', children: choices, onChange: fn() } });

const Gallery = () => (
  <div style={{ display: 'grid', gap: 16, maxInlineSize: 360 }}>
    <Select label="Bank" isRequired description="Where the money goes">
      {choices}
    </Select>
    <Select label="Chosen" defaultValue="acb">
      {choices}
    </Select>
    <State is={['focused', 'focus-visible']} on="button">
      <Select label="Focused" defaultValue="vcb">
        {choices}
      </Select>
    </State>
    <Select label="With error" errorMessage="Choose a bank">
      {choices}
    </Select>
    <Select label="Small" size="sm" defaultValue="tpb">
      {choices}
    </Select>
    <Select label="Disabled" isDisabled>
      {choices}
    </Select>
    <SelectButton aria-label="Before its list has come">Vietcombank</SelectButton>
  </div>
);

export const Default = meta.story();
Default.test(
  'keeps a name in Latin letters at the side where an Arabic page begins',
  { globals: { locale: 'ar' }, args: { defaultValue: 'vcb' } },
  async ({ canvas }) => {
    const name = within(canvas.getByRole('button')).getByText('Vietcombank');
    const words = document.createRange();
    words.selectNodeContents(name);
    await expect(getComputedStyle(name).direction).toBe('rtl');
    await expect(words.getBoundingClientRect().right).toBeCloseTo(name.getBoundingClientRect().right, 0);
  },
);
Default.test('chooses by keyboard', async ({ canvas, userEvent, args }) => {
  const trigger = canvas.getByRole('button', { name: /Bank/ });
  trigger.focus();
  await userEvent.keyboard('{ArrowDown}');
  await screen.findByRole('listbox');
  await userEvent.keyboard('asia{Enter}');
  await expect(args.onChange).toHaveBeenCalledWith('acb');
  await waitFor(() => expect(trigger).toHaveFocus());
  await expect(trigger).toHaveTextContent('Asia Commercial Bank');
});
Default.test('chooses by press', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /Bank/ }));
  await userEvent.click(await screen.findByRole('option', { name: /TPBank/ }));
  await expect(args.onChange).toHaveBeenCalledWith('tpb');
});

export const Open = meta.story({
  tags: ['matrix'],
  args: { defaultValue: 'vcb' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('listbox');
  },
});
export const States = meta.story({ render: () => <Gallery /> });
export const Closed = meta.story({
  args: { label: null, 'aria-label': 'Bank', defaultValue: 'acb' },
  render: (args) => (
    <>
      <SelectButton aria-label="Bank" onPress={opens}>
        Asia Commercial Bank
      </SelectButton>
      <Select {...args} />
    </>
  ),
});
const opens = fn();
Closed.test('is named and looks as the Select that takes its place', async ({ canvas }) => {
  const [closed, real] = canvas.getAllByRole('button', { name: 'Asia Commercial Bank Bank' });
  if (!closed || !real) throw new Error('one of the buttons is named otherwise');
  const sizeOf = ({ offsetWidth, offsetHeight }: HTMLElement) => [offsetWidth, offsetHeight];
  await expect(sizeOf(closed)).toEqual(sizeOf(real));
  for (const name of ['aria-haspopup', 'aria-expanded'])
    await expect(closed.getAttribute(name)).toBe(real.getAttribute(name));
});
Closed.test('opens by a press and by an arrow key', async ({ canvas, userEvent }) => {
  const [closed] = canvas.getAllByRole('button');
  closed?.focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect(opens).toHaveBeenCalledOnce();
  // An arrow key that does something else as well would scroll the page.
  await expect(fireEvent.keyDown(document.activeElement ?? document, { key: 'ArrowUp' })).toBe(false);
  await expect(fireEvent.keyDown(document.activeElement ?? document, { key: 'Tab' })).toBe(true);
  await userEvent.keyboard(' ');
  await expect(opens).toHaveBeenCalledTimes(3);
});

export const LongText = meta.story({
  decorators: [(Story) => <div style={{ inlineSize: 200 }}>{Story()}</div>],
  args: {
    children: <SelectItem id="long">Bank for Agriculture, Fisheries and Rural Development</SelectItem>,
    defaultValue: 'long',
  },
});
LongText.test('says with an ellipsis that there is more', async ({ canvas }) => {
  const words = within(canvas.getByRole('button')).getByText(/^Bank for Agriculture/);
  await expect(words.scrollWidth).toBeGreaterThan(words.clientWidth);
  await expect(getComputedStyle(words)).toMatchObject({ textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
});
LongText.test(
  'begins with the beginning, also in Arabic',
  { globals: { locale: 'ar' } },
  async ({ canvas }) => {
    const words = within(canvas.getByRole('button')).getByText(/^Bank for Agriculture/);
    const first = document.createRange();
    first.setStart(words.firstChild ?? words, 0);
    first.setEnd(words.firstChild ?? words, 1);
    await expect(getComputedStyle(words).direction).toBe('rtl');
    await expect(first.getBoundingClientRect().left).toBeGreaterThanOrEqual(
      words.getBoundingClientRect().left,
    );
  },
);
LongText.test(
  'says so of a long invitation too',
  { args: { defaultValue: null, placeholder: 'Choose the bank that your winnings go to' } },
  async ({ canvas }) => {
    const words = within(canvas.getByRole('button')).getByText(/^Choose the bank/);
    await expect(words.scrollWidth).toBeGreaterThan(words.clientWidth);
    // The words of a flex box are cut without one.
    await expect(getComputedStyle(words)).toMatchObject({ textOverflow: 'ellipsis', display: 'block' });
  },
);
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => <Matrix>{() => <Gallery />}</Matrix>,
});
