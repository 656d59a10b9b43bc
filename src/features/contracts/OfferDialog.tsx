import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import type { ContractBounds, ContractExample, ContractKind, ContractTerms } from '#contract';
import { Button } from '#ds/Button';
import { Money } from '#ds/Money';
import { MoneyField } from '#ds/MoneyField';
import { Notice } from '#ds/Notice';
import { Select, SelectItem } from '#ds/Select';
import { Switch } from '#ds/Switch';
import { useLocaleRow } from '#ds-i18n';
import { FormDialog } from '#patterns/FormDialog';
import { useFocusAfterRemoval } from '#patterns/useFocusAfterRemoval';
import { actionMessages } from '../action.messages';
import { moneyMessages } from '../money.messages';
import type { NoticeContent } from '../notice';
import { WordedNotice } from '../WordedNotice';
import * as styles from './Contracts.styles';
import { EndingList } from './EndingList';
import { ExampleSlip } from './ExampleSlip';
import { contractMessages as messages } from './messages';
import { OfferReceiver } from './OfferReceiver';
import { percent, periodNames } from './terms';
import { emptyTerms, emptyTier, termsOf, type OfferDraft, type TermsDraft } from './termsForm';
import { RateField, TierFields } from './TierFields';

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
  /** Valid bet of a day from which a member counts as active. */
  activeFrom?: string | undefined;
  /** Works out what the terms would have paid. */
  onTry: (to: string, terms: ContractTerms) => void;
  isTrying: boolean;
  /** The example that was worked out last. */
  example: ContractExample | undefined;
  onSend: (to: string, terms: ContractTerms) => void;
  /** Id of the downline that is chosen at first. */
  initialTo?: string | undefined;
  /** An offer that was left half written, such as by the browser's Back; without a downline the last one. */
  draftOf: (to: string | undefined) => OfferDraft | undefined;
  /**
   * Told of each change, so that what was written outlives the page, and of nothing once it is discarded.
   * @param before whom it was to until now
   */
  onDraftChange: (offer: OfferDraft | undefined, before: string | undefined) => void;
  isPending: boolean;
  notice?: NoticeContent | undefined;
}

const mostTiers = 8;
const periods = ['daily', 'weekly', 'semimonthly', 'monthly'] as const;

