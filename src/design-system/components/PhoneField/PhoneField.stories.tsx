import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { Matrix } from '#testing/Matrix';
import { phone } from '#testing/Frame';
import preview from '#.storybook/preview';
import { PhoneField } from '.';
import type { PhoneFieldProps } from '.';
import { loadPlans } from './readPhone';

const Kept = ({ value: first, onChange, ...rest }: PhoneFieldProps) => {
  const [value, setValue] = useState(first);
  return (
    <PhoneField
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
};
const meta = preview.meta({
  component: PhoneField,
  render: (args) => (
    <div style={{ maxInlineSize: 360 }}>
      <Kept {...args} />
    </div>
  ),
  args: { label: 'Mobile number', value: { number: '', country: 'VN' }, onChange: fn() },
});
const filled = (country: string, number = '') => ({ value: { country, number }, onChange: fn() });

const Gallery = () => (
  <div style={{ display: 'grid', gap: 16, maxInlineSize: 360 }}>
    <Kept label="Mobile number" isRequired {...filled('VN')} />
    <Kept label="Filled in" {...filled('TH', '81 234 5678')} />
    <Kept label="With error" {...filled('ID', '1')} errorMessage="This number is too short" />
    <Kept label="Disabled" {...filled('JP')} isDisabled />
  </div>
);

export const Default = meta.story();
Default.test(
  'finds a country by what is dialled, with the keyboard alone',
  async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('button', { name: /Vietnam \+84/ });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
    await userEvent.keyboard('+66');
    await expect(await screen.findAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ country: 'TH', number: '' });
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: /Thailand \+66/ })).toHaveFocus());
  },
);
Default.test('closes 200 ms after the focus has left the list', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
  // Told by the page itself: a test on a busy machine looks too late.
  const times = { left: 0, gone: 0 };
  screen.getByRole('searchbox').addEventListener('blur', () => {
    times.left ||= performance.now();
  });
  const watch = new MutationObserver(() => {
    if (times.left > 0 && !screen.queryByRole('listbox')) times.gone ||= performance.now();
  });
  watch.observe(document.body, { childList: true, subtree: true });
  await userEvent.click(canvas.getByRole('textbox', { name: 'Mobile number' }));
  await waitFor(() => expect(times.gone).toBeGreaterThan(0));
  watch.disconnect();
  await expect(times.gone - times.left).toBeGreaterThan(190);
});
Default.test('closes on Escape, keeps the country and gives the focus back', async (context) => {
  const { canvas, userEvent, args } = context;
  const trigger = canvas.getByRole('button', { name: /Vietnam \+84/ });
  trigger.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  await waitFor(() => expect(trigger).toHaveFocus());
  await expect(args.onChange).not.toHaveBeenCalled();
});
const lastOf = (args: PhoneFieldProps): unknown =>
  (args.onChange as ReturnType<typeof fn>).mock.lastCall?.[0];
/** The field once the numbering plans are there, which pages fetch while somebody types. */
async function writable(context: { canvas: { getByRole: typeof screen.getByRole } }) {
  await loadPlans();
  return context.canvas.getByRole<HTMLInputElement>('textbox', { name: 'Mobile number' });
}
Default.test('takes number and country of what is pasted', async (context) => {
  const { userEvent, args } = context;
  const field = await writable(context);
  for (const [text, number, country] of [
    ['\u2068+84 912 480 377\u2069', '912480377', 'VN'],
    ['+44 20 7946 0958', '2079460958', 'GB'],
    ['+1 212 555 0100', '2125550100', 'US'],
    ['+7 916 123-45-67', '9161234567', 'RU'],
    ['＋２２５ ０７０７ １２３４５６', '0707123456', 'CI'],
    ['0039 06 1234 5678', '0612345678', 'IT'],
  ] as const) {
    await userEvent.tripleClick(field);
    await userEvent.paste(text);
    await expect(lastOf(args)).toEqual({ number, country });
    await expect(field).toHaveValue(number);
  }
});
Default.test('takes a whole number as it is typed, and splits it when the field is left', async (context) => {
  const { userEvent, args } = context;
  const field = await writable(context);
  await userEvent.type(field, '+44 20 7946 0958');
  await expect(lastOf(args)).toEqual({ number: '+44 20 7946 0958', country: 'GB' });
  await userEvent.tab();
  await expect(lastOf(args)).toEqual({ number: '2079460958', country: 'GB' });
});
Default.test('writes the digits of an input method once', async (context) => {
  const field = await writable(context);
  await fireEvent.compositionStart(field);
  for (const text of ['１', '１２', '１２３']) {
    await fireEvent.input(field, { target: { value: text }, isComposing: true });
    await expect(field).toHaveValue(text);
  }
  await fireEvent.compositionEnd(field, { data: '１２３' });
  await expect(field).toHaveValue('123');
  await expect(lastOf(context.args)).toEqual({ number: '123', country: 'VN' });
});
Default.test('takes what the browser fills in', async (context) => {
  const field = await writable(context);
  await fireEvent.input(field, { target: { value: '+6581234567' } });
  await expect(lastOf(context.args)).toEqual({ number: '81234567', country: 'SG' });
});
Default.test(
  'shows a country that the platform sent without a proper code by that code',
  {
    args: {
      countries: [
        { countryCode: 'VNM', countryDialingCode: '84' },
        { countryCode: 'A1', countryDialingCode: '99' },
        { countryCode: 'TH', countryDialingCode: '66' },
      ],
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /A1 \+99/ }));
    const names = (await screen.findAllByRole('option')).map((option) => option.textContent);
    await expect(names).toEqual(['A1+99', 'Thailand+66', 'VNM+84']);
  },
);

// The list is scrolled by the arrow keys of the search field above it, which axe cannot see.
const a11y = { config: { rules: [{ id: 'scrollable-region-focusable', enabled: false }] } };
export const Open = meta.story({
  tags: ['matrix'],
  parameters: { a11y },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('listbox');
  },
});
export const Phone = meta.story({ ...phone, parameters: { ...phone.parameters, a11y }, play: Open.play });
export const States = meta.story({ render: () => <Gallery /> });
export const LongText = meta.story({
  decorators: [(Story) => <div style={{ inlineSize: 220 }}>{Story()}</div>],
  args: {
    label: 'Mobile number that the code for withdrawals is sent to',
    value: { country: 'AG', number: '464 123 4567 8901' },
  },
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => <Matrix>{() => <Gallery />}</Matrix>,
});
