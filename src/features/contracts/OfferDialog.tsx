import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { ContractBounds, ContractExample, ContractKind, ContractTerms } from '#contract';
import { Button } from '#ds/Button';
import { IconButton } from '#ds/IconButton';
import { Money } from '#ds/Money';
import { MoneyField } from '#ds/MoneyField';
import { NumberField } from '#ds/NumberField';
import { Select, SelectItem } from '#ds/Select';
import { Switch } from '#ds/Switch';
import { useLocaleRow } from '#ds-i18n';
import { FormDialog } from '#patterns/FormDialog';
import { NoteBox } from '#patterns/NoteBox';
import type { Notice } from '../notice';
import { WordedNotice } from '../WordedNotice';
import * as styles from './Contracts.styles';
import { EndingList } from './EndingList';
import { ExampleSlip } from './ExampleSlip';
import { contractMessages as messages } from './messages';
import { percent, periodNames } from './terms';
import { emptyTerms, emptyTier, termsOf, type TermsDraft, type TierDraft } from './termsForm';

export interface OfferDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  kind: ContractKind;
  /** Name of the kind of contract. */
  kindName: string;
  currency: string;
  /** Agents directly below. */
  downlines: readonly { id: string; account: string }[];
  /** The most that can be given; none without an own contract of the kind. */
  bounds: ContractBounds | undefined;
  /** Works out what the terms would have paid. */
  onTry: (to: string, terms: ContractTerms) => void;
  isTrying: boolean;
  /** The example that was worked out last. */
  example: ContractExample | undefined;
  onSend: (to: string, terms: ContractTerms) => void;
  /** Id of the downline that is chosen at first. */
  initialTo?: string | undefined;
  isPending: boolean;
  notice?: Notice | undefined;
}

const mostTiers = 8;
const periods = ['daily', 'weekly', 'semimonthly', 'monthly'] as const;

