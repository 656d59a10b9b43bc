import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { PointsConfig } from '#contract';
import { moneyOfPoints } from '#contract/pointsRules';
import { DescriptionList } from '#ds/DescriptionList';
import { Money } from '#ds/Money';
import { Notice } from '#ds/Notice';
import { NumberField } from '#ds/NumberField';
import { Slider } from '#ds/Slider';
import { Text } from '#ds/Text';
import { formatNumber, useLocaleRow } from '#ds-i18n';
import { FormDialog } from '#patterns/FormDialog';
import type { NoticeContent } from '../notice';
import { WordedNotice } from '../WordedNotice';
import { pointMessages as messages } from './messages';

export interface ConvertDialogProps {
  config: PointsConfig;
  /** Points that can be spent. */
  points: number;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Converts at the rate that is shown. */
  onConvert: (points: number) => void;
  isPending: boolean;
  notice?: NoticeContent | undefined;
}

/** Turns points into money at the rate that stands beside. */
export function ConvertDialog({
  config,
  points,
  isOpen,
  onOpenChange,
  onConvert,
  isPending,
  notice,
}: ConvertDialogProps) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const { currency, pointsPerUnit, unitAmount, least, step } = config;
  const most = points - (points % step);
  const [wanted, setWanted] = useState(Math.max(least, most));
  const [fault, setFault] = useState<string>();
  const gets = Number.isNaN(wanted) ? 0n : moneyOfPoints(Math.trunc(wanted), config);
  const hasRange = most > least;
  const choose = (next: number): void => {
    setFault(undefined);
    setWanted(next);
  };
  const figure = (value: number): string => formatNumber(value, locale);
  const money = (value: string) => <Money key="amount" amount={value} currency={currency} />;
  return (
    <FormDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t(messages.convertTitle)}
      form={{
        onSubmit: (event) => {
          event.preventDefault();
          if (!(wanted >= least && wanted <= points)) setFault(t(messages.tooFew));
          else if (wanted % step !== 0) setFault(t(messages.convertStep, { points: figure(step) }));
          else if (!isPending) onConvert(wanted);
        },
        validationErrors: undefined,
      }}
      isPending={isPending}
      error={fault}
      labels={{ submit: t(messages.convert) }}
    >
      <WordedNotice notice={notice} />
      <NumberField
        label={t(messages.convertField)}
        description={t(messages.convertStep, { points: figure(step) })}
        value={wanted}
        onChange={choose}
        minValue={0}
        maxValue={points}
        step={step}
      />
      {hasRange && (
        <Slider
          aria-label={t(messages.convertField)}
          minValue={least}
          maxValue={most}
          step={step}
          value={Number.isNaN(wanted) ? least : Math.min(most, Math.max(least, wanted))}
          onChange={choose}
          marks={[
            { value: least, label: figure(least) },
            { value: most, label: figure(most) },
          ]}
        />
      )}
      <Notice tone="neutral">{t(messages.convertGets, { amount: money(gets.toString()) })}</Notice>
      <DescriptionList
        isDivided
        items={[
          {
            label: t(messages.after),
            value: t(messages.balance, { points: points - (Number.isNaN(wanted) ? 0 : wanted) }),
          },
        ]}
      />
      <Text>{t(messages.rate, { points: pointsPerUnit, amount: money(unitAmount) })}</Text>
    </FormDialog>
  );
}
