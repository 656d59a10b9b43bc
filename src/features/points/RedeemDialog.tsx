import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { PointsItem } from '#contract';
import { DescriptionList } from '#ds/DescriptionList';
import { NumberField } from '#ds/NumberField';
import { PhoneField, readPhone } from '#ds/PhoneField';
import { TextArea } from '#ds/TextArea';
import { formatNumber, useLocaleRow } from '#ds-i18n';
import { FormDialog } from '#patterns/FormDialog';
import { pointMessages as messages } from './messages';

/** What is wanted of a reward, and where it goes. */
export interface RedeemWish {
  quantity: number;
  address: string;
  /** With the code of its country. */
  mobileNum: string;
}

export interface RedeemDialogProps {
  item: PointsItem;
  /** Points that can be spent. */
  points: number;
  /** Country of a mobile number, chosen at first: ISO 3166-1 alpha-2. */
  country: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Goes on to the transaction password. */
  onNext: (wish: RedeemWish) => void;
}

/** How many of a reward, and where it is sent; what it costs stands beside. */
export function RedeemDialog({ item, points, country, isOpen, onOpenChange, onNext }: RedeemDialogProps) {
  const { formatMessage: say } = useIntl();
  const row = useLocaleRow();
  const [quantity, setQuantity] = useState(1);
  const [address, setAddress] = useState('');
  const [mobile, setMobile] = useState({ number: '', country });
  const [fault, setFault] = useState<string>();
  const costs = item.points * quantity;
  // Whoever brings something has to find the person.
  const needsMobile = item.needs !== 'nothing';
  return (
    <FormDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={say(messages.redeemTitle, { name: item.name })}
      form={{
        onSubmit: (event) => {
          event.preventDefault();
          const phone = readPhone(mobile);
          const mobileNum = phone ? phone.dialingCode + phone.national : '';
          if (!(costs <= points)) setFault(say(messages.tooFew));
          else if (item.needs === 'address' && address.trim() === '') setFault(say(messages.needAddress));
          else if (needsMobile && mobileNum === '') setFault(say(messages.needMobile));
          else onNext({ quantity, address: address.trim(), mobileNum: needsMobile ? mobileNum : '' });
        },
        validationErrors: undefined,
      }}
      isPending={false}
      error={fault}
      labels={{ submit: say(messages.next), cancel: say(messages.cancel) }}
    >
      <NumberField
        label={say(messages.quantity)}
        value={quantity}
        onChange={(next) => {
          setFault(undefined);
          setQuantity(next);
        }}
        minValue={1}
        maxValue={Math.min(99, item.quantity)}
      />
      {item.needs === 'address' && (
        <TextArea
          label={say(messages.address)}
          value={address}
          onChange={setAddress}
          maxCharacters={500}
          isRequired
        />
      )}
      {needsMobile && (
        <PhoneField label={say(messages.mobile)} value={mobile} onChange={setMobile} isRequired />
      )}
      <DescriptionList
        isDivided
        items={[
          { label: say(messages.have), value: formatNumber(points, row) },
          { label: say(messages.costs), value: formatNumber(Number.isNaN(costs) ? 0 : costs, row) },
          {
            label: say(messages.after),
            value: formatNumber(points - (Number.isNaN(costs) ? 0 : costs), row),
          },
        ]}
      />
    </FormDialog>
  );
}
