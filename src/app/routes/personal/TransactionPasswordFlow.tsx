import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { withdrawalCalls } from '#contract';
import {
  TransactionPasswordPrompt,
  type TransactionPasswordEntry,
} from '#features/cashier/TransactionPasswordPrompt.tsx';
import { transactionMessages } from '#features/cashier/transaction.messages.ts';
import type { Outcome } from '../../data/failure';
import type { Task } from '../../data/task';
import { fieldRefusal } from '../../failures/fieldRefusal';
import { checkFields } from '../../forms/checkFields';
import { securityStore } from '../../stores/securityStore';
import { toasts } from '../center/toasts';
import { useNotice } from '../useNotice';
import { useOnLeave } from '../useOnLeave';
import { useStore } from '../useStore';
import { TransactionBinding } from './SecurityDialogs';

export interface TransactionPasswordFlowProps {
  /** What it is asked for: "Withdraw $2,000.00?". */
  title: string;
  /** What happens on a yes. */
  children?: ReactNode;
  /** Words of the button that sends it. */
  submit: string;
  /** What the platform last said of the password. */
  state: { hasTransactionPassword: boolean; triesLeft: number; lockedUntil?: string | undefined };
  /** Whether it is on its way, and why the last try came to nothing. */
  task: Pick<Task<never, unknown>, 'isRunning' | 'failure' | 'reset'>;
  /** Sends it with the password. */
  run: (transactionPassword: string) => Promise<Outcome<unknown>>;
  /** Closed without sending, or after it was carried out. */
  onClose: () => void;
  /** A transaction password was set: `state` is to be asked for anew. */
  onSet: () => void;
}

/**
 * Asks for the transaction password before money moves, for any page: withdrawals, transfers, redeeming. Who has none sets
 * one in between. The page's areas need `transaction` and `security`.
 */
export const TransactionPasswordFlow = observer(function TransactionPasswordFlow(
  props: TransactionPasswordFlowProps,
) {
  const { state, task, run, onClose, onSet, ...prompt } = props;
  const intl = useIntl();
  const { notice } = useNotice();
  const security = useStore(securityStore);
  const [isSetting, setSetting] = useState(false);
  const { failure } = task;
  useOnLeave(() => task.reset());
  if (isSetting)
    return (
      <TransactionBinding
        store={security}
        onClose={() => {
          setSetting(false);
          onSet();
        }}
      />
    );
  const refused = fieldRefusal(intl, failure);
  const isOfPassword = refused?.field === 'transactionPassword';
  return (
    <TransactionPasswordPrompt
      {...prompt}
      isSet={state.hasTransactionPassword}
      triesLeft={state.triesLeft}
      lockedUntil={state.lockedUntil}
      form={{
        validate: (values: TransactionPasswordEntry) => {
          const { transactionPassword } = checkFields(intl, withdrawalCalls.removePayoutAccount, {
            id: '-',
            ...values,
          });
          return transactionPassword === undefined ? {} : { transactionPassword };
        },
        onSubmit: ({ transactionPassword }) =>
          void run(transactionPassword).then((outcome) => {
            if (!outcome.ok) return;
            onClose();
            if (outcome.isEarlier)
              toasts.show({ tone: 'info', title: intl.formatMessage(transactionMessages.earlier) });
          }),
        isPending: task.isRunning,
        refused: isOfPassword ? refused : undefined,
      }}
      notice={notice(isOfPassword ? undefined : failure)}
      onClose={onClose}
      onSet={() => setSetting(true)}
    />
  );
});
