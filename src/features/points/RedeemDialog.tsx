import { useIntl } from 'react-intl';
import type { PointsItem } from '#contract';
import { fewestAddressCharacters, mostAddressCharacters, mostRedeemed } from '#contract/pointsRules';
import { DescriptionList } from '#ds/DescriptionList';
import { NumberField } from '#ds/NumberField';
import { PhoneField, readPhone } from '#ds/PhoneField';
import { TextArea } from '#ds/TextArea';
import { formatNumber, useLocaleRow } from '#ds-i18n';
import { FormDialog } from '#patterns/FormDialog';
import { useForm, type FormBinding, type FormErrors } from '#patterns/useForm';
import { actionMessages } from '../action.messages';
import { labelMessages } from '../label.messages';
import { pointMessages as messages } from './messages';

/** What is wanted of a reward, and where it goes, as it was typed. */
export interface RedeemValues {
  quantity: number;
  address: string;
  /** As used within its country. */
  mobileNum: string;
  /** Of the mobile number: ISO 3166-1 alpha-2. */
  country: string;
}

/** The same as it is sent: the number with the code of its country, and nothing that the reward does not need. */
export type RedeemWish = Omit<RedeemValues, 'country'>;

export interface RedeemDialogProps extends Pick<FormBinding<RedeemValues>, 'refused'> {
  item: PointsItem;
  /** Points that can be spent. */
  points: number;
  /** What stands in the fields at first: the person's country, or what was refused. */
  first: RedeemValues;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Goes on to the transaction password; `typed` is what stands in the fields. */
  onNext: (wish: RedeemWish, typed: RedeemValues) => void;
}

const numberOf = ({ mobileNum, country }: RedeemValues): string => {
  const phone = readPhone({ number: mobileNum, country });
  return phone ? phone.dialingCode + phone.national : '';
};

/** How many of a reward, and where it is sent; what it costs stands beside. */
export function RedeemDialog(props: RedeemDialogProps) {
  const { item, points, first, refused, isOpen, onOpenChange, onNext } = props;
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  // Whoever brings something has to find the person.
  const needsMobile = item.needs !== 'nothing';
  const needsAddress = item.needs === 'address';
  const { form, field, values, change } = useForm(first, {
    refused,
    isPending: false,
    validate: (typed): FormErrors<RedeemValues> => ({
      ...(item.points * typed.quantity > points && { quantity: t(messages.tooFew) }),
      ...(needsAddress &&
        typed.address.trim().length < fewestAddressCharacters && { address: t(messages.needAddress) }),
      ...(needsMobile && numberOf(typed) === '' && { mobileNum: t(messages.needMobile) }),
    }),
    onSubmit: (typed) =>
      onNext(
        {
          quantity: typed.quantity,
          address: needsAddress ? typed.address.trim() : '',
          mobileNum: needsMobile ? numberOf(typed) : '',
        },
        typed,
      ),
  });
  const costs = Number.isNaN(values.quantity) ? 0 : item.points * values.quantity;
  return (
    <FormDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t(messages.redeemTitle, { name: item.name })}
      form={form}
      isPending={false}
      labels={{ submit: t(actionMessages.continue) }}
    >
      <NumberField
        {...field('quantity')}
        label={t(messages.quantity)}
        minValue={1}
        maxValue={Math.min(mostRedeemed, item.quantity)}
        isRequired
      />
      {needsAddress && (
        <TextArea
          {...field('address')}
          label={t(messages.address)}
          maxCharacters={mostAddressCharacters}
          isRequired
        />
      )}
      {needsMobile && (
        <PhoneField
          {...field('mobileNum')}
          label={t(labelMessages.mobileNumber)}
          value={{ number: values.mobileNum, country: values.country }}
          onChange={({ number, country }) => change({ mobileNum: number, country })}
          isRequired
        />
      )}
      <DescriptionList
        isDivided
        items={[
          { label: t(messages.have), value: formatNumber(points, locale) },
          { label: t(messages.costs), value: formatNumber(costs, locale) },
          { label: t(messages.after), value: formatNumber(points - costs, locale) },
        ]}
      />
    </FormDialog>
  );
}
