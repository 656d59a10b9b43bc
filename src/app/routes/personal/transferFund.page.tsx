import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { WalletTransfer } from '#contract';
import type { RecallResult } from '#features/cashier/WalletNews.tsx';
import { WalletScreen } from '#features/cashier/WalletScreen.tsx';
import type { SiteStores } from '../../boot/compose';
import { fieldRefusal } from '../../failures/fieldRefusal';
import { vendorWalletStore } from '../../stores/vendorWalletStore';
import { useSite } from '../site';
import { useNotice } from '../useNotice';
import { useOnLeave } from '../useOnLeave';
import { useQuery } from '../useQuery';
import { useStore } from '../useStore';

/** What the last press came to. */
type LastResult = { moved: WalletTransfer } | { recalled: RecallResult } | object;

const hrefs = {
  deposit: '/personal/depositv2',
  withdraw: '/personal/withdraw',
  record: '/personal/transactionHistory?type=transfer',
  allRecord: '/personal/transactionHistory',
};

/** The main wallet and those of vendors, and moving money between them. */
export const TransferFundPage = observer(function TransferFundPage() {
  const store = useStore(vendorWalletStore);
  const { move, recall, setMovesByItself } = store;
  const intl = useIntl();
  const { notice } = useNotice();
  const links = useSite().stores.start.permission.value?.info.resources ?? [];
  // Whatever else an operator typed is no page.
  const exchange = links.find(
    ({ resourceType, url }) => resourceType === 'USDJUMP' && url.startsWith('https://'),
  )?.url;
  const [last, setLast] = useState<LastResult>({});
  const wallets = useQuery(store.wallets, { follow: store.follow, refetchOnReturn: true });
  useOnLeave(() => {
    for (const task of [move, recall, setMovesByItself]) task.reset();
  });

  const refused = fieldRefusal(intl, move.failure);
  const write = recall.failure ?? setMovesByItself.failure ?? (refused ? undefined : move.failure);
  return (
    <WalletScreen
      wallets={wallets}
      {...last}
      onMove={async (input) => {
        setLast({});
        const outcome = await move.run(input);
        if (outcome.ok) setLast({ moved: outcome.value });
        return outcome.ok;
      }}
      isMoving={move.isRunning}
      refused={refused}
      onRecall={() => {
        setLast({});
        void recall.run().then((outcome) => outcome.ok && setLast({ recalled: outcome.value }));
      }}
      isRecalling={recall.isRunning}
      onMovesByItself={(isOn) => void setMovesByItself.run(isOn)}
      isChoosing={setMovesByItself.isRunning}
      hrefs={{ ...hrefs, exchange }}
      writeFailure={notice(write)}
    />
  );
});

/** Fetches what the page begins with, for somebody who is about to open it. */
export const prefetch = ({ pages }: SiteStores): void => void pages.get(vendorWalletStore).wallets.ensure();
