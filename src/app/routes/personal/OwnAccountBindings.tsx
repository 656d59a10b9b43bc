import { observer } from 'mobx-react-lite';
import { ownAccountCalls } from '#contract';
import {
  CloseAccountDialog,
  OwnDataDialog,
  type CloseAccountValues,
} from '#features/security/OwnAccountDialogs.tsx';
import type { SecurityStore } from '../../stores/securityStore';
import { saveFile } from '../saveFile';
import { useSite } from '../site';
import { useContractForm } from '../useContractForm';
import { useOnLeave } from '../useOnLeave';

interface BindingProps {
  store: SecurityStore;
  onClose: () => void;
}

/** The dialog for the own data on its store. */
export const OwnDataBinding = observer(function OwnDataBinding({ store, onClose }: BindingProps) {
  const { session } = useSite().stores;
  const task = store.ownData;
  useOnLeave(() => task.reset());
  const form = useContractForm<typeof ownAccountCalls.ownData, { password: string }>(
    ownAccountCalls.ownData,
    task,
  );
  return (
    <OwnDataDialog
      onClose={onClose}
      notice={form.notice}
      form={{
        ...form,
        onSubmit: (values) =>
          void task.run(values).then((outcome) => {
            if (!outcome.ok) return;
            const text = JSON.stringify(outcome.value, undefined, 2);
            saveFile({
              name: `${session.account}-data.json`,
              file: new Blob([text], { type: 'application/json' }),
            });
            onClose();
          }),
      }}
    />
  );
});

/** The dialog for closing the account on its store. */
export const CloseAccountBinding = observer(function CloseAccountBinding({ store, onClose }: BindingProps) {
  const { session } = useSite().stores;
  const task = store.closeAccount;
  useOnLeave(() => task.reset());
  const form = useContractForm<typeof ownAccountCalls.closeAccount, CloseAccountValues>(
    ownAccountCalls.closeAccount,
    task,
    // The platform has ended the session; the site says that the account is not active.
    { onDone: () => session.end('session.disabled') },
  );
  return (
    <CloseAccountDialog
      onClose={onClose}
      hasApp={Boolean(store.overview.value?.authenticator)}
      form={form}
      notice={form.notice}
    />
  );
});
