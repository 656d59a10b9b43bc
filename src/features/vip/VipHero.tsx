import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { VipLevel, VipStatus } from '#contract';
import { Inline } from '#ds/Inline';
import { Money } from '#ds/Money';
import { Progress } from '#ds/Progress';
import { Text } from '#ds/Text';
import { formatDay, formatMoney, useLocaleRow } from '#ds-i18n';
import { moneyMessages } from '../money.messages';
import { LevelPath } from './LevelPath';
import { vipMessages as messages } from './messages';
import { standingOf, type VipStanding } from './standing';
import * as styles from './VipScreen.styles';

export interface VipHeroProps {
  levels: readonly VipLevel[];
  /** Not there for a visitor. */
  status: VipStatus | undefined;
  currency: string;
  /** What a visitor can press. */
  children: ReactNode;
}

/** The level, the way to the next one, and what keeps it. */
export function VipHero({ levels, status, currency, children }: VipHeroProps) {
  const { formatMessage: t } = useIntl();
  const standing = status && standingOf(levels, status);
  return (
    <section css={styles.hero} aria-labelledby="vip-title">
      <Inline gap={5} align="start" justify="between">
        <div css={styles.words}>
          {status && <Text>{t(messages.yourLevel)}</Text>}
          <h1 id="vip-title" css={styles.title}>
            {status ? t(messages.name, { level: status.level }) : t(messages.title)}
          </h1>
          <p css={styles.lead}>
            {standing ? <Way standing={standing} currency={currency} /> : t(messages.intro)}
          </p>
          {status && standing && (
            <p css={styles.lead}>
              <Keeping status={status} standing={standing} currency={currency} />
            </p>
          )}
          {children}
        </div>
        {status && standing && <Meters status={status} standing={standing} currency={currency} />}
      </Inline>
      <LevelPath count={levels.length} level={status?.level} share={standing?.next?.share ?? 0} />
    </section>
  );
}

interface PartProps {
  standing: VipStanding;
  currency: string;
}

/** What is missing to the next level, in a sentence. */
function Way({ standing: { next }, currency }: PartProps) {
  const { formatMessage: t } = useIntl();
  if (!next) return t(messages.top);
  const { level, bets, deposits, isLost } = next;
  const money = (key: string, amount: bigint) => <Money key={key} amount={amount} currency={currency} />;
  if (bets === 0n && deposits === 0n) return t(messages.tonight, { level });
  if (isLost) return t(messages.comeBack, { level, amount: money('amount', bets) });
  if (deposits === 0n) return t(messages.betsToGo, { level, amount: money('amount', bets) });
  if (bets === 0n) return t(messages.depositsToGo, { level, amount: money('amount', deposits) });
  return t(messages.bothToGo, {
    level,
    bets: money('bets', bets),
    deposits: money('deposits', deposits),
  });
}

/** Between sentences. */
const gap = ' ';

/** What the present level asks for this month. */
function Keeping({ status, standing, currency }: PartProps & { status: VipStatus }) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const { level, month } = status;
  if (level === 0 || month.keeps === '0') return null;
  if (month.isSafe) return t(messages.safe, { level });
  if (standing.month === 0n) return t(messages.kept, { level });
  return (
    <>
      <b css={styles.risk}>
        {t(messages.keep, {
          level,
          amount: <Money key="amount" amount={standing.month} currency={currency} />,
          day: formatDay(month.lastDay, locale),
        })}
      </b>
      {gap}
      {t(messages.down)}
    </>
  );
}

/** Bars of what is done. */
function Meters({ status, standing: { next }, currency }: PartProps & { status: VipStatus }) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const { validBet, deposits, month, level } = status;
  const bar = (label: string, done: string, target: string, isKeeping = false) => {
    const isDone = BigInt(done) >= BigInt(target);
    const money = (amount: string) => formatMoney(amount, currency, locale, { cents: 'ifAny' }).text;
    return (
      <Progress
        label={label}
        value={BigInt(target) === 0n ? 100 : Number((BigInt(done) * 100n) / BigInt(target))}
        valueLabel={t(messages.doneOf, { done: money(done), target: money(target) })}
        tone={isDone ? 'success' : isKeeping && !month.isSafe ? 'warning' : 'highlight'}
      />
    );
  };
  const hasMonth = level > 0 && month.keeps !== '0';
  if (!next && !hasMonth) return null;
  return (
    <div css={styles.meters}>
      {next && !next.isLost && (
        <>
          {bar(t(messages.bets), validBet, next.target.validBet)}
          {bar(t(moneyMessages.deposits), deposits, next.target.deposits)}
        </>
      )}
      {next?.isLost
        ? bar(t(messages.month), month.validBet, next.target.monthly)
        : hasMonth && bar(t(messages.month), month.validBet, month.keeps, true)}
    </div>
  );
}
