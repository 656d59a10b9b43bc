import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { PayFigures, TierState } from '#contract';
import { Link } from '#ds/Link';
import { Money } from '#ds/Money';
import { formatNumber, useLocaleRow } from '#ds-i18n';
import { Payslip, type PayslipProps, type PayslipRow } from '#patterns/Payslip';
import { contractMessages as messages } from './messages';
import { slipTime } from './slipTime';
import { percent } from './terms';

export interface ContractSlipProps extends Pick<PayslipProps, 'status' | 'foot' | 'isMarked'> {
  figures: PayFigures;
  currency: string;
  /** Name of the kind of contract. */
  kind: string;
  /** What comes out, in words: who received it. */
  resultLabel: string;
  /** What stands below it, such as what is paid and owed. */
  resultLine?: ReactNode;
  /** Reports of exactly what it counts. */
  reports?: SlipReports | undefined;
}

/** Addresses of reports: of all its bets, those won and lost, and of what was paid to the team. */
export type SlipReports = Readonly<Record<'bets' | 'won' | 'lost' | 'rebates' | 'bonuses' | 'wages', string>>;

/** What a condition is about. */
const missingNames = {
  validBet: messages.teamBets,
  netLoss: messages.teamLoss,
  activeMembers: messages.activeMembers,
} as const;

/** How a pay comes about, from the team's figures to the amount; the tier that was missed is named. */
export function ContractSlip(props: ContractSlipProps) {
  const { figures, currency, kind, status, foot, isMarked, resultLabel, resultLine, reports } = props;
  const { formatMessage: t, formatList } = useIntl();
  const locale = useLocaleRow();
  const money = (value: string) => <Money amount={value} currency={currency} tone="neutral" />;
  const minus = (value: string) => (
    <Money amount={(-BigInt(value)).toString()} currency={currency} tone="change" />
  );
  const missing = ({ conditions }: TierState): string =>
    formatList(
      conditions
        .filter(({ isMet }) => !isMet)
        .map(({ is, needed, reached }) => {
          if (is === 'lostDay') return t(messages.wonDay);
          const figure = (text: string): string =>
            is === 'activeMembers'
              ? formatNumber(Number(text), locale)
              : formatNumber(Number(BigInt(text)) / 100, locale);
          return t(messages.missing, {
            what: t(missingNames[is]),
            needed: figure(needed),
            reached: figure(reached),
          });
        }),
    );
  const next = figures.tiers.find(({ tier, isMet }) => !isMet && tier > (figures.tier ?? 0));
  const tierRow = (letter: string): PayslipRow => ({
    id: 'tier',
    letter,
    label:
      figures.tier === undefined
        ? t(messages.noTier)
        : t(figures.rate === undefined ? messages.amountTier : messages.rateTier, { number: figures.tier }),
    source: next && t(messages.nextTier, { number: next.tier, conditions: missing(next) }),
    figure: figures.rate === undefined ? money(figures.amount) : percent(figures.rate, locale),
  });
  // Nobody is active in a team of nobody, and hours and single bets count no active members.
  const { activeFrom } = figures;
  const countsActive = figures.members > 0 && activeFrom !== undefined;
  const bets: PayslipRow = {
    id: 'bets',
    letter: 'A',
    label: t(messages.teamBets),
    source: (
      <>
        {figures.members > 0 &&
          (countsActive
            ? t(messages.members, { count: figures.members, active: figures.activeMembers })
            : t(messages.membersOnly, { count: figures.members }))}{' '}
        {reports && <Link href={reports.bets}>{t(messages.seeBets)}</Link>}
        {countsActive && (
          <>
            <br />
            {t(messages.activeFrom, { amount: money(activeFrom) })}
          </>
        )}
      </>
    ),
    figure: money(figures.validBet),
  };
  /** What was paid to the team, with the way to each payment. */
  const paid = (id: 'rebates' | 'bonuses' | 'wages'): PayslipRow => ({
    id,
    label: t(messages[id]),
    source: reports && figures[id] !== '0' && <Link href={reports[id]}>{t(messages.seePayments)}</Link>,
    figure: minus(figures[id]),
  });
  const parts = partsOf();
  return (
    <Payslip
      kind={kind}
      title={t(messages.fromTo, slipTime(figures, locale))}
      status={status}
      formula={parts.formula}
      rows={parts.rows}
      result={{ label: resultLabel, figure: money(figures.amount), line: resultLine }}
      foot={foot}
      isMarked={isMarked ?? false}
    />
  );

  function partsOf(): Pick<PayslipProps, 'formula' | 'rows'> {
    if (figures.kind === 'dividend')
      return {
        formula: [
          { letter: 'A', label: t(messages.teamLoss), operator: '(' },
          { letter: 'B', label: t(messages.carried), operator: '−' },
          { letter: 'C', label: t(messages.rate), operator: ') ×' },
        ],
        rows: [
          { id: bets.id, label: bets.label, source: bets.source, figure: bets.figure },
          { id: 'result', label: t(messages.result), figure: minus(figures.result) },
          paid('rebates'),
          paid('bonuses'),
          paid('wages'),
          {
            id: 'net',
            letter: 'A',
            label: t(messages.teamLoss),
            figure: money(figures.netLoss),
            isSubtotal: true,
          },
          { id: 'carried', letter: 'B', label: t(messages.carried), figure: minus(figures.carried) },
          { id: 'base', label: t(messages.base), figure: money(figures.base), isSubtotal: true },
          tierRow('C'),
        ],
      };
    if (figures.kind === 'realTime') {
      const { won, lost } = figures;
      const line = (id: 'won' | 'lost', letter: string, label: string, part: typeof won): PayslipRow => ({
        id,
        letter,
        label,
        source: (
          <>
            {`${percent(part?.rate ?? 0, locale)} × ${formatNumber(Number(BigInt(part?.validBet ?? '0')) / 100, locale)}`}{' '}
            {reports && <Link href={reports[id]}>{t(messages.seeBets)}</Link>}
          </>
        ),
        figure: money(part?.amount ?? '0'),
      });
      return {
        formula: [
          { letter: 'A', label: t(messages.wonBets) },
          { letter: 'B', label: t(messages.lostBets), operator: '+' },
        ],
        rows: [line('won', 'A', t(messages.wonBets), won), line('lost', 'B', t(messages.lostBets), lost)],
      };
    }
    // An amount is paid as it is: nothing is multiplied.
    if (figures.tier !== undefined && figures.rate === undefined)
      return {
        formula: [{ letter: 'B', label: t(messages.amountTier, { number: figures.tier }) }],
        rows: [bets, tierRow('B')],
      };
    return {
      formula: [
        { letter: 'A', label: t(messages.teamBets) },
        { letter: 'B', label: t(messages.rate), operator: '×' },
      ],
      rows: [bets, tierRow('B')],
    };
  }
}
