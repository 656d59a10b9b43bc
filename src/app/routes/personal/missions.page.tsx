import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { MissionPlace } from '#contract';
import { MissionsScreen } from '../../../features/missions/MissionsScreen';
import type { SiteStores } from '../../boot/compose';
import { missionStore } from '../../stores/missionStore';
import { useAddress } from '../center/useAddress';
import { stateOf } from '../resourceState';
import { useSite } from '../site';
import { useEnsured } from '../useEnsured';
import { useIsOffline } from '../useIsOffline';
import { useNotice } from '../useNotice';
import { useOnReturn } from '../useOnReturn';
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
  const { missions, leaderboards, accept, claim } = store;
  const { notice } = useNotice();
  const [{ view, board }, change] = useAddress();
  const isOffline = useIsOffline();
  const language = useSite().stores.locale.tag;
  const period = board === 'month' ? 'month' : 'week';
  const leaders = leaderboards.get(period);

  useEffect(() => {
    // Titles come in the language of the page.
    void missions.refresh();
    return () => store.leave();
  }, [store, missions, language]);
  useEnsured(leaders);
  // What was played meanwhile counts.
  useOnReturn(() => {
    void missions.refresh();
    void leaders.refresh();
  });
  const { value, failure } = missions;
  const writeFailure = claim.failure ?? accept.failure;
  return (
    <MissionsScreen
      state={stateOf(missions, isOffline)}
      missions={value?.list ?? []}
      currency={value?.currency ?? ''}
      view={views.find((each) => each === view) ?? 'all'}
      onViewChange={(next) => change({ view: next === 'all' ? '' : next })}
      hrefOf={(place) => places[place]}
      onAccept={({ id }) => void store.accept.run(id)}
      onClaim={(chosen) => void store.take(chosen.map(({ id }) => id))}
      writing={store.writing}
      claimed={store.claimed}
      writeFailure={writeFailure && notice(writeFailure)}
      bonusHref="/personal/bonusDetails"
      leaderboard={{
        state: stateOf(leaders, isOffline),
        board: leaders.value,
        period,
        onPeriodChange: (next) => change({ board: next === 'month' ? next : '' }),
        failure: leaders.failure && notice(leaders.failure),
        onRetry: () => void leaders.refresh(),
      }}
      failure={failure && notice(failure)}
      onRetry={() => void missions.refresh()}
    />
  );
});

/** Fetches what the page begins with, for somebody who is about to open it. */
export const prefetch = ({ pages }: SiteStores): void => void pages.get(missionStore).missions.ensure();
