import { observer } from 'mobx-react-lite';
import type { MissionPlace } from '#contract';
import { MissionsScreen } from '#features/missions/MissionsScreen.tsx';
import type { SiteStores } from '../../boot/compose';
import { missionStore } from '../../stores/missionStore';
import { useAddress } from '../center/useAddress';
import { useSite } from '../site';
import { useNotice } from '../useNotice';
import { useOnLeave } from '../useOnLeave';
import { useQuery } from '../useQuery';
import { useStore } from '../useStore';

const places: Readonly<Record<MissionPlace, string>> = {
  games: '/hotgame',
  slots: '/rng',
  sports: '/sports',
  lottery: '/lottery',
  deposit: '/personal/depositv2',
  friends: '/personal/referral',
  security: '/personal/securityCenter',
};
const views = ['daily', 'weekly', 'once'] as const;

/** The member's missions and the leaderboard; which of them are shown stands in the address. */
export const MissionsPage = observer(function MissionsPage() {
  const store = useStore(missionStore);
  const { accept, claim } = store;
  const { notice } = useNotice();
  const [{ view, board: asked }, change] = useAddress();
  const { tag } = useSite().stores.locale;
  const period = asked === 'month' ? 'month' : 'week';
  // Titles come in the language of the page, and what was played meanwhile counts.
  const missions = useQuery(store.missions, { key: tag, refetchOnMount: 'always', refetchOnReturn: true });
  const board = useQuery(store.leaderboards.get(period), { refetchOnReturn: true });
  // Claims that did not begin do not begin.
  useOnLeave(() => [accept, claim].forEach((task) => task.reset()), tag);
  const writeFailure = claim.failure ?? accept.failure;
  return (
    <MissionsScreen
      missions={missions}
      view={views.find((each) => each === view) ?? 'all'}
      onViewChange={(next) => change({ view: next === 'all' ? '' : next })}
      hrefOf={(place) => places[place]}
      onAccept={({ id }) => void store.accept.run(id)}
      onClaim={(chosen) => void store.claimAll(chosen.map(({ id }) => id))}
      writing={accept.pending ?? claim.pending}
      claimed={claim.data}
      writeFailure={notice(writeFailure)}
      bonusHref="/personal/bonusDetails"
      leaderboard={{
        board,
        period,
        onPeriodChange: (next) => change({ board: next === 'month' ? next : '' }),
      }}
    />
  );
});

/** Fetches what the page begins with, for somebody who is about to open it. */
export const prefetch = ({ pages }: SiteStores): void => void pages.get(missionStore).missions.ensure();
