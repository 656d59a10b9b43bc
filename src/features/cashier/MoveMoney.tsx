import IconWallet from '@tabler/icons-react/dist/esm/icons/IconWallet.mjs';
import { useIntl } from 'react-intl';
import type { Wallets } from '#contract';
import { Button } from '#ds/Button';
import { Card } from '#ds/Card';
import { DescriptionList } from '#ds/DescriptionList';
import { Form } from '#ds/Form';
import { Heading } from '#ds/Heading';
import { Money } from '#ds/Money';
import { MoneyField } from '#ds/MoneyField';
import { Notice } from '#ds/Notice';
import { Select, SelectItem } from '#ds/Select';
import { Slider } from '#ds/Slider';
import { Stack } from '#ds/Stack';
import { formatMoney, formatNumber, useLocaleRow } from '#ds-i18n';
import { ActionBar } from '#patterns/ActionBar';
import { TransferPair } from '#patterns/TransferPair';
import { useForm, type FieldRefusal } from '#patterns/useForm';
import { ChoiceButtons } from '../ChoiceButtons';
import { moneyMessages } from '../money.messages';
import { useAmounts } from '../useAmounts';
import { walletMessages as messages } from './wallet.messages';

/** A transfer between two wallets, by the account type ids of their vendors; 0 is the main wallet. */
export interface WalletMove {
  from: number;
  to: number;
  /** Minor units. */
  amount: string;
}

/** Which two wallets the form is about. */
export interface WalletChoice {
  /** Account type id of the vendor. */
  vendor: number;
  isToVendor: boolean;
}

export interface MoveMoneyProps {
  wallets: Wallets;
  choice: WalletChoice;
  onChoose: (choice: WalletChoice) => void;
  /** Moves it; true when it was carried out or is on its way. */
  onMove: (move: WalletMove) => Promise<boolean>;
  isMoving: boolean;
  /** The field that was refused, with words. */
  refused?: FieldRefusal | undefined;
}

const empty = { amount: null as string | null };
const quarters = [0, 25, 50, 75, 100];

/** From which wallet to which, how much, and what both hold afterwards. */
export function MoveMoney(props: MoveMoneyProps) {
  const { wallets, choice, onChoose, onMove, isMoving, refused } = props;
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const { currency, vendors } = wallets;
  const vendor = vendors.find(({ id }) => id === choice.vendor);
  const { money, amountFault } = useAmounts(currency);
  const main = BigInt(wallets.main);
  const there = BigInt(vendor?.balance ?? '0');
  const most = choice.isToVendor ? main : there;
  const { values, field, change, form, reset } = useForm(empty, {
    isPending: isMoving,
    refused,
    validate: ({ amount }) => {
      const said = amountFault(amount === '0' ? null : amount, 0n, most);
      return said === undefined ? {} : { amount: said };
    },
    onSubmit: ({ amount }) => {
      if (amount === null || !vendor) return;
      const [from, to] = choice.isToVendor ? [0, vendor.id] : [vendor.id, 0];
      void onMove({ from, to, amount }).then((isDone) => {
        if (isDone) reset();
      });
    },
  });
  const amount = BigInt(values.amount ?? '0');
  const signed = choice.isToVendor ? amount : -amount;
  const whole = most > 0n ? most.toString() : undefined;
  const mainEnd = {
    name: t(messages.main),
    amount: <Money amount={main} currency={currency} />,
  };
  const vendorEnd = {
    name: vendor?.name,
    amount: <Money amount={there} currency={currency} />,
    control: (
      <Select
        aria-label={t(messages.vendor)}
        size="sm"
        value={choice.vendor}
        onChange={(id) => onChoose({ ...choice, vendor: Number(id) })}
      >
        {vendors.map(({ id, name }) => (
          <SelectItem key={id} id={id}>
            {name}
          </SelectItem>
        ))}
      </Select>
    ),
  };
  return (
    <Card isMarked elementType="section" aria-label={t(messages.move)}>
      <Form {...form}>
        <Stack gap={3}>
          <Heading>{t(messages.move)}</Heading>
          <TransferPair
            from={{ label: t(messages.from), ...(choice.isToVendor ? mainEnd : vendorEnd) }}
            to={{ label: t(messages.to), ...(choice.isToVendor ? vendorEnd : mainEnd) }}
            onSwap={() => onChoose({ ...choice, isToVendor: !choice.isToVendor })}
            swapLabel={t(messages.swap)}
          />
          {vendor?.isOpen === false && (
            <Notice tone="warning" icon={IconWallet}>
              {t(messages.closed, { vendor: vendor.name })}
            </Notice>
          )}
          <MoneyField
            {...field('amount')}
            label={t(moneyMessages.amount)}
            currency={currency}
            maxValue={most}
            isRequired
          />
          <Slider
            aria-label={t(messages.share)}
            minValue={0}
            maxValue={100}
            formatOptions={{ style: 'unit', unit: 'percent' }}
            value={shareOfWhole(amount, most)}
            onChange={(share) => change({ amount: ((most * BigInt(share)) / 100n).toString() })}
            isDisabled={most === 0n}
            marks={quarters.map((value) => ({
              value,
              label:
                value === 100
                  ? t(moneyMessages.all)
                  : formatNumber(value / 100, locale, { style: 'percent' }),
            }))}
          />
          <ChoiceButtons
            aria-label={t(messages.quick)}
            emphasis="chip"
            value={values.amount === whole ? 'all' : (values.amount ?? undefined)}
            onChange={(next) => change({ amount: next === 'all' ? most.toString() : next })}
            options={[
              ...wallets.quickAmounts
                .filter((quick) => BigInt(quick) < most)
                .map((id) => ({ id, label: money(id) })),
              { id: 'all', label: t(moneyMessages.all), isDisabled: most === 0n },
            ]}
          />
          <DescriptionList
            items={[
              { label: t(moneyMessages.fee), value: t(messages.none) },
              { label: t(messages.arrives), value: t(messages.atOnce) },
              {
                label: t(messages.after, { wallet: t(messages.main) }),
                value: <Money amount={notBelowZero(main - signed)} currency={currency} />,
              },
              ...(vendor
                ? [
                    {
                      label: t(messages.after, { wallet: vendor.name }),
                      value: <Money amount={notBelowZero(there + signed)} currency={currency} />,
                    },
                  ]
                : []),
            ]}
          />
          <ActionBar>
            <Button type="submit" size="lg" isPending={isMoving} isDisabled={vendor?.isOpen !== true}>
              {amount > 0n
                ? t(messages.submit, { amount: formatMoney(amount, currency, locale).text })
                : t(messages.submitNone)}
            </Button>
          </ActionBar>
        </Stack>
      </Form>
    </Card>
  );
}

/** How much of the most an amount is, in whole percent. */
const shareOfWhole = (amount: bigint, most: bigint): number =>
  most <= 0n ? 0 : Number((amount < most ? amount * 100n : most * 100n) / most);

const notBelowZero = (amount: bigint): bigint => (amount > 0n ? amount : 0n);
