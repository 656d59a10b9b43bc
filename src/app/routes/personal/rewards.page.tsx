import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { RewardsScreen } from '#features/rewards/RewardsScreen.tsx';
import type { SiteStores } from '../../boot/compose';
import { describeRefusal } from '../../failures/describeFailure';
import { rewardStore } from '../../stores/rewardStore';
import { useAddress } from '../center/useAddress';
import { useSite } from '../site';
import { useNotice } from '../useNotice';
import { useOnLeave } from '../useOnLeave';
import { useQuery } from '../useQuery';
import { useStore } from '../useStore';

/** The member's rewards; which of them are shown stands in the address. */
export const RewardsPage = observer(function RewardsPage() {
  const store = useStore(rewardStore);
  const { claim } = store;
  const { notice } = useNotice();
  const [{ page: view, prize }, change] = useAddress();
  const intl = useIntl();
  const { tag } = useSite().stores.locale;
  // Titles come in the language of the page.
  const rewards = useQuery(store.rewards, { key: tag, refetchOnMount: 'always' });
  const { value } = rewards;
  useOnLeave(() => {
    store.clearClaimed();
    claim.reset();
  }, tag);
  return (
    <RewardsScreen
      rewards={rewards}
      view={view === 'toClaim' || view === 'claimed' ? view : 'all'}
      onViewChange={(next) => change({ page: next === 'all' ? '' : next })}
      prize={prize}
      onPrize={(id) => change({ prize: id ?? '' })}
      missingPrize={
        prize && value && !value.list.some(({ id }) => id === prize)
          ? describeRefusal(intl, 'record.unknown')
          : undefined
      }
      onClaim={({ id }) => void store.claimAll([id])}
      onClaimCash={(ids) => void store.claimAll(ids)}
      claiming={claim.pending}
      claimed={store.claimed}
      claimFailure={notice(claim.failure)}
      onClaimClose={() => claim.reset()}
      bonusHref="/personal/bonusDetails"
    />
  );
});

/** Fetches what the page begins with, for somebody who is about to open it. */
export const prefetch = ({ pages }: SiteStores): void => void pages.get(rewardStore).rewards.ensure();
