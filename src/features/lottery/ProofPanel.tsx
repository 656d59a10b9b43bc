import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { DrawnResult, LotteryTable } from '#contract';
import { Button } from '#ds/Button';
import { CopyField } from '#ds/CopyField';
import { Notice } from '#ds/Notice';
import { Select, SelectItem } from '#ds/Select';
import { Text } from '#ds/Text';
import { TitledCard } from '../TitledCard';
import { lotteryMessages as messages } from './messages';

export interface ProofPanelProps {
  table: LotteryTable;
  /** Computes a draw again here. Resolves to whether hash and numbers are right; rejects when it cannot be computed. */
  onCheck: (result: DrawnResult) => Promise<boolean>;
}

type Outcome = 'right' | 'wrong' | 'failed';

/** Hashes of the draws to come, and a check of those that are over. */
export function ProofPanel({ table, onCheck }: ProofPanelProps) {
  const { formatMessage: t } = useIntl();
  const [issue, setIssue] = useState('');
  // By draw, so that a late answer stays with the draw that it is about.
  const [outcomes, setOutcomes] = useState<Readonly<Record<string, Outcome>>>({});
  const result = table.results.find((each) => each.issue === issue) ?? table.results[0];
  const outcome = result && outcomes[result.issue];
  const check = async (checked: DrawnResult) => {
    const note = (end: Outcome) => setOutcomes((known) => ({ ...known, [checked.issue]: end }));
    try {
      note((await onCheck(checked)) ? 'right' : 'wrong');
    } catch {
      note('failed');
    }
  };
  return (
    <TitledCard title={t(messages.proof)}>
      <Text>{t(messages.proofText)}</Text>
      {[table.draw, table.next].map((draw) => (
        <CopyField key={draw.issue} label={t(messages.openHash, { issue: draw.issue })} value={draw.hash} />
      ))}
      {result && (
        <>
          <Select
            label={t(messages.checkedDraw)}
            value={result.issue}
            onChange={(chosen) => setIssue(String(chosen ?? ''))}
          >
            {table.results.map((each) => (
              <SelectItem key={each.issue} id={each.issue}>
                {each.issue}
              </SelectItem>
            ))}
          </Select>
          <CopyField label={t(messages.hash)} value={result.hash} />
          <CopyField label={t(messages.seed)} value={result.seed} />
          <Button tone="neutral" emphasis="outline" onPress={() => void check(result)}>
            {t(messages.check)}
          </Button>
          <div role="status">
            {outcome === 'right' && (
              <Notice tone="success">{t(messages.checkRight, { numbers: result.numbers.join(' ') })}</Notice>
            )}
            {outcome === 'wrong' && (
              <Notice tone="danger" role="note">
                {t(messages.checkWrong)}
              </Notice>
            )}
            {outcome === 'failed' && <Notice tone="warning">{t(messages.checkFailed)}</Notice>}
          </div>
        </>
      )}
    </TitledCard>
  );
}
