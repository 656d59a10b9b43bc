import type { ReactNode } from 'react';
import { Card } from '#ds/Card';
import * as styles from './Payslip.styles';

/** One letter of the formula. */
export interface PayslipTerm {
  /** The letter that its row has too. */
  letter: string;
  /** What it stands for, in the words of the contract. */
  label: string;
  /** What stands before it: a minus, a times, a bracket. The first has none. */
  operator?: string;
}

/** One line of the slip. */
export interface PayslipRow {
  /** Tells lines apart. */
  id: string;
  /** The letter of its term. Subtotals may have none. */
  letter?: string;
  /** What it is. */
  label: ReactNode;
  /** Where it comes from: "Valid bets of 42 members". */
  source?: ReactNode;
  /** Money, a rate, a count; from the platform. */
  figure: ReactNode;
  /** Whether a hairline above it sums up what stands before. */
  isSubtotal?: boolean;
}

export interface PayslipProps {
  /** Kind of pay, in small capitals. */
  kind: string;
  /** The period, as the heading of the slip. */
  title: ReactNode;
  /** Badges of its state: paid, so far, being checked. */
  status?: ReactNode;
  /** The formula, term by term. */
  formula: readonly PayslipTerm[];
  /** The lines, in the order of the formula. */
  rows: readonly PayslipRow[];
  /** What comes out: its label and the figure. */
  result: { label: ReactNode; figure: ReactNode; line?: ReactNode };
  /** Number of the slip, version of the contract, printing, questions. */
  foot?: ReactNode;
  /** Whether it is the answer that its page gives; one at most. */
  isMarked?: boolean;
}

/**
 * How a pay comes about: a formula of lettered terms, a line for each with its source, and what comes out. Every figure
 * comes from the platform; nothing is computed here. Prints on A5, black on white.
 */
export function Payslip({ kind, title, status, formula, rows, result, foot, isMarked }: PayslipProps) {
  return (
    <Card density="none" elementType="article" aria-label={kind} isMarked={isMarked ?? false}>
      <div css={styles.root} data-print-alone="">
        <header css={styles.head}>
          <div css={styles.names}>
            <p css={styles.kind}>{kind}</p>
            <h3 css={styles.heading}>{title}</h3>
          </div>
          {status}
        </header>
        <p css={styles.formula}>
          {formula.map(({ letter, label, operator }) => (
            <span key={letter} css={styles.term}>
              {operator !== undefined && <span css={styles.operator}>{operator}</span>}
              <span css={styles.letter}>{letter}</span>
              {label}
            </span>
          ))}
        </p>
        <dl css={styles.rows}>
          {rows.map(({ id, letter, label, source, figure: value, isSubtotal }) => (
            <div key={id} css={styles.row} data-subtotal={isSubtotal || undefined}>
              <dt css={styles.label}>
                {letter !== undefined && <span css={styles.letter}>{letter}</span>}
                <span>
                  {label}
                  {source != null && <small css={styles.source}>{source}</small>}
                </span>
              </dt>
              <dd css={styles.figure}>{value}</dd>
            </div>
          ))}
        </dl>
        <div css={styles.result}>
          <span>
            {result.label}
            {result.line != null && <small css={styles.source}>{result.line}</small>}
          </span>
          <b css={styles.amount}>{result.figure}</b>
        </div>
        {foot != null && <footer css={styles.foot}>{foot}</footer>}
      </div>
    </Card>
  );
}
