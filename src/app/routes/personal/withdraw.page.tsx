import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { withdrawalCalls } from '#contract';
import { formatMoney, useLocaleRow } from '#ds-i18n';
import type { WithdrawalIntent } from '#features/cashier/WithdrawForm.tsx';
import { WithdrawalSummary } from '#features/cashier/WithdrawalSummary.tsx';
import { WithdrawScreen } from '#features/cashier/WithdrawScreen.tsx';
import { withdrawMessages as messages } from '#features/cashier/withdraw.messages.ts';
import type { SiteStores } from '../../boot/compose';
import { fieldRefusal } from '../../failures/fieldRefusal';
import { withdrawalStore } from '../../stores/withdrawalStore';
import { useAddress } from '../center/useAddress';
import { useContractForm } from '../useContractForm';
import { useNotice } from '../useNotice';
import { useOnLeave } from '../useOnLeave';
import { useQuery } from '../useQuery';
import { useStore } from '../useStore';
import { TransactionPasswordFlow } from './TransactionPasswordFlow';

/** Paying out; the withdrawal that is followed stands in the address, so that a reload finds it again. */
export const WithdrawPage = observer(function WithdrawPage() {
  const store = useStore(withdrawalStore);
  const { banks, request, cancel, answer, addAccount, removeAccount, giveUp } = store;
  const intl = useIntl();
  const locale = useLocaleRow();
  const { notice } = useNotice();
  const [{ withdrawal: id = '' }, change] = useAddress();
  const [intent, setIntent] = useState<WithdrawalIntent>();
  const [isAdding, setAdding] = useState(false);
  const [removing, setRemoving] = useState('');
  const [requirement, setRequirement] = useState('');
  const terms = useQuery(store.terms, { key: id, refetchOnReturn: id === '' });
  const recent = useQuery(store.recent, { key: id, refetchOnReturn: true });
  const open = useQuery(id && store.details.get(id), {
    follow: () => store.follow(id),
    refetchOnReturn: true,
  });
  const bets = useQuery(requirement && store.bets.get(requirement));
  useOnLeave(() => {
    for (const task of [cancel, answer, giveUp]) task.reset();
  }, id);

  const closeAdding = (): void => {
    setAdding(false);
    addAccount.reset();
  };
  const form = useContractForm(withdrawalCalls.addPayoutAccount, addAccount, { onDone: closeAdding });
  const refused = fieldRefusal(intl, answer.failure);
  const write = cancel.failure ?? giveUp.failure ?? (refused ? undefined : answer.failure);
  const leaving = terms.value?.accounts.find((account) => account.id === removing);
  const money = (amount: string): string => formatMoney(amount, terms.value?.currency ?? '', locale).text;
  return (
    <>
      <WithdrawScreen
        terms={terms}
        recent={recent.value?.list ?? []}
        open={open}
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
        bets={bets}
        onShowBets={setRequirement}
        onBetsClose={() => setRequirement('')}
        onGiveUp={(bonus) => void giveUp.run(bonus)}
        isGivingUp={giveUp.isRunning}
        onCancel={() => void cancel.run(id)}
        isCancelling={cancel.isRunning}
        onTimeOver={() => open?.retry()}
        receipt={{
          onAnswer: (outcome, receivedAmount) =>
            void answer.run({ id, outcome, ...(receivedAmount !== undefined && { receivedAmount }) }),
          isPending: answer.isRunning,
          refused,
        }}
        writeFailure={notice(write) ?? notice(banks.failure)}
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
          onSet={terms.retry}
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
          onSet={terms.retry}
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