/** A new offer to a direct downline: its terms, and with real figures what they would have paid. */
export function OfferDialog(props: OfferDialogProps) {
  const {
    isOpen,
    onOpenChange,
    kind,
    kindName,
    currency,
    downlines,
    bounds,
    activeFrom,
    isPending,
    example,
  } = props;
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const activeNote = useId();
  const hasActive = activeFrom !== undefined && kind !== 'hourly';
  const [first] = useState<OfferDraft>(() => ({
    // Somebody who can be offered nothing is not chosen.
    to: downlines.find(({ id }) => id === props.initialTo)?.id,
    draft: {
      ...emptyTerms,
      // Of an own contract that pays amounts no rate can be given on.
      pays: kind === 'daily' && bounds?.rate === 0 && bounds.amount !== '0' ? 'amount' : 'rate',
    },
  }));
  const [unfinished, setUnfinished] = useState(() => props.draftOf(props.initialTo));
  const [offered, setOffered] = useState(unfinished ?? first);
  const { to, draft } = offered;
  const { list, willRemove } = useFocusAfterRemoval<HTMLDivElement>(
    draft.tiers.length,
    ':scope > [role=group]',
  );
  const keep = (next: OfferDraft): void => {
    setOffered(next);
    props.onDraftChange(next, to);
  };
  /** Goes on with what was written earlier; what was written just now stays kept for whom it was to. */
  const resume = (before: OfferDraft): void => {
    setOffered(before);
    setUnfinished(before);
  };
  /** What the example was worked out for: of other terms, or for another account, it says nothing. */
  const [tried, setTried] = useState({ to, draft });
  const isOfTheseTerms = tried.to === to && tried.draft === draft && !props.isTrying;
  const [fault, setFault] = useState<string>();
  const change = (next: Partial<TermsDraft>): void => {
    setFault(undefined);
    keep({ to, draft: { ...draft, ...next } });
  };
  /** Does something with whole terms, or says what is missing. */
  const withTerms = (act: (account: string, terms: ContractTerms) => void): void => {
    const terms = termsOf(kind, draft);
    if (to === undefined) setFault(t(messages.choose));
    else if (!terms) setFault(t(messages.incomplete));
    else act(to, terms);
  };
  return (
    <FormDialog
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) props.onDraftChange(undefined, to);
        onOpenChange(next);
      }}
      title={[t(messages.offer), kindName].join(dash)}
      form={{
        onSubmit: (event) => {
          event.preventDefault();
          if (!isPending) withTerms(props.onSend);
        },
        validationErrors: undefined,
      }}
      isPending={isPending}
      isDirty={offered !== first}
      discard={{ title: t(messages.discardTitle), confirm: t(messages.discard), cancel: t(messages.keep) }}
      error={fault}
      labels={{ submit: t(messages.send), pending: t(actionMessages.sending) }}
    >
      <WordedNotice notice={props.notice} />
      {unfinished && <Notice tone="info">{t(messages.unfinished)}</Notice>}
      <p css={styles.quiet}>
        {t(messages.offerNote)}
        {gap}
        {bounds &&
          (kind === 'realTime'
            ? t(messages.ceilingTwo, {
                profit: percent(bounds.profitRate, locale),
                loss: percent(bounds.lossRate, locale),
              })
            : t(messages.ceiling, {
                rate:
                  draft.pays === 'amount' && bounds.amount !== '0' ? (
                    <Money key="most" amount={bounds.amount} currency={currency} />
                  ) : (
                    percent(bounds.rate, locale)
                  ),
              }))}
      </p>
      <OfferReceiver
        downlines={downlines}
        to={to}
        draftOf={props.draftOf}
        isWritten={draft !== first.draft}
        onChoose={(id) => keep({ to: id, draft })}
        onResume={resume}
      />
      {kind === 'dividend' && (
        <>
          <Select
            label={t(messages.period)}
            selectedKey={draft.period}
            onSelectionChange={(key) => change({ period: periods.find((each) => each === key) ?? 'monthly' })}
          >
            {periods.map((each) => (
              <SelectItem key={each} id={each}>
                {t(periodNames[each])}
              </SelectItem>
            ))}
          </Select>
          <Switch isSelected={draft.carriesOver} onChange={(carriesOver) => change({ carriesOver })}>
            {t(messages.carriesOver)}
          </Switch>
        </>
      )}
      {kind === 'daily' && (
        <Switch isSelected={draft.isPaidWhenWon} onChange={(isPaidWhenWon) => change({ isPaidWhenWon })}>
          {t(messages.isPaidWhenWon)}
        </Switch>
      )}
      {kind === 'daily' && (
        <Select
          label={t(messages.due)}
          selectedKey={draft.pays}
          onSelectionChange={(key) => change({ pays: key === 'amount' ? 'amount' : 'rate' })}
        >
          <SelectItem id="rate">{t(messages.rate)}</SelectItem>
          <SelectItem id="amount">{t(moneyMessages.amount)}</SelectItem>
        </Select>
      )}
      {kind === 'realTime' ? (
        <>
          <MoneyField
            label={t(messages.singleBet)}
            currency={currency}
            value={draft.singleBet}
            onChange={(singleBet) => change({ singleBet })}
          />
          <RateField
            label={t(messages.profitRate)}
            value={draft.profitRate}
            onChange={(profitRate) => change({ profitRate })}
            most={bounds?.profitRate}
          />
          <RateField
            label={t(messages.lossRate)}
            value={draft.lossRate}
            onChange={(lossRate) => change({ lossRate })}
            most={bounds?.lossRate}
          />
        </>
      ) : (
        <div ref={list}>
          {hasActive && (
            <p id={activeNote} css={styles.quiet}>
              {t(messages.activeFrom, { amount: <Money amount={activeFrom} currency={currency} /> })}
            </p>
          )}
          {draft.tiers.map((tier, index) => (
            <TierFields
              key={tier.id}
              tier={tier}
              number={index + 1}
              kind={kind}
              pays={draft.pays}
              currency={currency}
              activeNote={hasActive ? activeNote : undefined}
              mostRate={bounds?.rate}
              onChange={(next) =>
                change({ tiers: draft.tiers.map((each) => (each === tier ? { ...tier, ...next } : each)) })
              }
              onRemove={
                draft.tiers.length > 1
                  ? () => {
                      willRemove(index);
                      change({ tiers: draft.tiers.filter((each) => each !== tier) });
                    }
                  : undefined
              }
            />
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
              {t(messages.addTier)}
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
        {t(messages.tryIt)}
      </Button>
      {example && isOfTheseTerms && (
        <>
          <ExampleSlip
            example={example}
            currency={currency}
            kind={kindName}
            resultLabel={t(messages.wouldEarn, { account: example.account })}
          />
          {example.ends.length > 0 && <EndingList ends={example.ends} />}
        </>
      )}
      {!bounds && <Notice tone="warning">{t(messages.noBounds)}</Notice>}
    </FormDialog>
  );
}

/** Between what is done and its kind, and between sentences. */
const dash = ' – ';
const gap = ' ';
