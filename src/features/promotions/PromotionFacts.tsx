import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { Promotion, PromotionTerms } from '#contract';
import { DescriptionList, type DescriptionListItem } from '#ds/DescriptionList';
import { Money } from '#ds/Money';
import { formatNumber, useLocaleRow } from '#ds-i18n';
import { gameNames } from '../gameNames';
import { gameTypeMessages } from '../gameType.messages';
import { promotionMessages as messages } from './messages';
import * as styles from './PromotionFacts.styles';

export interface PromotionFactsProps {
  promotion: Pick<Promotion, 'kind' | 'offer'>;
  currency: string;
}

/** The terms of a promotion as numbers, before anything can be pressed. */
export function PromotionFacts({ promotion, currency }: PromotionFactsProps) {
  const { formatMessage: say, formatList } = useIntl();
  const row = useLocaleRow();
  const { kind, offer } = promotion;
  const money = (value: string | undefined) => <Money amount={value ?? '0'} currency={currency} />;
  const percent = (rate = 0): string =>
    formatNumber(rate / 10_000, row, { style: 'percent', maximumFractionDigits: 2 });
  const most: DescriptionListItem[] =
    offer.most === undefined ? [] : [{ label: say(messages.most), value: money(offer.most) }];
  const facts: Record<Promotion['kind'], DescriptionListItem[]> = {
    depositBonus: [
      {
        label: say(messages.bonus),
        value:
          offer.most === undefined
            ? percent(offer.rate)
            : say(messages.upTo, { rate: percent(offer.rate), amount: money(offer.most) }),
      },
      { label: say(messages.turnover), value: say(messages.times, { count: offer.wagering ?? 1 }) },
      { label: say(messages.time), value: say(messages.days, { days: offer.days ?? 30 }) },
      ...(offer.maxStake === undefined
        ? []
        : [{ label: say(messages.largest), value: money(offer.maxStake) }]),
      ...(offer.minDeposit === undefined
        ? []
        : [
            {
              label: say(messages.from),
              value: say(messages.fromDeposit, { amount: money(offer.minDeposit) }),
            },
          ]),
      ...(offer.gameTypes
        ? [
            {
              label: say(messages.games),
              value: formatList(gameNames(offer.gameTypes).map((name) => say(gameTypeMessages[name]))),
            },
          ]
        : []),
    ],
    rebate: [
      {
        label: say(messages.back),
        value: say(offer.of === 'netLoss' ? messages.ofLoss : messages.ofBets, { rate: percent(offer.rate) }),
      },
      ...most,
      { label: say(messages.turnover), value: say(messages.noTurnover) },
    ],
    raffle: [
      { label: say(messages.envelope), value: say(messages.ofValid, { amount: money(offer.ticket) }) },
      ...(offer.most === undefined ? [] : [{ label: say(messages.prize), value: money(offer.most) }]),
      { label: say(messages.turnover), value: say(messages.noTurnover) },
    ],
    application: [...most, { label: say(messages.turnover), value: say(messages.noTurnover) }],
  };
  return <DescriptionList layout="stack" items={facts[kind]} aria-label={say(messages.facts)} />;
}

/** Money of the example, in minor units. */
const hundred = 10_000n;

/** What a promotion does with a round amount. Nothing for one that a person decides. */
export function WorkedExample({ promotion, currency }: PromotionFactsProps) {
  const { formatMessage: say } = useIntl();
  const steps = stepsOf(promotion, (value) => <Money amount={value} currency={currency} />);
  if (!steps) return null;
  return (
    <section css={styles.section}>
      <h2 css={styles.heading}>{say(messages.example)}</h2>
      <ol css={styles.chain} role="list" aria-label={say(messages.example)}>
        {steps.map(({ label, value }) => (
          <li key={label.id} css={styles.step}>
            <span css={styles.label}>{say(label)}</span>
            <b css={styles.figure}>{typeof value === 'object' && 'id' in value ? say(value) : value}</b>
          </li>
        ))}
      </ol>
      {promotion.kind === 'depositBonus' && (
        <p css={styles.label}>{say(messages.exampleBonus, { count: promotion.offer.wagering ?? 1 })}</p>
      )}
    </section>
  );
}

type Word = (typeof messages)['left'];
interface Step {
  label: Word;
  value: ReactElement | Word;
}

function stepsOf(
  { kind, offer }: Pick<Promotion, 'kind' | 'offer'>,
  money: (value: bigint) => ReactElement,
): Step[] | undefined {
  const least = offer.minDeposit === undefined ? 0n : BigInt(offer.minDeposit);
  const base = scaleOf(offer, least);
  const share = (base * BigInt(offer.rate ?? 0)) / hundred;
  const capped = offer.most !== undefined && share > BigInt(offer.most) ? BigInt(offer.most) : share;
  if (kind === 'depositBonus')
    return [
      { label: messages.youDeposit, value: money(base) },
      { label: messages.weAdd, value: money(capped) },
      { label: messages.youPlay, value: money((base + capped) * BigInt(offer.wagering ?? 1)) },
      { label: messages.then, value: messages.left },
    ];
  if (kind === 'rebate')
    return [
      { label: offer.of === 'netLoss' ? messages.youLose : messages.youBet, value: money(base) },
      { label: messages.nextMorning, value: money(capped) },
    ];
  return undefined;
}

/** An amount as round as its currency has them: five times the least deposit, or half of what brings the most. */
function scaleOf({ most, rate }: PromotionTerms, least: bigint): bigint {
  if (least > 0n) return least * 5n;
  if (most !== undefined && rate) return (BigInt(most) * hundred) / BigInt(rate) / 2n;
  return 100_000n;
}
