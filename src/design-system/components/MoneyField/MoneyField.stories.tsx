import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '#ds/Button';
import { Stack } from '#ds/Stack';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { MoneyField } from '.';
import type { MoneyFieldProps } from '.';

const meta = preview.meta({
  component: MoneyField,
  args: {
    label: 'Amount',
    currency: 'USD',
    minValue: '1000',
    maxValue: '500000',
    onChange: fn(),
    description: '10.00 to 5,000.00 a day',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{Story()}</div>],
});

/** A form that keeps the amount, with a button that fills in all of it. */
const WithAll = ({ value: first = null, onChange, ...rest }: MoneyFieldProps) => {
  const [value, setValue] = useState(first);
  const keep = (next: string | null) => {
    setValue(next);
    onChange?.(next);
  };
  const all = (
    <Button
      size="sm"
      emphasis="soft"
      onPress={() => {
        keep('123456');
      }}
    >
      All
    </Button>
  );
  return <MoneyField {...rest} value={value} onChange={keep} suffix={all} />;
};

const Gallery = () => (
  <Stack gap={4}>
    <MoneyField label="Amount" currency="USD" isRequired description="From your main wallet" />
    <MoneyField label="Dong" currency="VND" defaultValue="5000000000" />
    <WithAll label="All of it" currency="USDT" value={123456n} />
    <MoneyField label="With error" currency="THB" defaultValue="9900" errorMessage="The balance is 50.00" />
    <MoneyField label="Large" size="lg" currency="USD" defaultValue="20000" />
    <MoneyField label="Disabled" currency="IDR" defaultValue="15000000" isDisabled />
  </Stack>
);

export const Default = meta.story();
Default.test(
  'hands on minor units, and groups the amount when it is left',
  async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount' });
    await expect(field).toHaveAccessibleDescription(/USD/);
    await userEvent.click(field);
    await userEvent.keyboard('1234.5');
    await expect(args.onChange).toHaveBeenLastCalledWith('123450');
    await expect(field).toHaveValue('1234.5');
    await userEvent.tab();
    await expect(field).toHaveValue('1,234.50');
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
);
Default.test('keeps what is no amount, and says what one looks like', async ({ canvas, userEvent, args }) => {
  const field = canvas.getByRole('textbox', { name: 'Amount' });
  await userEvent.click(field);
  await userEvent.paste('a lot');
  await expect(field).toBeValid();
  await userEvent.keyboard('{Enter}');
  await expect(field).toBeInvalid();
  await expect(field).toHaveAccessibleDescription(/such as \u20681,234\.50\u2069/);
  await expect(field).toHaveValue('a lot');
  await expect(args.onChange).not.toHaveBeenCalled();
});
Default.test('refuses more decimals than the currency has, at once', async ({ canvas, userEvent, args }) => {
  const field = canvas.getByRole('textbox', { name: 'Amount' });
  await userEvent.click(field);
  await userEvent.keyboard('20.005');
  await expect(field).toHaveAccessibleDescription(/at most 2 decimal places/);
  await expect(args.onChange).toHaveBeenLastCalledWith(null);
  await userEvent.keyboard('{Backspace}');
  await expect(field).toBeValid();
  await expect(args.onChange).toHaveBeenLastCalledWith('2000');
});
Default.test('names its limits', async ({ canvas, userEvent }) => {
  const field = canvas.getByRole('textbox', { name: 'Amount' });
  await userEvent.click(field);
  await userEvent.keyboard('5');
  await expect(field).toBeValid();
  await userEvent.tab();
  await expect(field).toHaveAccessibleDescription(/\$10\.00\u2069 or more/);
  await userEvent.clear(field);
  await userEvent.type(field, '6000');
  await expect(field).toHaveAccessibleDescription(/\$5,000\.00\u2069 or less/);
});
Default.test(
  'holds nothing against an amount that is typed anew, after the field was emptied or left empty',
  async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount' });
    await userEvent.click(field);
    await userEvent.tab();
    await userEvent.type(field, '5');
    await expect(field).toBeValid();
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await userEvent.clear(field);
    await userEvent.type(field, '5');
    await expect(field).toBeValid();
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await userEvent.type(field, '0');
    await expect(field).toBeInvalid();
  },
);

export const Large = meta.story({
  args: { size: 'lg', label: 'Your limit', description: undefined, minValue: '0', maxValue: '100000000000' },
});
/** The text may mean two amounts: each is a button. */
export const Readings = meta.story({
  args: {
    size: 'lg',
    label: 'Your limit',
    description: undefined,
    minValue: '0',
    maxValue: '100000000000',
    readingsLabel: 'Did you mean:',
  },
});
Readings.test(
  'offers what a text with too many decimals may have meant, smaller first',
  async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Your limit' });
    await userEvent.type(field, '1.500');
    await expect(field).toHaveAccessibleDescription(/Use at most 2 decimal places\. Did you mean:/);
    await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '$1.50',
      '$1,500.00',
    ]);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('150');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('1.50');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
);

export const WithoutDecimals = meta.story({
  args: { currency: 'VND', label: 'Stake', minValue: '0', maxValue: '100000000000', description: undefined },
});
WithoutDecimals.test('refuses a fraction of a dong', async ({ canvas, userEvent }) => {
  const field = canvas.getByRole('textbox', { name: 'Stake' });
  await userEvent.type(field, '50000.5');
  await expect(field).toHaveAccessibleDescription(/without decimals/);
  await userEvent.clear(field);
  await userEvent.type(field, '50000');
  await userEvent.tab();
  await expect(field).toHaveValue('50,000');
});

/** A code that no standard knows is shown as it is. */
export const UnknownCurrency = meta.story({
  args: { currency: 'USDT' },
  render: (args) => <WithAll {...args} />,
});
UnknownCurrency.test('follows an amount that comes from outside', async ({ canvas, userEvent, args }) => {
  const field = canvas.getByRole('textbox', { name: 'Amount' });
  await userEvent.type(field, 'x');
  await userEvent.click(canvas.getByRole('button', { name: 'All' }));
  await expect(field).toHaveValue('1,234.56');
  await expect(field).toBeValid();
  await expect(args.onChange).toHaveBeenLastCalledWith('123456');
});
const finer = { args: { scale: 6, minValue: '1234567', maxValue: '5000000' } };
UnknownCurrency.test('names a limit with every decimal that it has', finer, async ({ canvas, userEvent }) => {
  const field = canvas.getByRole('textbox', { name: 'Amount' });
  await userEvent.type(field, '1.23');
  await userEvent.tab();
  await expect(field).toHaveAccessibleDescription(/1\.234567\u2069 or more/);
  await userEvent.clear(field);
  await userEvent.type(field, '1.234567');
  await userEvent.tab();
  await expect(field).toBeValid();
  await userEvent.clear(field);
  await userEvent.type(field, '6');
  await expect(field).toHaveAccessibleDescription(/5\.00\u2069 or less/);
});

export const States = meta.story({ render: () => <Gallery /> });
export const LongText = meta.story({
  decorators: [(Story) => <div style={{ inlineSize: 180 }}>{Story()}</div>],
  args: {
    label: 'How much moves from the wallet of this provider to the main wallet',
    defaultValue: '99999999999999999',
    maxValue: '1',
  },
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => <Matrix>{() => <Gallery />}</Matrix>,
});
