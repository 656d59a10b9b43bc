import { observer } from 'mobx-react-lite';
import { depositCalls, type RequestOf } from '#contract';
import { platformNow } from '#ds-i18n';
import { DepositScreen } from '#features/cashier/DepositScreen.tsx';
import { DepositSteps } from '#features/cashier/DepositSteps.tsx';
import type { DepositValues } from '#features/cashier/DepositForm.tsx';
import type { SiteStores } from '../../boot/compose';
import { depositStore } from '../../stores/depositStore';
import { PageHead } from '#patterns/PageHead';
import { useAddress } from '../center/useAddress';
import { useLocation } from '../router';
import { useSite } from '../site';
import { readAsBase64 } from '../readAsBase64';
import { useContractForm } from '../useContractForm';
import { useNotice } from '../useNotice';
import { useOnLeave } from '../useOnLeave';
import { useQuery } from '../useQuery';
import { useStore } from '../useStore';

/** Paying in; the deposit that is followed stands in the address, so that a reload finds it again. */
export const DepositPage = observer(function DepositPage() {
  const store = useStore(depositStore);
  const { dialogs, member } = useSite().stores;
  const { pathname, search } = useLocation();
  const { markPaid, cancel, addProof } = store;
  const { notice } = useNotice();
  const [{ deposit: id = '' }, change] = useAddress();
  const methods = useQuery(store.methods, { key: id });
  const recent = useQuery(store.recent, { key: id, refetchOnReturn: id === '' });
  const open = useQuery(id && store.details.get(id), {
    follow: () => store.follow(id),
    refetchOnReturn: true,
  });
  useOnLeave(() => {
    for (const task of [markPaid, cancel, addProof]) task.reset();
  }, id);
  const form = useContractForm<typeof depositCalls.createDeposit, DepositValues>(
    depositCalls.createDeposit,
    store.open,
  );
  const write = markPaid.failure ?? cancel.failure;
  return (
    <>
      <PageHead actions={<DepositSteps status={open?.value?.status} />} />
      <DepositScreen
        methods={methods}
        recent={recent.value?.list ?? []}
        open={open}
        onOpen={(next) => change({ deposit: next }, 'push')}
        onClose={() => change({ deposit: '' })}
        limitsHref="/personal/saferPlay"
        heldHref="/help?article=how-money-is-held"
        form={{
          ...form,
          onSubmit: (values) => {
            // No deposit is sent before its owner has answered whether there shall be a limit; the form stays as it is.
            if (member.info.value?.limitOffered)
              return dialogs.show('firstLimit', { kind: 'go', path: pathname + search });
            void store.open
              .run(values as RequestOf<typeof depositCalls.createDeposit>)
              .then((outcome) => outcome.ok && change({ deposit: outcome.value.id }, 'push'));
          },
        }}
        formNotice={form.notice}
        writeFailure={notice(write)}
        onPaid={() => void markPaid.run(id)}
        isPaying={markPaid.isRunning}
        onCancel={(again) =>
          void cancel.run(id).then(({ ok }) => {
            if (ok && again) change({ deposit: '' });
          })
        }
        isCancelling={cancel.isRunning}
        onTimeOver={() => open?.retry()}
        proof={{
          onSend: async (picture) => (await addProof.run({ id, image: await readAsBase64(picture) })).ok,
          isSending: addProof.isRunning,
          notice: notice(addProof.failure),
        }}
        now={platformNow()}
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
