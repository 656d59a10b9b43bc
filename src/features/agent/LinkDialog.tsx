import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { RegistrationLink, registrationLinkCalls, RequestOf } from '#contract';
import { Columns } from '#ds/Columns';
import { DatePicker } from '#ds/DatePicker';
import { Heading } from '#ds/Heading';
import { NumberField } from '#ds/NumberField';
import { Stack } from '#ds/Stack';
import { TextField } from '#ds/TextField';
import { useLocaleRow } from '#ds-i18n';
import { FormDialog } from '#patterns/FormDialog';
import { OptionCard, OptionCardGroup } from '#patterns/OptionCard';
import { useForm, type FormBinding } from '#patterns/useForm';
import { labelMessages } from '../label.messages';
import type { NoticeContent } from '../notice';
import { WordedNotice } from '../WordedNotice';
import { linkMessages as messages } from './link.messages';
import { openAccountMessages } from './messages';
import { RateFields, rateIn, rateTypes, toRates, type Rates, type RateType } from './RateFields';
import { percent } from './teamColumns';

/** What is sent to make a link. */
export type LinkValues = RequestOf<typeof registrationLinkCalls.createLink>;

export interface LinkDialogProps {
  /** The link that is changed; undefined for a new one, whose kind and rebates are chosen too. */
  link?: RegistrationLink | undefined;
  /** What the agent has: nobody below gets more. */
  ownRates: Rates;
  /** First day that a link can end on. */
  today: string;
  /** Characters of a name. */
  nameLength: number;
  form: FormBinding<LinkValues>;
  /** What went wrong that is about no field. */
  notice?: NoticeContent | undefined;
  onClose: () => void;
}

/** Makes a registration link, or changes its name and bounds. */
export function LinkDialog({
  link,
  ownRates,
  today,
  nameLength,
  form: binding,
  notice,
  onClose,
}: LinkDialogProps) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const [first] = useState((): LinkValues => ({
    name: link?.name ?? '',
    type: link?.type ?? 'member',
    rates: link?.rates ?? [],
    ...(link?.endsOn !== undefined && { endsOn: link.endsOn }),
    ...(link?.mostUses !== undefined && { mostUses: link.mostUses }),
  }));
  const { form, field, values, change, isPending } = useForm(first, {
    ...binding,
    validate: (typed) => ({
      ...binding.validate(typed),
      ...(typed.name.trim() === '' && { name: t(messages.missing) }),
    }),
  });
  const types = rateTypes.filter((type) => rateIn(ownRates, type) > 0);
  const setRate = (type: RateType, rate: number): void => {
    const kinds = new Set(toRates(type, 0, ownRates).map(({ gameType }) => gameType));
    const others = values.rates.filter(({ gameType }) => !kinds.has(gameType));
    change({ rates: [...others, ...(rate > 0 ? toRates(type, rate, ownRates) : [])] });
  };
  return (
    <FormDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(link ? messages.editTitle : messages.create)}
      form={form}
      // Rates are several fields, none of which is named so.
      error={form.validationErrors?.['rates']}
      isPending={isPending}
      labels={{ submit: t(link ? messages.saveEdit : messages.submit) }}
    >
      <WordedNotice notice={notice} />
      <TextField
        {...field('name')}
        label={t(messages.name)}
        description={t(messages.nameText)}
        maxLength={nameLength}
        isRequired
        autoComplete="off"
      />
      {!link && (
        <OptionCardGroup
          label={t(messages.type)}
          layout="grid"
          value={values.type}
          onChange={(type) => change({ type: type === 'agent' ? 'agent' : 'member' })}
        >
          <OptionCard value="agent" title={t(labelMessages.agent)} line={t(openAccountMessages.agentText)} />
          <OptionCard
            value="member"
            title={t(labelMessages.member)}
            line={t(openAccountMessages.memberText)}
          />
        </OptionCardGroup>
      )}
      <Columns count={2} gap={4}>
        <DatePicker
          name="endsOn"
          label={t(messages.lastDay)}
          description={t(messages.lastDayText)}
          value={values.endsOn ?? null}
          minValue={today}
          onChange={(endsOn) => change({ endsOn: endsOn ?? undefined })}
        />
        <NumberField
          label={t(messages.most)}
          description={t(messages.mostText)}
          value={values.mostUses ?? Number.NaN}
          minValue={1}
          maxValue={100_000}
          onChange={(most) => change({ mostUses: Number.isFinite(most) ? most : undefined })}
        />
      </Columns>
      {!link && types.length > 0 && (
        <Stack elementType="section" gap={4} aria-label={t(messages.rates)}>
          <Heading level={3}>{t(messages.rates)}</Heading>
          <RateFields
            types={types}
            rangeOf={(type) => ({
              value: rateIn(values.rates, type),
              least: 0,
              most: rateIn(ownRates, type),
            })}
            noteOf={(most) => t(openAccountMessages.most, { rate: percent(most, locale) })}
            onChange={setRate}
          />
        </Stack>
      )}
    </FormDialog>
  );
}
