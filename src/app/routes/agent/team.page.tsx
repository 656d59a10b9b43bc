import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { mailTextLength, mailTitleLength, teamMailCalls, type TeamMember } from '#contract';
import { formatMoney, useLocaleRow } from '#ds-i18n';
import type { MemberReport } from '#features/agent/MemberDrawer.tsx';
import { transferMessages } from '#features/agent/messages.ts';
import { TransferDialog, type DownlineTransferIntent } from '#features/agent/TransferDialog.tsx';
import { MailDialog } from '#features/agent/MailDialog.tsx';
import { TeamScreen } from '#features/agent/TeamScreen.tsx';
import { agentHomeStore } from '../../stores/agentHomeStore';
import { downlineTransferStore } from '../../stores/downlineTransferStore';
import { teamMailStore } from '../../stores/teamMailStore';
import { teamStore, type TeamFilter } from '../../stores/teamStore';
import { useAddress, type AddressValues } from '../center/useAddress';
import { TransactionPasswordFlow } from '../personal/TransactionPasswordFlow';
import { useContractForm } from '../useContractForm';
import { useNotice } from '../useNotice';
import { useOnLeave } from '../useOnLeave';
import { useQuery } from '../useQuery';
import { useRecordList } from '../useRecordList';
import { sortIn, useSort } from '../useSort';
import { useStore } from '../useStore';

/** What the team can be sorted by, first what it is sorted by at first. */
const sorts = ['teamBalance', 'account', 'members', 'balance', 'joinedAt'] as const;

/** The accounts below an agent; whose and which stands in the address. */
export const TeamPage = observer(function TeamPage() {
  const store = useStore(teamStore);
  const { raise } = store;
  const transfers = useStore(downlineTransferStore);
  const mail = useStore(teamMailStore);
  const [receiver, setReceiver] = useState<TeamMember>();
  /** To whom a message is being written: a direct downline, or a group. */
  const [writing, setWriting] = useState<TeamMember | 'group'>();
  const { flags } = useStore(agentHomeStore);
  const canOffer = flags.value?.enableCt === true;
  const { notice } = useNotice();
  const [, change] = useAddress();
  const records = useRecordList(store, { name: 'team', filterOf, apart: ['under', 'sort', 'dir'] });
  const forget = (): void => {
    raise.reset();
    transfers.forgetSent();
    mail.forgetSent();
  };
  useOnLeave(forget);
  const onOpen = useCallback((id: string) => change({ under: id, search: '', page: '' }, 'push'), [change]);
  return (
    <>
      <TeamScreen
        {...records}
        {...useSort(sorts)}
        onOpen={onOpen}
        reportHref={hrefOf}
        onRaise={({ id }, rates) => void raise.run({ id, rates })}
        isRaising={raise.isRunning}
        raised={raise.data && raise.variables?.id}
        raiseFailure={notice(raise.failure)}
        offerHref={({ id, level, type }) =>
          level === 1 && type !== 0 && canOffer
            ? `/agent/agentDividendRecordCopy2?view=given&offer=${encodeURIComponent(id)}`
            : undefined
        }
        onTransfer={(member) => {
          transfers.forgetSent();
          setReceiver(member);
        }}
        sent={transfers.sent}
        onWrite={(member) => {
          mail.forgetSent();
          setWriting(member ?? 'group');
        }}
        written={mail.sent}
        onForget={forget}
      />
      {writing && (
        <MailFlow
          receiver={writing === 'group' ? undefined : writing}
          onClose={() => setWriting(undefined)}
        />
      )}
      {receiver && <TransferFlow receiver={receiver} onClose={() => setReceiver(undefined)} />}
    </>
  );
});

/** Writes a message. */
const MailFlow = observer(function MailFlow({
  receiver,
  onClose,
}: {
  receiver: TeamMember | undefined;
  onClose: () => void;
}) {
  const store = useStore(teamMailStore);
  const terms = useQuery(store.terms, { refetchOnMount: 'always' });
  const { notice, ...form } = useContractForm(teamMailCalls.sendMail, store.send);
  return (
    <MailDialog
      receiver={receiver}
      terms={terms}
      lengths={{ title: mailTitleLength, text: mailTextLength }}
      form={{ ...form, onSubmit: (values) => void store.write(values).then((isSent) => isSent && onClose()) }}
      notice={notice}
      onClose={onClose}
    />
  );
});

/** Asks for an amount, then for the transaction password, and sends it. */
const TransferFlow = observer(function TransferFlow({
  receiver: { id, account },
  onClose,
}: {
  receiver: TeamMember;
  onClose: () => void;
}) {
  const store = useStore(downlineTransferStore);
  const { list } = useStore(teamStore);
  const terms = useQuery(store.terms.get(id), { refetchOnMount: 'always' });
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const [intent, setIntent] = useState<DownlineTransferIntent>();
  const { value } = terms;
  const amount = intent && value ? formatMoney(intent.amount, value.currency, locale).text : '';
  return (
    <>
      <TransferDialog account={account} terms={terms} onSubmit={setIntent} onClose={onClose} />
      {intent && value && (
        <TransactionPasswordFlow
          title={t(transferMessages.askTitle, { amount, account })}
          submit={t(transferMessages.submit, { amount })}
          state={value}
          task={store.send}
          run={async (transactionPassword) => {
            const before = store.sent;
            const outcome = await store.send.run({ id, ...intent, transactionPassword });
            // Also when the answer came after the dialog was closed, which the outcome does not tell.
            if (store.sent !== before) void list.invalidate();
            if (outcome.ok) onClose();
            return outcome;
          }}
          onClose={() => setIntent(undefined)}
          onSet={terms.retry}
        >
          {t(transferMessages.askText)}
        </TransactionPasswordFlow>
      )}
    </>
  );
});

/** Reports are of the account and everybody below it, but for bets, which can be of one account alone. */
function hrefOf(report: MemberReport, { id, account }: TeamMember): string {
  const query = new URLSearchParams({ period: '30', ...(report === 'bets' ? { account } : { under: id }) });
  return `/agent/${report === 'bets' ? 'personalHistoryCopy' : 'palStatementsAgentCopy'}?${query.toString()}`;
}

function filterOf(address: AddressValues): TeamFilter {
  const { column, direction } = sortIn(address, sorts);
  const { under, search } = address;
  return {
    ...(under && { under }),
    ...(search && { search }),
    sort: column,
    direction,
  };
}
