import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { payslipSorts, type AgentContract, type ContractKind } from '#contract';
import { ContractsScreen, contractViews } from '#features/contracts/ContractsScreen.tsx';
import { EndDialog } from '#features/contracts/EndDialog.tsx';
import { OfferDialog } from '#features/contracts/OfferDialog.tsx';
import { payslipStates, type PayslipsViewProps } from '#features/contracts/PayslipsView.tsx';
import { ReviewDialog } from '#features/contracts/ReviewDialog.tsx';
import type { OfferDraft } from '#features/contracts/termsForm.ts';
import { agentPages } from '#features/shell/center.messages.ts';
import { contractStore, type ContractSide, type SlipFilter } from '../../stores/contractStore';
import { useAddress, type AddressValues } from '../center/useAddress';
import { periodOf } from '../reportPeriod';
import { useEnsured } from '../useEnsured';
import { useNotice } from '../useNotice';
import { useOnLeave } from '../useOnLeave';
import { useQuery } from '../useQuery';
import { useRecordList } from '../useRecordList';
import { useSheets } from '../useSheets';
import { sortIn, useSort } from '../useSort';
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
  const [address, change] = useAddress();
  const kindName = useIntl().formatMessage(names[kind]);
  const view = contractViews.find((each) => each === address['view']) ?? 'mine';
  const [acting, setActing] = useState<AgentContract>();
  const offerTo = address['offer'];
  const [isNew, setNew] = useState(false);
  const key = `${view === 'given' ? 'given' : 'mine'} ${kind}`;
  const contracts = useQuery(store.lists.get(key), { refetchOnMount: 'always', refetchOnReturn: true });
  const active = contracts.value?.rows.find(({ side, phase }) => side === 'mine' && phase === 'active')?.id;
  const running = active === undefined ? undefined : store.running.get(active);
  useEnsured(running);
  const due = useQuery(store.due.get(kind), { enabled: view === 'due', refetchOnReturn: true });
  const onOpenDue = useCallback((id?: string) => change({ due: id ?? '' }), [change]);
  const dueSort = useSort(['due', 'account', 'validBet', 'result', 'owed']);
  const sheets = useSheets();
  useQuery(offerTo !== undefined && store.bounds, { key: offerTo ?? '', refetchOnMount: 'always' });
  useOnLeave(() => store.resetWrites(), key);

  const close = (): void => {
    setActing(undefined);
    setNew(false);
    if (offerTo !== undefined) change({ offer: '' });
    store.preview.reset();
    store.offer.reset();
  };
  return (
    <>
      <ContractsScreen
        kind={kind}
        kindName={kindName}
        view={view}
        onViewChange={(next) => change({ view: next === 'mine' ? '' : next, slip: '', due: '', page: '' })}
        contracts={contracts}
        onAct={(contract) => {
          store.resetWrites();
          setActing(contract);
        }}
        onOffer={() => {
          store.resetWrites();
          setNew(true);
          void store.bounds.refresh();
        }}
        running={running?.value}
        reportsOf={(figures) => slipReports(figures, 'mine')}
        sentTo={store.sentTo}
        outputs={sheets.outputsOf(`contracts-${key.replace(' ', '-')}`)}
        due={{
          due,
          kindName,
          filters: { zero: address['zero'] ?? '' },
          onFiltersChange: (next) => change({ zero: next['zero'] ?? '' }),
          ...dueSort,
          outputs: sheets.outputsOf(`contracts-due-${kind}`),
          openId: address['due'],
          onOpen: onOpenDue,
          reportsOf: (figures) => slipReports(figures, 'given'),
        }}
        slips={useSlips(kind, kindName, view === 'slips')}
      />
      {acting && (
        <Act
          contract={acting}
          kindName={kindName}
          currency={contracts.value?.currency ?? ''}
          onClose={close}
        />
      )}
      {(isNew || offerTo !== undefined) && (
        <Offering key={offerTo} kind={kind} kindName={kindName} to={offerTo} onClose={close} />
      )}
    </>
  );
});

