import { useIntl } from 'react-intl';
import type { Promotion } from '#contract';
import { Money } from '#ds/Money';
import { Progress } from '#ds/Progress';
import { formatDateTime, formatDay, formatMoney, useLocaleRow } from '#ds-i18n';
import { promotionMessages as messages } from './messages';
import * as styles from './PromotionStanding.styles';

export interface PromotionStandingProps {
  promotion: Promotion;
  currency: string;
}

/** How somebody stands with a promotion, in a line: when, how much, how far, or why not. */
export function PromotionStanding({ promotion, currency }: PromotionStandingProps) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const { kind, status, amount, at, until, progress, reason, tickets, offer, startsAt, endsAt } = promotion;
  const day = (moment: string): string => formatDay(moment, locale);
  const money = (value: string) => <Money key={value} amount={value} currency={currency} />;
  const text = (value: string): string => formatMoney(value, currency, locale).text;
  switch (status) {
    case 'join':
      return endsAt ? <span>{t(messages.ends, { day: day(endsAt) })}</span> : null;
    case 'comingSoon':
      return <span>{t(messages.opens, { day: day(startsAt) })}</span>;
    case 'process':
      return progress ? (
        <Progress
          label={t(messages.progress, { done: text(progress.done), required: text(progress.required) })}
          value={Number((BigInt(progress.done) * 100n) / BigInt(progress.required))}
          valueLabel={until ? t(messages.ends, { day: day(until) }) : null}
        />
      ) : null;
    case 'claim':
      return kind === 'raffle' ? (
        <span>{t(messages.envelopes, { count: tickets ?? 0 })}</span>
      ) : (
        <span css={styles.gain}>
          {t(messages.claimUntil, { amount: money(amount ?? '0'), day: day(until ?? startsAt) })}
        </span>
      );
    case 'applying':
      return (
        <span>
          {at && t(messages.sentOn, { day: formatDateTime(at, locale, 'dateTime') })}
          {gap}
          {offer.answerHours !== undefined && t(messages.answer, { hours: offer.answerHours })}
        </span>
      );
    case 'joined':
      return (
        <span>
          {kind === 'depositBonus' && t(messages.waitsDeposit, { amount: money(offer.minDeposit ?? '0') })}
          {kind === 'rebate' && offer.period !== 'week' && t(messages.waitsMorning)}
          {kind === 'rebate' && offer.period === 'week' && !offer.wagering && t(messages.waitsWeek)}
          {kind === 'raffle' && t(messages.waitsTickets, { amount: money(offer.ticket ?? '0') })}
          {gap}
          {amount !== undefined && t(messages.won, { amount: money(amount) })}
        </span>
      );
    case 'rejected':
      return <span>{reason}</span>;
    case 'issued':
    case 'claimed':
      return (
        <span>
          {at && t(status === 'issued' ? messages.paidOn : messages.claimedOn, { day: day(at) })}
          {gap}
          {amount !== undefined && <b css={styles.gain}>{money(amount)}</b>}
        </span>
      );
    case 'close':
      return <span>{t(messages.endedOn, { day: day(at ?? endsAt ?? startsAt) })}</span>;
  }
}

/** Between sentences. */
const gap = ' ';
