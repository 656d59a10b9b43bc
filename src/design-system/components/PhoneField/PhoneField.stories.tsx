import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Matrix } from '#testing/Matrix';
import { phone } from '#testing/Frame';
import preview from '#.storybook/preview';
import { PhoneField } from '.';
import type { PhoneFieldProps } from '.';

const Chosen = ({ country: first, onCountryChange, ...rest }: PhoneFieldProps) => {
  const [country, setCountry] = useState(first);
  return (
    <PhoneField
      {...rest}
      country={country}
      onCountryChange={(next) => {
        setCountry(next);
        onCountryChange(next);
      }}
    />
  );
};
const meta = preview.meta({
  component: PhoneField,
  render: (args) => (
    <div style={{ maxInlineSize: 360 }}>
      <Chosen {...args} />
    </div>
  ),
  args: { label: 'Mobile number', country: 'VN', onCountryChange: fn(), onChange: fn() },
});

const Gallery = () => (
  <div style={{ display: 'grid', gap: 16, maxInlineSize: 360 }}>
    <Chosen label="Mobile number" isRequired country="VN" onCountryChange={fn()} placeholder="912 345 678" />
    <Chosen label="Filled in" country="TH" onCountryChange={fn()} defaultValue="81 234 5678" />
    <Chosen
      label="With error"
      country="ID"
      onCountryChange={fn()}
      defaultValue="1"
      errorMessage="This number is too short"
    />
    <Chosen label="Disabled" country="JP" onCountryChange={fn()} isDisabled />
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
    await expect(args.onCountryChange).toHaveBeenCalledWith('TH');
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
  await expect(args.onCountryChange).not.toHaveBeenCalled();
});
Default.test(
  'takes the country out of a number that is pasted whole',
  async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Mobile number' });
    await userEvent.click(field);
    await userEvent.paste('+62 812-3456-789');
    await expect(args.onCountryChange).toHaveBeenCalledWith('ID');
    await expect(field).toHaveValue('8123456789');
  },
);
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
    country: 'AG',
    defaultValue: '464 123 4567 8901',
  },
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => <Matrix>{() => <Gallery />}</Matrix>,
});
