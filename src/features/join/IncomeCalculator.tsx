import { useIntl } from 'react-intl';
import type { AgentProgramme } from '#contract';
import { Heading } from '#ds/Heading';
import { Money } from '#ds/Money';
import { Slider } from '#ds/Slider';
import { formatMoney, formatNumber, useLocaleRow } from '#ds-i18n';
import { Payslip } from '#patterns/Payslip';
import { moneyMessages } from '../money.messages';
import { estimateIncome } from './estimateIncome';
import * as styles from './JoinScreen.styles';
import { joinMessages as messages } from './messages';

/** What a person supposes: members who play, and what each of them bets in a week, in whole units of the currency. */
export interface Supposed {
  members: number;
  bet: number;
}

/** A platform's amounts are hundredths; the sliders count in whole units. */
const unit = (amount: string): number => Number(BigInt(amount) / 100n);

/** Where the sliders stand at first. */
export const supposedAtFirst = ({ members, bets }: AgentProgramme): Supposed => ({
  members: members.start,
  bet: unit(bets.start),
});

interface IncomeProps {
  /** The operator's sample terms. */
  programme: AgentProgramme;
  supposed: Supposed;
}

/** Two sliders: how large a team, and how much it plays. */
export function IncomeSliders({
  programme,
  supposed,
  onChange,
}: IncomeProps & { onChange: (supposed: Supposed) => void }) {
  const { formatMessage: t } = useIntl();
  const { currency, members, bets } = programme;
  return (
    <section css={styles.sliders} aria-labelledby="join-calculator">
      <Heading id="join-calculator" face="display">
        {t(messages.calculator)}
      </Heading>
      <Slider
        label={t(messages.members)}
        minValue={1}
        maxValue={members.most}
        value={supposed.members}
        onChange={(value) => onChange({ ...supposed, members: value })}
      />
      <Slider
        label={t(messages.bets, { currency })}
        minValue={unit(bets.step)}
        maxValue={unit(bets.most)}
        step={unit(bets.step)}
        value={supposed.bet}
        onChange={(value) => onChange({ ...supposed, bet: value })}
      />
    </section>
  );
}

const letters = { loss: 'A', rate: 'B', rebates: 'C' } as const;

/** The slip that follows from what is supposed. */
export function IncomeSlip({ programme, supposed: { members, bet } }: IncomeProps) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const { currency, weeks, margin, rebates, tiers } = programme;
  const estimate = estimateIncome(programme, members, BigInt(bet) * 100n);
  const money = (amount: bigint | string) => formatMoney(amount, currency, locale).text;
  const rate = (value: number) =>
    formatNumber(value / 10_000, locale, { style: 'percent', maximumFractionDigits: 2 });
  const tier = tiers[estimate.tier - 1];
  const first = tiers[0];
  return (
    <Payslip
      isMarked
      kind={t(messages.slip)}
      title={t(messages.slipTitle, { count: members })}
      formula={[
        { letter: letters.loss, label: t(messages.netLoss) },
        { letter: letters.rate, label: t(messages.rate), operator: '×' },
        { letter: letters.rebates, label: t(moneyMessages.rebates), operator: '+' },
      ]}
      rows={[
        {
          id: 'loss',
          letter: letters.loss,
          label: t(messages.netLoss),
          source: t(messages.netLossFrom, {
            amount: money(estimate.bets),
            weeks,
            margin: rate(margin),
            rebate: rate(rebates.members),
          }),
          figure: <Money amount={estimate.netLoss} currency={currency} />,
        },
        {
          id: 'rate',
          letter: letters.rate,
          label: t(messages.rate),
          source: tier
            ? t(messages.tier, {
                tier: estimate.tier,
                members: tier.activeMembers,
                amount: money(tier.netLoss),
              })
            : first && t(messages.noTier, { members: first.activeMembers, amount: money(first.netLoss) }),
          figure: rate(estimate.dividendRate),
        },
        {
          id: 'dividend',
          label: t(moneyMessages.dividend),
          figure: <Money amount={estimate.dividend} currency={currency} />,
          isSubtotal: true,
        },
        {
          id: 'rebates',
          letter: letters.rebates,
          label: t(moneyMessages.rebates),
          source: t(messages.rebatesFrom, { rate: rate(estimate.rebateRate) }),
          figure: <Money amount={estimate.rebate} currency={currency} />,
        },
      ]}
      result={{
        label: t(messages.about),
        figure: <Money amount={estimate.total} currency={currency} />,
        line: t(messages.example),
      }}
    />
  );
}
