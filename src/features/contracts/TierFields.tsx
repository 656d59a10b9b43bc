import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useIntl } from 'react-intl';
import type { ContractKind } from '#contract';
import { IconButton } from '#ds/IconButton';
import { MoneyField } from '#ds/MoneyField';
import { NumberField } from '#ds/NumberField';
import * as styles from './Contracts.styles';
import { contractMessages as messages } from './messages';
import type { TermsDraft, TierDraft } from './termsForm';

export interface RateFieldProps {
  label: string;
  /** In percent. */
  value: number;
  onChange: (value: number) => void;
  /** The highest that can be offered, in hundredths of a percent; 100 % when absent. */
  most: number | undefined;
}

/** A rate of an offer, in percent. */
export const RateField = ({ label, value, onChange, most = 10_000 }: RateFieldProps) => (
  <NumberField
    label={label}
    value={value}
    onChange={onChange}
    minValue={0}
    maxValue={most / 100}
    step={0.01}
    hasNoSteps
  />
);

export interface TierFieldsProps {
  tier: TierDraft;
  /** Counts from 1. */
  number: number;
  kind: ContractKind;
  /** Whether a daily wage pays a rate or an amount. */
  pays: TermsDraft['pays'];
  currency: string;
  /** Id of what says from which bets a member is active. */
  activeNote: string | undefined;
  /** The highest rate, in hundredths of a percent. */
  mostRate: number | undefined;
  onChange: (next: Partial<TierDraft>) => void;
  /** Absent for the only one. */
  onRemove: (() => void) | undefined;
}

/** What one tier of an offer asks for, and what it pays. */
export function TierFields(props: TierFieldsProps) {
  const { tier, number, kind, pays, currency, activeNote, mostRate, onChange, onRemove } = props;
  const { formatMessage: t } = useIntl();
  const name = t(messages.tier, { number });
  return (
    <div role="group" aria-label={name} css={styles.tier}>
      <div css={styles.wide}>
        <b>{name}</b>
        {onRemove && (
          <IconButton icon={IconTrash} aria-label={t(messages.removeTier, { number })} onPress={onRemove} />
        )}
      </div>
      <MoneyField
        label={t(messages.validBet)}
        currency={currency}
        value={tier.validBet}
        onChange={(validBet) => onChange({ validBet })}
      />
      {kind === 'dividend' && (
        <MoneyField
          label={t(messages.netLoss)}
          currency={currency}
          value={tier.netLoss}
          onChange={(netLoss) => onChange({ netLoss })}
        />
      )}
      {kind !== 'hourly' && (
        <NumberField
          label={t(messages.activeMembers)}
          {...(activeNote !== undefined && { 'aria-describedby': activeNote })}
          value={tier.activeMembers}
          onChange={(activeMembers) => onChange({ activeMembers })}
          minValue={0}
          hasNoSteps
        />
      )}
      {kind === 'daily' && pays === 'amount' ? (
        <MoneyField
          label={t(messages.amountTier, { number })}
          currency={currency}
          value={tier.amount}
          onChange={(amount) => onChange({ amount })}
        />
      ) : (
        <RateField
          label={t(messages.rate)}
          value={tier.rate}
          onChange={(rate) => onChange({ rate })}
          most={mostRate}
        />
      )}
    </div>
  );
}
