import { useIntl } from 'react-intl';
import type { Promotion, PromotionTerms } from '#contract';
import { rateScale } from '#contract/amounts';
import { bonusTurnover, promotionShare } from '#contract/promotionRules';
import { Heading } from '#ds/Heading';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { formatMoney, formatNumber, useLocaleRow } from '#ds-i18n';
import { gameNames } from '../gameNames';
import { gameTypeMessages } from '../gameType.messages';
import { moneyMessages } from '../money.messages';
import { promotionMessages as messages } from './messages';
import * as styles from './PromotionFacts.styles';

export interface PromotionFactsProps {
  promotion: Pick<Promotion, 'kind' | 'offer'>;
  currency: string;
  /** Whether how much each game counts stands elsewhere on the page. */
  hasShares?: boolean;
}

/** The terms of a promotion as numbers, over its picture: before anything can be pressed. */
export function PromotionFacts({ promotion, currency, hasShares = false }: PromotionFactsProps) {
  const { formatMessage: t, formatList } = useIntl();
  const locale = useLocaleRow();
  const { kind, offer } = promotion;
  const money = (value = '0'): string => formatMoney(value, currency, locale, { cents: 'ifAny' }).text;
  const percent = (rate = 0): string =>
    formatNumber(rate / 10_000, locale, { style: 'percent', maximumFractionDigits: 2 });
  const fact = (label: string, value: string | undefined): Fact[] =>
    value === undefined ? [] : [{ label, value }];
  const ifAny = (value: string | undefined): string | undefined => value && money(value);
  const turnover = fact(t(messages.turnover), t(messages.noTurnover));
  const facts: Record<Promotion['kind'], Fact[]> = {
    depositBonus: [
      ...fact(
        t(moneyMessages.bonus),
        offer.most === undefined
          ? percent(offer.rate)
          : t(messages.upTo, { rate: percent(offer.rate), amount: money(offer.most) }),
      ),
      ...fact(t(messages.turnover), t(messages.times, { count: offer.wagering ?? 1 })),
      ...fact(t(messages.time), t(messages.days, { days: offer.days ?? 30 })),
      ...fact(t(moneyMessages.highestBet), ifAny(offer.maxStake)),
      ...fact(t(moneyMessages.mostWin), ifAny(offer.maxWin)),
      ...fact(
        t(messages.from),
        offer.minDeposit && t(messages.fromDeposit, { amount: money(offer.minDeposit) }),
      ),
      ...fact(
        t(messages.games),
        hasShares || !offer.gameTypes
          ? undefined
          : formatList(gameNames(offer.gameTypes).map((name) => t(gameTypeMessages[name]))),
      ),
    ],
    rebate: [
      ...fact(t(messages.back), t(backOf(offer), { rate: percent(offer.rate) })),
      ...fact(t(messages.most), ifAny(offer.most)),
      ...(offer.wagering ? fact(t(messages.turnover), `${formatNumber(offer.wagering, locale)}×`) : turnover),
    ],
    raffle: [
      ...fact(t(messages.envelope), t(messages.ofValid, { amount: money(offer.ticket) })),
      ...fact(t(messages.prize), ifAny(offer.most)),
      ...turnover,
    ],
    application: [...fact(t(messages.most), ifAny(offer.most)), ...turnover],
  };
  return (
    <dl css={styles.facts} aria-label={t(messages.facts)}>
      {facts[kind].map(({ label, value }) => (
        <Stack key={label}>
          <dt css={styles.factLabel}>{label}</dt>
          <Text elementType="dd" size="md" weight="semibold" wrap="anywhere">
            {value}
          </Text>
        </Stack>
      ))}
    </dl>
  );
}

const isWeekly = ({ period }: PromotionTerms): boolean => period === 'week';
/** What a rebate gives back. */
const backOf = (offer: PromotionTerms) =>
  offer.of !== 'netLoss' ? messages.ofBets : isWeekly(offer) ? messages.ofWeekLoss : messages.ofLoss;
/** What it is a share of. */
const baseOf = (offer: PromotionTerms) =>
  offer.of !== 'netLoss' ? messages.youBet : isWeekly(offer) ? messages.youLoseWeek : messages.youLose;

interface Fact {
  label: string;
  value: string;
}

/** What a promotion does with a round amount. Nothing for one that a person decides. */
export function WorkedExample({ promotion, currency }: PromotionFactsProps) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const steps = stepsOf(
    promotion,
    currency,
    (value) => formatMoney(value, currency, locale, { cents: 'ifAny' }).text,
  );
  if (!steps) return null;
  return (
    <Stack elementType="section" gap={3}>
      <Heading size="xl" face="display">
        {t(messages.example)}
      </Heading>
      <ol css={styles.chain} role="list" aria-label={t(messages.example)}>
        {steps.map(({ label, value }) => (
          <li key={label.id} css={styles.step}>
            <Text elementType="span">{t(label)}</Text>
            <b css={styles.figure}>{typeof value === 'string' ? value : t(value)}</b>
          </li>
        ))}
      </ol>
      {promotion.kind === 'depositBonus' && (
        <Text>{t(messages.exampleBonus, { count: promotion.offer.wagering ?? 1 })}</Text>
      )}
    </Stack>
  );
}

type Word = (typeof messages)['left'];
interface Step {
  label: Word;
  value: string | Word;
}

function stepsOf(
  { kind, offer }: Pick<Promotion, 'kind' | 'offer'>,
  currency: string,
  money: (value: bigint) => string,
): Step[] | undefined {
  const least = offer.minDeposit === undefined ? 0n : BigInt(offer.minDeposit);
  const base = scaleOf(offer, least);
  const share = promotionShare(offer, base, currency);
  if (kind === 'depositBonus')
    return [
      { label: messages.youDeposit, value: money(base) },
      { label: messages.weAdd, value: money(share) },
      { label: messages.youPlay, value: money(bonusTurnover(base, share, offer.wagering ?? 1)) },
      { label: messages.then, value: messages.left },
    ];
  if (kind === 'rebate')
    return [
      { label: baseOf(offer), value: money(base) },
      { label: messages.nextMorning, value: money(share) },
    ];
  return undefined;
}

/** An amount as round as its currency has them: five times the least deposit, or half of what brings the most. */
function scaleOf({ most, rate }: PromotionTerms, least: bigint): bigint {
  if (least > 0n) return least * 5n;
  if (most !== undefined && rate) return (BigInt(most) * rateScale) / BigInt(rate) / 2n;
  return 100_000n;
}