/** A new offer to a direct downline: its terms, and with real figures what they would have paid. */
export function OfferDialog(props: OfferDialogProps) {
  const { isOpen, onOpenChange, kind, kindName, currency, downlines, bounds, isPending, notice, example } =
    props;
  const { formatMessage: say } = useIntl();
  const row = useLocaleRow();
  // Somebody who can be offered nothing is not chosen.
  const [to, setTo] = useState(() => downlines.find(({ id }) => id === props.initialTo)?.id);
  const [draft, setDraft] = useState<TermsDraft>(() => ({
    ...emptyTerms,
    // Of an own contract that pays amounts no rate can be given on.
    pays: kind === 'daily' && bounds?.rate === 0 && bounds.amount !== '0' ? 'amount' : 'rate',
  }));
  /** What the example was worked out for: of other terms, or for another account, it says nothing. */
  const [tried, setTried] = useState({ to, draft });
  const isOfTheseTerms = tried.to === to && tried.draft === draft && !props.isTrying;
  const [fault, setFault] = useState<string>();
  const change = (next: Partial<TermsDraft>): void => {
    setFault(undefined);
    setDraft({ ...draft, ...next });
  };
  const changeTier = (id: number, next: Partial<TierDraft>): void =>
    change({ tiers: draft.tiers.map((tier) => (tier.id === id ? { ...tier, ...next } : tier)) });
  /** Does something with whole terms, or says what is missing. */
  const withTerms = (act: (account: string, terms: ContractTerms) => void): void => {
    const terms = termsOf(kind, draft);
    if (to === undefined) setFault(say(messages.choose));
    else if (!terms) setFault(say(messages.incomplete));
    else act(to, terms);
  };
  const rate = (
    label: string,
    value: number,
    onChange: (value: number) => void,
    most: number | undefined,
  ) => (
    <NumberField
      label={label}
      value={value}
      onChange={onChange}
      minValue={0}
      maxValue={(most ?? 10_000) / 100}
      step={0.01}
      hasNoSteps
    />
  );
  return (
    <FormDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={[say(messages.offer), kindName].join(dash)}
      form={{
        onSubmit: (event) => {
          event.preventDefault();
          if (!isPending) withTerms(props.onSend);
        },
        validationErrors: undefined,
      }}
      isPending={isPending}
      isDirty={to !== undefined}
      error={fault}
      labels={{ submit: say(messages.send), cancel: say(messages.cancel), pending: say(messages.sending) }}
    >
      <WordedNotice notice={notice} />
      <p css={styles.quiet}>
        {say(messages.offerNote)}
        {gap}
        {bounds &&
          (kind === 'realTime'
            ? say(messages.ceilingTwo, {
                profit: percent(bounds.profitRate, row),
                loss: percent(bounds.lossRate, row),
              })
            : say(messages.ceiling, {
                rate:
                  draft.pays === 'amount' && bounds.amount !== '0' ? (
                    <Money key="most" amount={bounds.amount} currency={currency} />
                  ) : (
                    percent(bounds.rate, row)
                  ),
              }))}
      </p>
      <Select
        label={say(messages.offerTo)}
        selectedKey={to ?? null}
        onSelectionChange={(key) => setTo(key === null ? undefined : String(key))}
      >
        {downlines.map(({ id, account }) => (
          <SelectItem key={id} id={id}>
            {account}
          </SelectItem>
        ))}
      </Select>
      {kind === 'dividend' && (
        <>
          <Select
            label={say(messages.period)}
            selectedKey={draft.period}
            onSelectionChange={(key) => change({ period: periods.find((each) => each === key) ?? 'monthly' })}
          >
            {periods.map((each) => (
              <SelectItem key={each} id={each}>
                {say(periodNames[each])}
              </SelectItem>
            ))}
          </Select>
          <Switch isSelected={draft.carriesOver} onChange={(carriesOver) => change({ carriesOver })}>
            {say(messages.carriesOver)}
          </Switch>
        </>
      )}
      {kind === 'daily' && (
        <Switch isSelected={draft.isPaidWhenWon} onChange={(isPaidWhenWon) => change({ isPaidWhenWon })}>
          {say(messages.isPaidWhenWon)}
        </Switch>
      )}
      {kind === 'daily' && (
        <Select
          label={say(messages.due)}
          selectedKey={draft.pays}
          onSelectionChange={(key) => change({ pays: key === 'amount' ? 'amount' : 'rate' })}
        >
          <SelectItem id="rate">{say(messages.rate)}</SelectItem>
          <SelectItem id="amount">{say(messages.amount)}</SelectItem>
        </Select>
      )}
      {kind === 'realTime' ? (
        <>
          <MoneyField
            label={say(messages.singleBet)}
            currency={currency}
            value={draft.singleBet}
            onChange={(singleBet) => change({ singleBet })}
          />
          {rate(
            say(messages.profitRate),
            draft.profitRate,
            (profitRate) => change({ profitRate }),
            bounds?.profitRate,
          )}
          {rate(say(messages.lossRate), draft.lossRate, (lossRate) => change({ lossRate }), bounds?.lossRate)}
        </>
      ) : (
        <div>
          {draft.tiers.map((tier, index) => (
            <div
              key={tier.id}
              role="group"
              aria-label={say(messages.tier, { number: index + 1 })}
              css={styles.tier}
            >
              <div css={styles.wide}>
                <b>{say(messages.tier, { number: index + 1 })}</b>
                {draft.tiers.length > 1 && (
                  <IconButton
                    icon={IconTrash}
                    aria-label={say(messages.removeTier, { number: index + 1 })}
                    onPress={() => change({ tiers: draft.tiers.filter(({ id }) => id !== tier.id) })}
                  />
                )}
              </div>
              <MoneyField
                label={say(messages.validBet)}
                currency={currency}
                value={tier.validBet}
                onChange={(validBet) => changeTier(tier.id, { validBet })}
              />
              {kind === 'dividend' && (
                <MoneyField
                  label={say(messages.netLoss)}
                  currency={currency}
                  value={tier.netLoss}
                  onChange={(netLoss) => changeTier(tier.id, { netLoss })}
                />
              )}
              {kind !== 'hourly' && (
                <NumberField
                  label={say(messages.activeMembers)}
                  value={tier.activeMembers}
                  onChange={(activeMembers) => changeTier(tier.id, { activeMembers })}
                  minValue={0}
                  hasNoSteps
                />
              )}
              {kind === 'daily' && draft.pays === 'amount' ? (
                <MoneyField
                  label={say(messages.amountTier, { number: index + 1 })}
                  currency={currency}
                  value={tier.amount}
                  onChange={(amount) => changeTier(tier.id, { amount })}
                />
              ) : (
                rate(
                  say(messages.rate),
                  tier.rate,
                  (next) => changeTier(tier.id, { rate: next }),
                  bounds?.rate,
                )
              )}
            </div>
          ))}
          {draft.tiers.length < mostTiers && (
            <Button
              tone="neutral"
              emphasis="ghost"
              icon={IconPlus}
              onPress={() =>
                change({
                  tiers: [...draft.tiers, emptyTier(Math.max(...draft.tiers.map(({ id }) => id)) + 1)],
                })
              }
            >
              {say(messages.addTier)}
            </Button>
          )}
        </div>
      )}
      <Button
        tone="neutral"
        emphasis="soft"
        isPending={props.isTrying}
        onPress={() =>
          withTerms((account, terms) => {
            setTried({ to, draft });
            props.onTry(account, terms);
          })
        }
      >
        {say(messages.tryIt)}
      </Button>
      {example && isOfTheseTerms && (
        <>
          <ExampleSlip
            example={example}
            currency={currency}
            kind={kindName}
            resultLabel={say(messages.wouldEarn, { account: example.account })}
          />
          {example.ends.length > 0 && <EndingList ends={example.ends} />}
        </>
      )}
      {!bounds && <NoteBox tone="warning">{say(messages.noBounds)}</NoteBox>}
    </FormDialog>
  );
}

/** Between what is done and its kind, and between sentences. */
const dash = ' – ';
const gap = ' ';
