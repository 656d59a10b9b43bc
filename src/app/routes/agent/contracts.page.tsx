import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { AgentContract, ContractKind } from '#contract';
import { platformNow } from '#ds-i18n';
import { ContractsScreen, type ContractView } from '../../../features/contracts/ContractsScreen';
import { EndDialog } from '../../../features/contracts/EndDialog';
import { OfferDialog } from '../../../features/contracts/OfferDialog';
import type { PayslipsViewProps } from '../../../features/contracts/PayslipsView';
import { ReviewDialog } from '../../../features/contracts/ReviewDialog';
import { agentPages } from '../../../features/shell/center.messages';
import { contractStore, type ContractSide } from '../../stores/contractStore';
import { useAddress, type AddressValues } from '../center/useAddress';
import { dayAt, exclusive, periodOf } from '../reportPeriod';
import { stateOf } from '../resourceState';
import { useEnsured } from '../useEnsured';
import { useIsOffline } from '../useIsOffline';
import { useNotice } from '../useNotice';
import { useOnReturn } from '../useOnReturn';
import { useStore } from '../useStore';
import { slipReports } from './slipReports';

const names = {
  dividend: agentPages.agentDividendRecordCopy2,
  daily: agentPages.agentDailyWages2,
  hourly: agentPages.agentHourSalary,
  realTime: agentPages.agentRealtimeSalary,
} as const satisfies Record<ContractKind, object>;

const pageOf = (kind: ContractKind) =>
  observer(function ContractPage() {
    return <Contracts kind={kind} />;
  });
export const DividendPage = pageOf('dividend');
export const DailyWagePage = pageOf('daily');
export const HourlyWagePage = pageOf('hourly');
export const RealTimeWagePage = pageOf('realTime');

/** Contracts of one kind; what is shown of them stands in the address. */
const Contracts = observer(function Contracts({ kind }: { kind: ContractKind }) {
  const store = useStore(contractStore);
  const { notice } = useNotice();
  const isOffline = useIsOffline();
  const [address, change] = useAddress();
  const kindName = useIntl().formatMessage(names[kind]);
  const view: ContractView =
    address['view'] === 'given' || address['view'] === 'slips' ? address['view'] : 'mine';
  const [acting, setActing] = useState<AgentContract>();
  const offerTo = address['offer'];
  const [isOffering, setOffering] = useState(offerTo !== undefined);
  const key = `${view === 'given' ? 'given' : 'mine'} ${kind}`;
  const list = store.lists.get(key);
  const contracts = list.value?.rows ?? [];
  const active = contracts.find(({ side, phase }) => side === 'mine' && phase === 'active')?.id;
  const running = active === undefined ? undefined : store.running.get(active);
  useEffect(() => {
    void store.lists.get(key).refresh();
    return () => store.forgetWrites();
  }, [store, key]);
  useEnsured(active !== undefined && store.running.get(active));
  useEffect(() => {
    if (offerTo !== undefined) void store.bounds.refresh();
  }, [store, offerTo]);
  useOnReturn(() => void store.lists.get(key).refresh());

  const close = (): void => {
    setActing(undefined);
    setOffering(false);
    if (offerTo !== undefined) change({ offer: '' });
    store.preview.reset();
    store.offer.reset();
  };
  const { failure } = list;
  return (
    <>
      <ContractsScreen
        kind={kind}
        kindName={kindName}
        view={view}
        onViewChange={(next) => change({ view: next === 'mine' ? '' : next, slip: '' })}
        state={stateOf(list, isOffline)}
        contracts={contracts}
        currency={list.value?.currency ?? ''}
        onAct={(contract) => {
          store.forgetWrites();
          setActing(contract);
        }}
        onOffer={() => {
          store.forgetWrites();
          setOffering(true);
          void store.bounds.refresh();
        }}
        running={running?.value}
        reportsOf={(figures) => slipReports(figures, 'mine')}
        sentTo={store.sentTo}
        slips={useSlips(kind, kindName, view === 'slips', address, change)}
        failure={failure && notice(failure)}
        onRetry={() => void list.refresh()}
      />
      {acting && (
        <Act contract={acting} kindName={kindName} currency={list.value?.currency ?? ''} onClose={close} />
      )}
      {isOffering && <Offering kind={kind} kindName={kindName} to={offerTo} onClose={close} />}
    </>
  );
});

