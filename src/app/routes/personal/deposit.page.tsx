import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { depositCalls, type Deposit, type ReplyOf, type RequestOf } from '#contract';
import { platformNow } from '#ds-i18n';
import { DepositScreen } from '../../../features/cashier/DepositScreen';
import { DepositSteps } from '../../../features/cashier/DepositSteps';
import type { DepositValues } from '../../../features/cashier/DepositForm';
import type { SiteStores } from '../../boot/compose';
import type { Resource } from '../../data/resource';
import { depositStore } from '../../stores/depositStore';
import { CenterAction } from '../center/CenterAction';
import { useAddress } from '../center/useAddress';
import { readAsBase64 } from '../readAsBase64';
import { stateOf } from '../resourceState';
import { useContractForm } from '../useContractForm';
import { useIsOffline } from '../useIsOffline';
import { useNotice } from '../useNotice';
import { useOnReturn } from '../useOnReturn';
import { useStore } from '../useStore';

/** Paying in; the deposit that is followed stands in the address, so that a reload finds it again. */
export const DepositPage = observer(function DepositPage() {
  const store = useStore(depositStore);
  const { methods, recent, open, markPaid, cancel, addProof } = store;
  const { notice } = useNotice();
  const [{ deposit: id = '' }, change] = useAddress();
  const isOffline = useIsOffline();
  const resource: Resource<Deposit> | undefined = id ? store.details.get(id) : undefined;
  const shown: Resource<object> = resource ?? methods;

  useEffect(() => {
    void methods.ensure();
    void recent.ensure();
  }, [methods, recent, id]);
  useEffect(() => (id ? store.follow(id) : undefined), [store, id]);
  useEffect(() => {
    markPaid.reset();
    cancel.reset();
    addProof.reset();
  }, [markPaid, cancel, addProof, id]);
  useOnReturn(() => void (resource ?? recent).refreshOnce());

  const form = useContractForm<typeof depositCalls.createDeposit, DepositValues>(
    depositCalls.createDeposit,
    open,
  );
  const write = markPaid.failure ?? cancel.failure;
  return (
    <>
      <CenterAction>
        <DepositSteps status={resource?.value?.status} />
      </CenterAction>
      <DepositScreen
        state={stateOf(shown, isOffline)}
        methods={methods.value?.methods ?? []}
        currency={methods.value?.currency ?? ''}
        quickAmounts={methods.value?.quickAmounts ?? []}
        recent={recent.value?.list ?? []}
        zone={zoneOf(methods.value)}
        isOpen={id !== ''}
        open={resource?.value}
        onOpen={(next) => change({ deposit: next }, 'push')}
        onClose={() => change({ deposit: '' })}
        form={{
          ...form,
          onSubmit: (values) =>
            void open
              .run(values as RequestOf<typeof depositCalls.createDeposit>)
              .then((outcome) => outcome.ok && change({ deposit: outcome.value.id }, 'push')),
        }}
        formNotice={form.notice}
        writeFailure={write && notice(write)}
        onPaid={() => void markPaid.run(id)}
        isPaying={markPaid.isRunning}
        onCancel={(again) =>
          void cancel.run(id).then(({ ok }) => {
            if (ok && again) change({ deposit: '' });
          })
        }
        isCancelling={cancel.isRunning}
        onTimeOver={() => void resource?.refresh()}
        proof={{
          onSend: async (picture) => (await addProof.run({ id, image: await readAsBase64(picture) })).ok,
          isSending: addProof.isRunning,
          notice: addProof.failure && notice(addProof.failure),
        }}
        now={platformNow()}
        failure={shown.failure && notice(shown.failure)}
        onRetry={() => void shown.refresh()}
      />
    </>
  );
});

/** Fetches what the page begins with, for somebody who is about to open it. */
export const prefetch = ({ pages }: SiteStores): void => {
  const { methods, recent } = pages.get(depositStore);
  void methods.ensure();
  void recent.ensure();
};

/** The zone of the brand, where the platform says it. */
const zoneOf = (methods: ReplyOf<typeof depositCalls.depositMethods> | undefined) =>
  methods?.timeZone ? { timeZone: methods.timeZone, utcOffset: methods.utcOffset } : undefined;
