import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { formatMoney, useLocaleRow } from '#ds-i18n';
import type { UplineTransferIntent } from '#features/cashier/UplineTransferForm.tsx';
import { UplineTransferScreen } from '#features/cashier/UplineTransferScreen.tsx';
import { uplineMessages as messages } from '#features/cashier/uplineTransfer.messages.ts';
import { uplineTransferStore } from '../../stores/uplineTransferStore';
import { useAddress } from '../center/useAddress';
import { useQuery } from '../useQuery';
import { useStore } from '../useStore';
import { TransactionPasswordFlow } from './TransactionPasswordFlow';

/** Money to the agent above; the receipt that is open stands in the address. */
export const TransferUplinePage = observer(function TransferUplinePage() {
  const store = useStore(uplineTransferStore);
  const terms = useQuery(store.terms, { refetchOnReturn: true });
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const [{ transfer: id = '' }, change] = useAddress();
  const [intent, setIntent] = useState<UplineTransferIntent>();
  const amount = intent ? formatMoney(intent.amount, terms.value?.currency ?? '', locale).text : '';
  return (
    <>
      <UplineTransferScreen
        terms={terms}
        isOpen={id !== ''}
        open={id ? store.find(id) : undefined}
        onSubmit={setIntent}
        onOpen={(next) => change({ transfer: next }, 'push')}
        onClose={() => change({ transfer: '' })}
        recordHref="/personal/transactionHistory"
      />
      {intent && terms.value && (
        <TransactionPasswordFlow
          title={t(messages.askTitle, { amount, account: intent.upline })}
          submit={t(messages.submit, { amount })}
          state={terms.value}
          task={store.send}
          run={async (transactionPassword) => {
            const outcome = await store.send.run({ ...intent, transactionPassword });
            if (outcome.ok) change({ transfer: outcome.value.id }, 'push');
            return outcome;
          }}
          onClose={() => setIntent(undefined)}
          onSet={terms.retry}
        >
          {t(messages.askText)}
        </TransactionPasswordFlow>
      )}
    </>
  );
});
