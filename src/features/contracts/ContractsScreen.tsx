import { useIntl } from 'react-intl';
import type { AgentContract, ContractKind, PayFigures, RunningPay } from '#contract';
import { Button } from '#ds/Button';
import { Columns } from '#ds/Columns';
import { Heading } from '#ds/Heading';
import { Notice } from '#ds/Notice';
import { Skeleton } from '#ds/Skeleton';
import { Badge } from '#ds/Badge';
import { Stack } from '#ds/Stack';
import { formatInBothZones } from '#design-system/i18n/zoneText.ts';
import { useLocaleRow } from '#ds-i18n';
import { AsyncSection, type Async } from '#patterns/AsyncSection';
import { PageHead } from '#patterns/PageHead';
import { CountdownRing } from '#patterns/CountdownRing';
import { actionMessages } from '../action.messages';
import { SheetActions, type SheetOutputs } from '../sheet/SheetActions';
import { ViewTools } from '../ViewTools';
import { ContractList } from './ContractList';
import { useContractSheet, type ContractRows } from './useContractSheet';
import { ContractSlip, type SlipReports } from './ContractSlip';
import * as styles from './Contracts.styles';
import { contractMessages as messages } from './messages';
import { DueView, type DueViewProps } from './DueView';
import { PayslipsView, type PayslipsViewProps } from './PayslipsView';
import { joinFacts } from '#design-system/i18n/joinFacts.ts';

/** What of a kind of contract is shown. */
export const contractViews = ['mine', 'given', 'due', 'slips'] as const;
export type ContractView = (typeof contractViews)[number];

export interface ContractsScreenProps {
  kind: ContractKind;
  /** Name of the kind. */
  kindName: string;
  view: ContractView;
  onViewChange: (view: ContractView) => void;
  /** Contracts of the side that is shown, newest first. */
  contracts: Async<ContractRows>;
  /** Reviews an offer, takes one back, or ends a contract. */
  onAct: (contract: AgentContract) => void;
  /** Opens the form of an offer. */
  onOffer: () => void;
  /** The period that runs under the own contract, so far. */
  running?: RunningPay | undefined;
  /** Report of the bets of some days. */
  reportsOf: (figures: PayFigures) => SlipReports;
  /** Account that an offer was sent to last. */
  sentTo?: string | undefined;
  /** Where the contracts that are shown go as a file or on paper. */
  outputs: SheetOutputs;
  due: DueViewProps;
  slips: PayslipsViewProps;
}

const viewNames = {
  mine: messages.mine,
  given: messages.given,
  due: messages.dueSoFar,
  slips: messages.slips,
} as const satisfies Record<ContractView, object>;

/** Contracts of one kind: the agent's own, those given below, what is due by these so far, and what was paid. */
export function ContractsScreen(props: ContractsScreenProps) {
  const { view, onViewChange, onAct, running } = props;
  const { state, value } = props.contracts;
  const { rows: contracts = [], currency = '' } = value ?? {};
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const sheetOf = useContractSheet();
  const offers = view === 'mine' ? contracts.filter(({ phase }) => phase === 'offered').length : 0;
  const settles = running ? t(messages.settles, { time: formatInBothZones(running.settlesAt, locale) }) : '';
  return (
    <Stack gap={4}>
      <ViewTools
        label={t(actionMessages.show)}
        views={contractViews.map((id) => ({ id, label: t(viewNames[id]) }))}
        value={view}
        onChange={onViewChange}
      >
        {view === 'given' && <Button onPress={props.onOffer}>{t(messages.offer)}</Button>}
      </ViewTools>
      <div role="status" css={styles.status}>
        {props.sentTo !== undefined && (
          <Notice tone="success">{t(messages.sent, { account: props.sentTo })}</Notice>
        )}
      </div>
      {view === 'slips' ? (
        <PayslipsView {...props.slips} />
      ) : view === 'due' ? (
        <DueView {...props.due} />
      ) : (
        <>
          {value && contracts.length > 0 && (
            <PageHead
              actions={
                <SheetActions
                  outputs={props.outputs}
                  sheetOf={() => sheetOf(value, joinFacts([props.kindName, t(messages[view])]))}
                />
              }
            />
          )}
          <AsyncSection
            of={props.contracts}
            state={state === 'ready' && contracts.length === 0 ? 'empty' : state}
            isCard
            skeleton={<Skeleton shape="block" blockSize="20rem" />}
            empty={{
              title: t(messages.none),
              description: t(view === 'mine' ? messages.noneMine : messages.noneGiven),
            }}
            failure={{
              title: t(messages.failedTitle),
              description: t(messages.failedText),
            }}
          >
            <Columns aside={running && view === 'mine' ? 100 : undefined} gap={4}>
              <Stack gap={4}>
                {offers > 0 && <Notice tone="info">{t(messages.offers, { count: offers })}</Notice>}
                <ContractList
                  contracts={contracts}
                  currency={currency}
                  onAct={onAct}
                  aria-label={t(messages[view])}
                />
              </Stack>
              {running && view === 'mine' && (
                <Stack elementType="section" gap={3} aria-label={t(messages.runningTitle)}>
                  <Heading size="lg">{t(messages.runningTitle)}</Heading>
                  {running.kind === 'realTime' && (
                    <Stack align="center">
                      <CountdownRing
                        label={settles}
                        startsAt={Date.parse(running.from)}
                        endsAt={Date.parse(running.settlesAt)}
                      />
                    </Stack>
                  )}
                  <ContractSlip
                    figures={running}
                    currency={currency}
                    kind={props.kindName}
                    status={<Badge tone="info">{t(messages.soFar)}</Badge>}
                    resultLabel={t(messages.due)}
                    resultLine={settles}
                    reports={props.reportsOf(running)}
                    isMarked
                  />
                </Stack>
              )}
            </Columns>
          </AsyncSection>
        </>
      )}
    </Stack>
  );
}