/** The payslips of the days in the address, and the one that is open. Read it in an observer. */
function useSlips(
  kind: ContractKind,
  kindName: string,
  isShown: boolean,
  address: AddressValues,
  change: (values: AddressValues) => void,
): PayslipsViewProps {
  const store = useStore(contractStore);
  const { notice } = useNotice();
  const isOffline = useIsOffline();
  const side: ContractSide = address['side'] === 'given' ? 'given' : 'mine';
  const [today] = useState(() => dayAt(platformNow()));
  const { slip: openId, view: _view, side: _side, offer: _offer, ...filters } = address;
  const period = periodOf({ ...filters, period: filters['period'] ?? '30' }, today);
  const key = `${side} ${kind} ${period.from} ${period.to}`;
  const slips = store.slips.get(key);
  const open = openId ? store.slip.get(openId) : undefined;
  useEnsured(isShown && store.slips.get(key));
  useEnsured(isShown && openId && store.slip.get(openId));
  return {
    state: stateOf(slips, isOffline),
    slips: slips.value?.rows ?? [],
    totals: slips.value?.totals,
    currency: slips.value?.currency ?? '',
    kindName,
    side,
    onSideChange: (next) => change({ side: next === 'given' ? next : '', slip: '' }),
    filters,
    onFiltersChange: (next) => {
      const { period: chosen = '', from = '', to = '' } = exclusive(filters, next);
      change({ period: chosen, from, to, slip: '' });
    },
    today,
    open: open?.value,
    openId: openId || undefined,
    onOpen: (id) => change({ slip: id ?? '' }),
    onPrint: () => print(),
    openNotice: open?.failure && notice(open.failure),
    reportsOf: (figures) => slipReports(figures, side),
    failure: slips.failure && notice(slips.failure),
    onRetry: () => void slips.refresh(),
  };
}

interface ActProps {
  contract: AgentContract;
  kindName: string;
  currency: string;
  onClose: () => void;
}

/** Reviews an offer, or asks before a contract ends. */
const Act = observer(function Act({ contract, kindName, currency, onClose }: ActProps) {
  const store = useStore(contractStore);
  const { notice } = useNotice();
  const { id, side, phase } = contract;
  const isReview = side === 'mine' && phase === 'offered';
  const detail = store.details.get(id);
  const example = store.examples.get(id);
  useEffect(() => {
    void store.details.get(id).refresh();
    if (isReview) void store.examples.get(id).refresh();
  }, [store, id, isReview]);
  const closeWhenDone = ({ ok }: { ok: boolean }): void => {
    if (ok) onClose();
    // What ends with it may have changed meanwhile.
    else void detail.refresh();
  };
  const { accept, reject, withdraw, terminate } = store;
  const onOpenChange = (isOpen: boolean): void => {
    if (!isOpen) onClose();
  };
  const failure =
    accept.failure ??
    reject.failure ??
    withdraw.failure ??
    terminate.failure ??
    (detail.value ? undefined : detail.failure);
  if (isReview)
    return (
      <ReviewDialog
        isOpen
        onOpenChange={onOpenChange}
        offer={detail.value}
        example={example.value}
        currency={currency}
        kind={kindName}
        onAccept={(agreesToEnd) => void accept.run({ id, agreesToEnd: [...agreesToEnd] }).then(closeWhenDone)}
        onReject={(reason) => void reject.run({ id, reason }).then(closeWhenDone)}
        isPending={accept.isRunning || reject.isRunning}
        notice={failure && notice(failure)}
      />
    );
  return (
    detail.value && (
      <EndDialog
        isOpen
        onOpenChange={onOpenChange}
        contract={detail.value}
        onEnd={(reason, agreesToEnd) =>
          void terminate.run({ id, reason, agreesToEnd: [...agreesToEnd] }).then(closeWhenDone)
        }
        onWithdraw={() => void withdraw.run(id).then(closeWhenDone)}
        isPending={withdraw.isRunning || terminate.isRunning}
        error={failure && notice(failure)?.title}
      />
    )
  );
});

/** Writes an offer. */
const Offering = observer(function Offering({
  kind,
  kindName,
  to,
  onClose,
}: {
  kind: ContractKind;
  kindName: string;
  /** Id of the downline that it was opened for. */
  to: string | undefined;
  onClose: () => void;
}) {
  const store = useStore(contractStore);
  const { notice } = useNotice();
  const { bounds, preview, offer } = store;
  const failure = offer.failure ?? preview.failure ?? bounds.failure;
  if (!bounds.value && !bounds.failure) return null;
  return (
    <OfferDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      kind={kind}
      kindName={kindName}
      currency={bounds.value?.currency ?? ''}
      downlines={bounds.value?.downlines ?? []}
      bounds={bounds.value?.kinds.find((each) => each.kind === kind)}
      activeFrom={bounds.value?.activeFrom}
      initialTo={to}
      onTry={(account, terms) => void store.tryTerms({ to: account, terms })}
      isTrying={preview.isRunning}
      example={store.example}
      onSend={(account, terms) =>
        void store.send({ to: account, terms }).then((wasSent) => {
          if (wasSent) onClose();
        })
      }
      isPending={offer.isRunning}
      notice={failure && notice(failure)}
    />
  );
});
