import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { withdrawalCalls, type Withdrawal } from '#contract';
import { formatMoney, useLocaleRow } from '#ds-i18n';
import type { WithdrawalIntent } from '../../../features/cashier/WithdrawForm';
import { WithdrawalSummary } from '../../../features/cashier/WithdrawalSummary';
import { WithdrawScreen } from '../../../features/cashier/WithdrawScreen';
import { withdrawMessages as messages } from '../../../features/cashier/withdraw.messages';
import type { SiteStores } from '../../boot/compose';
import type { Resource } from '../../data/resource';
import { fieldRefusal } from '../../failures/fieldRefusal';
import { withdrawalStore } from '../../stores/withdrawalStore';
import { useAddress } from '../center/useAddress';
import { stateOf } from '../resourceState';
import { useContractForm } from '../useContractForm';
import { useIsOffline } from '../useIsOffline';
import { useNotice } from '../useNotice';
import { useOnReturn } from '../useOnReturn';
import { useStore } from '../useStore';
import { TransactionPasswordFlow } from './TransactionPasswordFlow';

/** Paying out; the withdrawal that is followed stands in the address, so that a reload finds it again. */
export const WithdrawPage = observer(function WithdrawPage() {
  const store = useStore(withdrawalStore);
  const { terms, recent, banks, request, cancel, answer, addAccount, removeAccount, giveUp } = store;
  const intl = useIntl();
  const row = useLocaleRow();
  const { notice } = useNotice();
  const [{ withdrawal: id = '' }, change] = useAddress();
  const [intent, setIntent] = useState<WithdrawalIntent>();
  const [isAdding, setAdding] = useState(false);
  const [removing, setRemoving] = useState('');
  const [requirement, setRequirement] = useState('');
  const isOffline = useIsOffline();
  const resource: Resource<Withdrawal> | undefined = id ? store.details.get(id) : undefined;
  const shown: Resource<object> = resource ?? terms;
  const bets = requirement ? store.bets.get(requirement) : undefined;

  useEffect(() => {
    void terms.ensure();
    void recent.ensure();
  }, [terms, recent, id]);
  useEffect(() => (id ? store.follow(id) : undefined), [store, id]);
  useEffect(() => {
    for (const task of [cancel, answer, giveUp]) task.reset();
  }, [cancel, answer, giveUp, id]);
  useOnReturn(() => {
    void shown.refreshOnce();
    void recent.refreshOnce();
  });

  const closeAdding = (): void => {
    setAdding(false);
    addAccount.reset();
  };
  const form = useContractForm(withdrawalCalls.addPayoutAccount, addAccount, { onDone: closeAdding });
  const refused = fieldRefusal(intl, answer.failure);
  const write = cancel.failure ?? giveUp.failure ?? (refused ? undefined : answer.failure);
  const leaving = terms.value?.accounts.find((account) => account.id === removing);
  const money = (amount: string): string => formatMoney(amount, terms.value?.currency ?? '', row).text;
  return (
    <>
      <WithdrawScreen
        state={stateOf(shown, isOffline)}
        terms={terms.value}
        recent={recent.value?.list ?? []}
        isOpen={id !== ''}
        open={resource?.value}
        onOpen={(next) => change({ withdrawal: next }, 'push')}
        onClose={() => change({ withdrawal: '' })}
        onSubmit={setIntent}
        onAdd={() => void banks.ensure().then(() => setAdding(true))}
        onRemove={setRemoving}
        adding={
          isAdding && banks.value
            ? {
                holder: banks.value.holder,
                banks: banks.value.banks,
                form,
                notice: form.notice,
                onClose: closeAdding,
              }
            : undefined
        }
        bets={
          bets && {
            state: stateOf(bets, isOffline),
            list: bets.value?.list ?? [],
            onRetry: () => void bets.refresh(),
            onClose: () => setRequirement(''),
          }
        }
        onShowBets={(next) => {
          setRequirement(next);
          void store.bets.get(next).ensure();
        }}
        onGiveUp={(bonus) => void giveUp.run(bonus)}
        isGivingUp={giveUp.isRunning}
        onCancel={() => void cancel.run(id)}
        isCancelling={cancel.isRunning}
        onTimeOver={() => void resource?.refresh()}
        receipt={{
          onAnswer: (outcome, receivedAmount) =>
            void answer.run({ id, outcome, ...(receivedAmount !== undefined && { receivedAmount }) }),
          isPending: answer.isRunning,
          refused,
        }}
        writeFailure={(write && notice(write)) ?? (banks.failure && notice(banks.failure))}
        failure={shown.failure && notice(shown.failure)}
        onRetry={() => void shown.refresh()}
      />
      {intent && terms.value && (
        <TransactionPasswordFlow
          title={intl.formatMessage(messages.askTitle, { amount: money(intent.amount) })}
          submit={intl.formatMessage(messages.submit, { amount: money(intent.amount) })}
          state={terms.value}
          task={request}
          run={async (transactionPassword) => {
            const outcome = await request.run({ ...intent, transactionPassword });
            if (outcome.ok) change({ withdrawal: outcome.value.id }, 'push');
            return outcome;
          }}
          onClose={() => setIntent(undefined)}
          onSet={() => void terms.refresh()}
        >
          <WithdrawalSummary
            intent={intent}
            currency={terms.value.currency}
            account={terms.value.accounts.find(({ id: own }) => own === intent.account)}
          />
        </TransactionPasswordFlow>
      )}
      {leaving && terms.value && (
        <TransactionPasswordFlow
          title={intl.formatMessage(messages.removeTitle, {
            account: [leaving.bank, leaving.number].join(' '),
          })}
          submit={intl.formatMessage(messages.remove)}
          state={terms.value}
          task={removeAccount}
          run={(transactionPassword) => removeAccount.run({ id: removing, transactionPassword })}
          onClose={() => setRemoving('')}
          onSet={() => void terms.refresh()}
        >
          {intl.formatMessage(messages.removeText)}
        </TransactionPasswordFlow>
      )}
    </>
  );
});

/** Fetches what the page begins with, for somebody who is about to open it. */
export const prefetch = ({ pages }: SiteStores): void => {
  const { terms, recent } = pages.get(withdrawalStore);
  void terms.ensure();
  void recent.ensure();
};