/** The payslips that the address asks for, and the one that is open. Read it in an observer. */
function useSlips(kind: ContractKind, kindName: string, isShown: boolean): PayslipsViewProps {
  const store = useStore(contractStore);
  const [address, change] = useAddress();
  const { slip: openId } = address;
  const side = sideOf(address);
  const records = useRecordList(store.slips, {
    name: `payslips-${kind}-${side}`,
    filterOf: (values, today) => slipFilter(kind, values, today),
    apart: ['view', 'side', 'slip', 'offer', 'due', 'sort', 'dir'],
    isShown,
  });
  return {
    ...records,
    ...useSort(payslipSorts),
    onFiltersChange: (next) => records.onFiltersChange({ ...next, slip: '' }),
    kindName,
    side,
    onSideChange: (next) => change({ side: next === 'given' ? next : '', slip: '', page: '' }),
    open: useQuery(isShown && openId && store.slip.get(openId)),
    openId: openId || undefined,
    onOpen: useCallback((id?: string) => change({ slip: id ?? '' }), [change]),
    onPrintSlip: useSheets().printMarked,
    reportsOf: (figures) => slipReports(figures, side),
  };
}

const sideOf = ({ side }: AddressValues): ContractSide => (side === 'given' ? 'given' : 'mine');

function slipFilter(kind: ContractKind, address: AddressValues, today: string): SlipFilter {
  const { column: sort, direction } = sortIn(address, payslipSorts);
  const state = payslipStates.find((each) => each === address['state']);
  return {
    side: sideOf(address),
    kind,
    ...periodOf(address, today),
    ...(state && { state }),
    zeroRows: address['zero'] === '0' || state === 'none' ? 'shown' : 'hidden',
    sort,
    direction,
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
  const detail = useQuery(store.details.get(id), { refetchOnMount: 'always' });
  const example = useQuery(isReview && store.examples.get(id), { refetchOnMount: 'always' });
  const closeWhenDone = ({ ok }: { ok: boolean }): void => {
    if (ok) onClose();
    // What ends with it may have changed meanwhile.
    else detail.retry();
  };
  const { accept, reject, withdraw, terminate } = store;
  const onOpenChange = (isOpen: boolean): void => {
    if (!isOpen) onClose();
  };
  const failure = accept.failure ?? reject.failure ?? withdraw.failure ?? terminate.failure;
  const missing = detail.value ? undefined : detail.failure;
  if (isReview)
    return (
      <ReviewDialog
        isOpen
        onOpenChange={onOpenChange}
        offer={detail.value}
        example={example?.value}
        currency={currency}
        kind={kindName}
        onAccept={(agreesToEnd) => void accept.run({ id, agreesToEnd: [...agreesToEnd] }).then(closeWhenDone)}
        onReject={(reason) => void reject.run({ id, reason }).then(closeWhenDone)}
        isPending={accept.isRunning || reject.isRunning}
        notice={failure ? notice(failure) : missing && { tone: 'danger', ...missing }}
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
        error={notice(failure)?.title}
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
      onOpenChange={(isOpen) => !isOpen && onClose()}
      kind={kind}
      kindName={kindName}
      currency={bounds.value?.currency ?? ''}
      downlines={bounds.value?.downlines ?? []}
      bounds={bounds.value?.kinds.find((each) => each.kind === kind)}
      activeFrom={bounds.value?.activeFrom}
      initialTo={to}
      draftOf={(id) => store.draftOf(kind, id) as OfferDraft | undefined}
      onDraftChange={(draft, before) => store.keepDraft(kind, draft, before)}
      onTry={(account, terms) => void store.tryTerms({ to: account, terms })}
      isTrying={preview.isRunning}
      example={store.example}
      onSend={(account, terms) =>
        void store.send({ to: account, terms }).then((wasSent) => {
          if (!wasSent) return;
          store.keepDraft(kind, undefined, account);
          onClose();
        })
      }
      isPending={offer.isRunning}
      notice={notice(failure)}
    />
  );
});
