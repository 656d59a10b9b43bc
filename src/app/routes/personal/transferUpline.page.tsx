import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { formatMoney, useLocaleRow } from '#ds-i18n';
import type { UplineTransferIntent } from '../../../features/cashier/UplineTransferForm';
import { UplineTransferScreen } from '../../../features/cashier/UplineTransferScreen';
import { uplineMessages as messages } from '../../../features/cashier/uplineTransfer.messages';
import { uplineTransferStore } from '../../stores/uplineTransferStore';
import { useAddress } from '../center/useAddress';
import { stateOf } from '../resourceState';
import { useEnsured } from '../useEnsured';
import { useIsOffline } from '../useIsOffline';
import { useNotice } from '../useNotice';
import { useOnReturn } from '../useOnReturn';
import { useStore } from '../useStore';
import { TransactionPasswordFlow } from './TransactionPasswordFlow';

/** Money to the agent above; the receipt that is open stands in the address. */
export const TransferUplinePage = observer(function TransferUplinePage() {
  const store = useStore(uplineTransferStore);
  const { terms, send } = store;
  const intl = useIntl();
  const row = useLocaleRow();
  const { notice } = useNotice();
  const [{ transfer: id = '' }, change] = useAddress();
  const [intent, setIntent] = useState<UplineTransferIntent>();
  const isOffline = useIsOffline();
  useEnsured(terms);
  useOnReturn(() => void terms.refreshOnce());

  const amount = intent ? formatMoney(intent.amount, terms.value?.currency ?? '', row).text : '';
  return (
    <>
      <UplineTransferScreen
        state={stateOf(terms, isOffline)}
        terms={terms.value}
        isOpen={id !== ''}
        open={id ? store.find(id) : undefined}
        onSubmit={setIntent}
        onOpen={(next) => change({ transfer: next }, 'push')}
        onClose={() => change({ transfer: '' })}
        recordHref="/personal/transactionHistory"
        failure={terms.failure && notice(terms.failure)}
        onRetry={() => void terms.refresh()}
      />
      {intent && terms.value && (
        <TransactionPasswordFlow
          title={intl.formatMessage(messages.askTitle, { amount, account: intent.upline })}
          submit={intl.formatMessage(messages.submit, { amount })}
          state={terms.value}
          task={send}
          run={async (transactionPassword) => {
            const outcome = await send.run({ ...intent, transactionPassword });
            if (outcome.ok) change({ transfer: outcome.value.id }, 'push');
            return outcome;
          }}
          onClose={() => setIntent(undefined)}
          onSet={() => void terms.refresh()}
        >
          {intl.formatMessage(messages.askText)}
        </TransactionPasswordFlow>
      )}
    </>
  );
});
