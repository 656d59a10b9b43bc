import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { PlayLimit, PlayLimitKind, PlayLimitPeriod, PlayProduct, SaferPlayStatus } from '#contract';
import { DescriptionList } from '#ds/DescriptionList';
import { MoneyField } from '#ds/MoneyField';
import { Select, SelectItem } from '#ds/Select';
import { Checkbox } from '#ds/Checkbox';
import { Notice } from '#ds/Notice';
import { useLocaleRow } from '#ds-i18n';
import { FormDialog } from '#patterns/FormDialog';
import { ChoiceButtons } from '../ChoiceButtons';
import { labelMessages } from '../label.messages';
import type { NoticeContent } from '../notice';
import { siteMessages } from '../site.messages';
import { saferMessages as messages } from './messages';
import * as styles from './SaferPlay.styles';
import {
  dateText,
  limitPeriods,
  limitProducts,
  limitText,
  periodText,
  perPeriodText,
  productNames,
  timeChoices,
} from './values';

/** A limit that a person asks for; `null` is none. */
export interface WantedLimit {
  kind: PlayLimitKind;
  period: PlayLimitPeriod;
  /** Of stakes and losses; all games when absent. */
  product?: PlayProduct;
  amount: string | null;
}

export interface LimitDialogProps {
  kind: PlayLimitKind;
  /** The limit that is changed; none when it is the first. */
  limit?: PlayLimit | undefined;
  status: SaferPlayStatus;
  /** The platform's time, epoch milliseconds. */
  now: number;
  onClose: () => void;
  onSubmit: (limit: WantedLimit) => void;
  isPending: boolean;
  /** Why the last try came to nothing. */
  notice?: NoticeContent | undefined;
}

const dayMs = 86_400_000;

/** Sets one limit: says from when it holds before it is asked for. */
export function LimitDialog({
  kind,
  limit,
  status,
  now,
  onClose,
  onSubmit,
  isPending,
  notice,
}: LimitDialogProps) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const [period, setPeriod] = useState<PlayLimitPeriod>(
    limit?.period ?? (kind === 'session' ? 'day' : 'week'),
  );
  const [product, setProduct] = useState(limit?.product);
  const [amount, setAmount] = useState<string | null>(null);
  const [isNone, setNone] = useState(false);
  const [isTried, setTried] = useState(false);
  const current = status.limits.find(
    (each) => each.kind === kind && each.period === period && each.product === product,
  );
  const isMissing = !isNone && (amount === null || amount === '0');
  const isHigher =
    current !== undefined && (isNone || (amount !== null && BigInt(amount) > BigInt(current.amount)));
  const text = (value: string): string =>
    perPeriodText(kind, period, limitText(kind, value, status.currency, locale, t), t);
  return (
    <FormDialog
      title={t(messages[kind])}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      form={{
        onSubmit: (event) => {
          event.preventDefault();
          setTried(true);
          if (!isMissing)
            onSubmit({ kind, period, ...(product && { product }), amount: isNone ? null : amount });
        },
        validationErrors: undefined,
      }}
      isPending={isPending}
      error={notice && [notice.title, notice.text].filter(Boolean).join(' ')}
      labels={{
        submit: isNone
          ? t(messages.askNone)
          : isMissing
            ? t(messages.set)
            : t(isHigher ? messages.askFor : messages.setTo, {
                amount: limitText(kind, amount ?? '0', status.currency, locale, t),
              }),
        cancel: t(messages.keep),
      }}
    >
      {(kind === 'stake' || kind === 'loss') && (
        <Select
          label={t(siteMessages.games)}
          value={product ?? 'all'}
          onChange={(key) => {
            setProduct(limitProducts.find((each) => each === key));
            setNone(false);
          }}
        >
          <SelectItem id="all">{t(siteMessages.allGames)}</SelectItem>
          {limitProducts.map((each) => (
            <SelectItem key={each} id={each}>
              {t(productNames[each])}
            </SelectItem>
          ))}
        </Select>
      )}
      <ChoiceButtons
        aria-label={t(labelMessages.period)}
        isBlock
        value={period}
        onChange={(next) => {
          setPeriod(next);
          if (kind === 'session') setAmount(null);
          setNone(false);
        }}
        options={limitPeriods.map((id) => ({ id, label: periodText(kind, id, t) }))}
      />
      {kind === 'session' ? (
        <Select
          label={t(messages.newLimit)}
          value={amount}
          onChange={(key) => setAmount(key === null ? null : String(key))}
          isDisabled={isNone}
          errorMessage={isTried && isMissing ? t(messages.amountMissing) : undefined}
        >
          {timeChoices[period].map((minutes) => (
            <SelectItem key={minutes} id={String(minutes)}>
              {limitText('session', String(minutes), '', locale, t)}
            </SelectItem>
          ))}
        </Select>
      ) : (
        <MoneyField
          label={t(messages.newLimit)}
          currency={status.currency}
          value={amount}
          onChange={setAmount}
          isDisabled={isNone}
          errorMessage={isTried && isMissing ? t(messages.amountMissing) : undefined}
        />
      )}
      {current && (
        <>
          <Checkbox isSelected={isNone} onChange={setNone}>
            {t(messages.removeLimit)}
          </Checkbox>
          <DescriptionList
            isDivided
            items={[
              { label: t(labelMessages.now), value: text(current.amount) },
              {
                label: t(messages.starts),
                value: isHigher ? dateText(now + dayMs, locale) : t(messages.atOnce),
              },
            ]}
          />
        </>
      )}
      {isHigher && (
        <Notice tone="warning" icon={IconHourglass}>
          <span css={styles.foot}>{t(messages.higher)}</span>
        </Notice>
      )}
    </FormDialog>
  );
}
