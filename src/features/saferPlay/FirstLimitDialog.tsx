import IconArrowDownLeft from '@tabler/icons-react/dist/esm/icons/IconArrowDownLeft.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { useId, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PlayLimitPeriod } from '#contract';
import { Button } from '#ds/Button';
import { Dialog } from '#ds/Dialog';
import { Form } from '#ds/Form';
import { Icon } from '#ds/Icon';
import { MoneyField } from '#ds/MoneyField';
import { Skeleton, SkeletonGroup } from '#ds/Skeleton';
import { Stepper } from '#ds/Stepper';
import { formatMoney, useLocaleRow } from '#ds-i18n';
import { ChoiceButtons } from '../ChoiceButtons';
import { labelMessages } from '../label.messages';
import type { NoticeContent } from '../notice';
import { siteMessages } from '../site.messages';
import { WordedNotice } from '../WordedNotice';
import { firstLimitMessages as messages } from './firstLimit.messages';
import * as styles from './FirstLimitDialog.styles';
import { saferMessages } from './messages';
import { limitPeriods, periodText, perPeriodText } from './values';

export interface FirstLimitDialogProps {
  isOpen: boolean;
  /** Of the new account; undefined until it is known. */
  currency: string | undefined;
  /** Sets a deposit limit, in minor units. */
  onSet: (limit: { period: PlayLimitPeriod; amount: string }) => void;
  /** Goes on without one; asked for twice. */
  onSkip: () => void;
  /** The answer is on its way. */
  isPending: boolean;
  /** Why the last try came to nothing. */
  notice?: NoticeContent | undefined;
}

const sentences = { day: messages.inDay, week: messages.inWeek, month: messages.inMonth };
const rules = [
  [IconArrowDownLeft, messages.counts],
  [IconLock, messages.reached],
  [IconClock, messages.later],
] as const;
const bold = (chunks: ReactNode) => <b>{chunks}</b>;

/**
 * Offers a deposit limit to an account that has not answered: an amount in free text, with none written in. Nothing closes
 * it but an answer, and no is asked for twice.
 */
export function FirstLimitDialog(props: FirstLimitDialogProps) {
  const { isOpen, isPending, currency, onSet, onSkip, notice } = props;
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const id = useId();
  const [isSkipping, setSkipping] = useState(false);
  const [period, setPeriod] = useState<PlayLimitPeriod>('week');
  const [amount, setAmount] = useState<string | null>(null);
  const [isTyped, setTyped] = useState(false);
  const [isTried, setTried] = useState(false);
  const limit = amount === null || amount === '0' ? undefined : amount;
  const money = limit && currency ? formatMoney(limit, currency, locale).text : undefined;

  const lead = (
    <Stepper
      aria-label={t(messages.steps)}
      orientation="line"
      currentId="limit"
      steps={[
        { id: 'account', label: t(siteMessages.account) },
        { id: 'limit', label: t(saferMessages.deposit) },
        { id: 'deposit', label: t(messages.deposit) },
      ]}
    />
  );
  const skipping = (
    <div css={styles.answers}>
      <Button size="lg" tone="neutral" emphasis="outline" isPending={isPending} onPress={onSkip}>
        {t(messages.sureYes)}
      </Button>
      <Button
        autoFocus
        size="lg"
        aria-describedby={`${id}-sure`}
        isDisabled={isPending}
        onPress={() => setSkipping(false)}
      >
        {t(messages.sureNo)}
      </Button>
    </div>
  );
  const setting = (
    <div css={styles.actions}>
      <Button
        type="submit"
        form={id}
        size="lg"
        isPending={isPending}
        isDisabled={currency === undefined || (isTyped && amount === null)}
      >
        {money === undefined
          ? t(messages.set)
          : t(messages.setTo, { amount: perPeriodText('deposit', period, money, t) })}
      </Button>
      <Button tone="neutral" emphasis="ghost" isDisabled={isPending} onPress={() => setSkipping(true)}>
        {t(messages.skip)}
      </Button>
    </div>
  );

  return (
    <Dialog
      isOpen={isOpen}
      isDismissable={false}
      onPhone="page"
      lead={lead}
      title={t(isSkipping ? messages.sure : messages.title)}
      actions={isSkipping ? skipping : setting}
    >
      {isSkipping ? (
        <p id={`${id}-sure`} css={styles.text}>
          {t(messages.sureText)}
        </p>
      ) : (
        <>
          <p css={styles.text}>{t(messages.text)}</p>
          <div css={styles.body}>
            <Form
              id={id}
              onSubmit={(event) => {
                event.preventDefault();
                setTried(true);
                if (limit !== undefined && !isPending) onSet({ period, amount: limit });
              }}
            >
              <div css={styles.form}>
                <WordedNotice notice={notice} />
                {currency === undefined ? (
                  notice === undefined && (
                    <SkeletonGroup>
                      <Skeleton shape="block" blockSize="92px" />
                    </SkeletonGroup>
                  )
                ) : (
                  <MoneyField
                    autoFocus
                    size="lg"
                    label={t(messages.amount)}
                    currency={currency}
                    value={amount}
                    onChange={setAmount}
                    onInput={({ currentTarget }) =>
                      setTyped((currentTarget as HTMLInputElement).value.trim() !== '')
                    }
                    readingsLabel={t(messages.reading)}
                    errorMessage={
                      isTried && limit === undefined && !(isTyped && amount === null)
                        ? t(saferMessages.amountMissing)
                        : undefined
                    }
                  />
                )}
                <ChoiceButtons
                  aria-label={t(labelMessages.period)}
                  size="lg"
                  isBlock
                  value={period}
                  onChange={setPeriod}
                  options={limitPeriods.map((each) => ({ id: each, label: periodText('deposit', each, t) }))}
                />
                <p css={styles.sentence} role="status">
                  {money !== undefined && (
                    <FormattedMessage {...sentences[period]} values={{ amount: money, b: bold }} />
                  )}
                </p>
              </div>
            </Form>
            <ul css={styles.rules}>
              {rules.map(([icon, rule]) => (
                <li key={rule.id}>
                  <Icon icon={icon} size={18} />
                  <span>{t(rule)}</span>
                </li>
              ))}
            </ul>
          </div>
        </>
      )}
    </Dialog>
  );
}
