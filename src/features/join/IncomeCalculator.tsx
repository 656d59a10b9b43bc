import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { AgentProgramme } from '#contract';
import { Money } from '#ds/Money';
import { Slider } from '#ds/Slider';
import { formatMoney, formatNumber, useLocaleRow } from '#ds-i18n';
import { Payslip } from '#patterns/Payslip';
import { estimateIncome } from './estimateIncome';
import * as styles from './JoinScreen.styles';
import { joinMessages as messages } from './messages';

export interface IncomeCalculatorProps {
  /** The operator's sample terms. */
  programme: AgentProgramme;
}

const letters = { loss: 'A', rate: 'B', rebates: 'C' } as const;

/** Two sliders and the slip that follows from them. */
export function IncomeCalculator({ programme }: IncomeCalculatorProps) {
  const { formatMessage: say } = useIntl();
  const row = useLocaleRow();
  const { currency, weeks, margin, rebates, tiers } = programme;
  // The sliders count in whole units of the currency; a platform's amounts are hundredths.
  const unit = (amount: string): number => Number(BigInt(amount) / 100n);
  const [members, setMembers] = useState(programme.members.start);
  const [bet, setBet] = useState(unit(programme.bets.start));
  const estimate = estimateIncome(programme, members, BigInt(bet) * 100n);
  const money = (amount: bigint | string) => formatMoney(amount, currency, row).text;
  const rate = (value: number) =>
    formatNumber(value / 10_000, row, { style: 'percent', maximumFractionDigits: 2 });
  const tier = tiers[estimate.tier - 1];
  const first = tiers[0];
  return (
    <div css={styles.calculator}>
      <div css={styles.sliders}>
        <Slider
          label={say(messages.members)}
          minValue={1}
          maxValue={programme.members.most}
          value={members}
          onChange={setMembers}
        />
        <Slider
          label={say(messages.bets, { currency })}
          minValue={unit(programme.bets.step)}
          maxValue={unit(programme.bets.most)}
          step={unit(programme.bets.step)}
          value={bet}
          onChange={setBet}
        />
      </div>
      <Payslip
        isMarked
        kind={say(messages.slip)}
        title={say(messages.slipTitle, { count: members })}
        formula={[
          { letter: letters.loss, label: say(messages.netLoss) },
          { letter: letters.rate, label: say(messages.rate), operator: '×' },
          { letter: letters.rebates, label: say(messages.rebates), operator: '+' },
        ]}
        rows={[
          {
            id: 'loss',
            letter: letters.loss,
            label: say(messages.netLoss),
            source: say(messages.netLossFrom, {
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
            label: say(messages.rate),
            source: tier
              ? say(messages.tier, {
                  tier: estimate.tier,
                  members: tier.activeMembers,
                  amount: money(tier.netLoss),
                })
              : first && say(messages.noTier, { members: first.activeMembers, amount: money(first.netLoss) }),
            figure: rate(estimate.dividendRate),
          },
          {
            id: 'dividend',
            label: say(messages.dividend),
            figure: <Money amount={estimate.dividend} currency={currency} />,
            isSubtotal: true,
          },
          {
            id: 'rebates',
            letter: letters.rebates,
            label: say(messages.rebates),
            source: say(messages.rebatesFrom, { rate: rate(estimate.rebateRate) }),
            figure: <Money amount={estimate.rebate} currency={currency} />,
          },
        ]}
        result={{
          label: say(messages.about),
          figure: <Money amount={estimate.total} currency={currency} />,
          line: say(messages.example),
        }}
      />
    </div>
  );
}
