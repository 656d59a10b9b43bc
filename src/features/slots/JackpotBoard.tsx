import { memo, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Jackpot, JackpotWin } from '#contract';
import { Card } from '#ds/Card';
import { DateTime } from '#ds/DateTime';
import { EmptyState } from '#ds/EmptyState';
import { Money } from '#ds/Money';
import { SectionHeader } from '#ds/SectionHeader';
import { Skeleton, SkeletonGroup } from '#ds/Skeleton';
import { Text } from '#ds/Text';
import { GrowingAmount } from '#gaming/GrowingAmount';
import { formatMoney, useLocaleRow } from '#ds-i18n';
import type { NoticeContent } from '../notice';
import * as styles from './JackpotBoard.styles';
import { hallMessages as messages } from './messages';

/** The jackpots as they were at one moment. Keep the object until the next look. */
export interface JackpotsNow {
  list: readonly Jackpot[];
  /** Newest first. */
  winners: readonly JackpotWin[];
  /** ISO 4217 code of all amounts. */
  currency: string;
  /** When the amounts were so, in epoch milliseconds of this device's clock. */
  since: number;
}

export type JackpotsSection =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly notice: NoticeContent }
  | { readonly status: 'ready'; readonly now: JackpotsNow };

export interface JackpotBoardProps {
  jackpots: JackpotsSection;
  /** Time that is shown instead of the clock's, in epoch milliseconds: for stories. */
  now?: number;
}

const order = ['grand', 'major', 'minor'] as const;

/** Jackpots that grow by the second, the largest first, and who won them last. */
export const JackpotBoard = memo(function JackpotBoard({ jackpots, now }: JackpotBoardProps) {
  const { formatMessage: t } = useIntl();
  const id = useId();
  if (jackpots.status === 'failed') {
    const { title, text, action } = jackpots.notice;
    return (
      <EmptyState
        isFailed
        size="sm"
        title={title}
        description={text}
        {...(action && { onRetry: action.onPress })}
      />
    );
  }
  const there = jackpots.status === 'ready' ? jackpots.now : undefined;
  const board = (
    <div css={styles.root}>
      <ul css={styles.amounts}>
        {order.map((level) => (
          <JackpotCard
            key={level}
            level={level}
            there={there}
            jackpot={there?.list.find((each) => each.level === level)}
            now={now}
          />
        ))}
      </ul>
      <Card elementType="section" density="none" aria-labelledby={id}>
        <div css={styles.head}>
          <SectionHeader id={id} title={t(messages.winners)} />
        </div>
        {there?.winners.length === 0 ? (
          <p css={styles.quiet}>{t(messages.noWinners)}</p>
        ) : (
          <ul css={styles.wins}>
            {there
              ? there.winners.map((win) => <Win key={win.id} win={win} currency={there.currency} now={now} />)
              : order.map((level) => (
                  <li key={level} css={styles.win}>
                    <Skeleton inlineSize="60%" />
                    <Skeleton inlineSize="64px" />
                  </li>
                ))}
          </ul>
        )}
      </Card>
    </div>
  );
  return (
    <>
      {there ? board : <SkeletonGroup label={t(messages.loading)}>{board}</SkeletonGroup>}
      <Text tone="muted">{t(messages.rule)}</Text>
    </>
  );
});

interface JackpotCardProps {
  level: Jackpot['level'];
  jackpot: Jackpot | undefined;
  there: JackpotsNow | undefined;
  now: number | undefined;
}

function JackpotCard({ level, jackpot, there, now }: JackpotCardProps) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  // A platform may offer fewer of them.
  if (there && !jackpot) return null;
  return (
    <li css={styles.jackpot} data-level={level}>
      <h2 css={styles.name}>{t(messages[level])}</h2>
      <span css={styles.amount}>
        {there && jackpot ? (
          <GrowingAmount
            amount={jackpot.amount}
            since={there.since}
            perMinute={jackpot.perMinute}
            most={jackpot.most}
            currency={there.currency}
            {...(now !== undefined && { now })}
          />
        ) : (
          <Skeleton inlineSize="200px" />
        )}
      </span>
      <Text elementType="span" size="xs">
        {there && jackpot ? (
          t(messages.most, {
            amount: formatMoney(jackpot.most, there.currency, locale, { cents: 'ifAny' }).text,
          })
        ) : (
          <Skeleton inlineSize="120px" />
        )}
      </Text>
    </li>
  );
}

function Win({ win, currency, now }: { win: JackpotWin; currency: string; now: number | undefined }) {
  return (
    <li css={styles.win}>
      <div css={styles.words}>
        <b>
          <FormattedMessage {...messages[win.level]} />
        </b>
        <span>
          {win.account === undefined ? (
            <bdi>
              <FormattedMessage {...messages.elsewhere} />
            </bdi>
          ) : (
            <bdi>{win.account}</bdi>
          )}
          <DateTime value={win.wonAt} format="relative" {...(now !== undefined && { now })} />
        </span>
      </div>
      <Text elementType="b" size="md" weight="semibold">
        <Money amount={win.amount} currency={currency} tone="up" />
      </Text>
    </li>
  );
}
