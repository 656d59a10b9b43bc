import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { PointsItem } from '#contract';
import { DescriptionList } from '#ds/DescriptionList';
import { NumberField } from '#ds/NumberField';
import { TextArea } from '#ds/TextArea';
import { TextField } from '#ds/TextField';
import { formatNumber, useLocaleRow } from '#ds-i18n';
import { FormDialog } from '#patterns/FormDialog';
import { pointMessages as messages } from './messages';

/** What is wanted of a reward, and where it goes. */
export interface RedeemWish {
  quantity: number;
  address: string;
  mobileNum: string;
}

export interface RedeemDialogProps {
  item: PointsItem;
  /** Points that can be spent. */
  points: number;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Goes on to the transaction password. */
  onNext: (wish: RedeemWish) => void;
}

/** How many of a reward, and where it is sent; what it costs stands beside. */
export function RedeemDialog({ item, points, isOpen, onOpenChange, onNext }: RedeemDialogProps) {
  const { formatMessage: say } = useIntl();
  const row = useLocaleRow();
  const [quantity, setQuantity] = useState(1);
  const [address, setAddress] = useState('');
  const [mobileNum, setMobile] = useState('');
  const [fault, setFault] = useState<string>();
  const costs = item.points * quantity;
  return (
    <FormDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={say(messages.redeemTitle, { name: item.name })}
      form={{
        onSubmit: (event) => {
          event.preventDefault();
          if (!(costs <= points)) setFault(say(messages.tooFew));
          else if (item.needs === 'address' && address.trim() === '') setFault(say(messages.needAddress));
          else if (item.needs === 'mobile' && mobileNum.trim() === '') setFault(say(messages.needMobile));
          else onNext({ quantity, address: address.trim(), mobileNum: mobileNum.trim() });
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
      {item.needs === 'mobile' && (
        <TextField
          label={say(messages.mobile)}
          type="tel"
          value={mobileNum}
          onChange={setMobile}
          isRequired
        />
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
