import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { BonusBetList } from '../../../features/rewards/BonusBets';
import { BonusScreen, isIn } from '../../../features/rewards/BonusScreen';
import { rewardStore, type RewardStore } from '../../stores/rewardStore';
import { useAddress } from '../center/useAddress';
import { stateOf } from '../resourceState';
import { useSite } from '../site';
import { useIsOffline } from '../useIsOffline';
import { useNotice } from '../useNotice';
import { useStore } from '../useStore';

/** Bets that come at first and with each press, and the most; older ones stand in the betting record. */
const [betsAtOnce, mostBets] = [20, 200];

/** The member's bonuses; which of them are shown stands in the address. */
export const BonusPage = observer(function BonusPage() {
  const store = useStore(rewardStore);
  const { bonuses, giveUp } = store;
  const { notice } = useNotice();
  const [{ view }, change] = useAddress();
  const isOffline = useIsOffline();
  const language = useSite().stores.locale.tag;
  const [wanted, setWanted] = useState<Readonly<Record<string, number>>>({});
  const wantedOf = (id: string): number => wanted[id] ?? betsAtOnce;
  const shown = view === 'completed' || view === 'ended' ? view : 'active';
  // Only of those on screen.
  const ids = (bonuses.value?.list ?? [])
    .filter(isIn[shown])
    .map(({ id }) => `${id} ${wantedOf(id)}`)
    .join();

  useEffect(() => {
    void bonuses.refresh();
    return () => giveUp.reset();
  }, [bonuses, giveUp, language]);
  useEffect(() => {
    for (const key of ids === '' ? [] : ids.split(',')) void store.bets.get(key).ensure();
  }, [store, ids]);

  const { value, failure } = bonuses;
  return (
    <BonusScreen
      state={stateOf(bonuses, isOffline)}
      bonuses={value?.list ?? []}
      currency={value?.currency ?? ''}
      view={shown}
      onViewChange={(next) => change({ view: next === 'active' ? '' : next })}
      betsOf={(id) => betsOf(store, id, wantedOf(id))}
      onMore={(id) => {
        const bets = store.bets.get(`${id} ${wantedOf(id)}`);
        if (bets.failure) void bets.refresh();
        else setWanted({ ...wanted, [id]: Math.min(mostBets, wantedOf(id) * 2) });
      }}
      onGiveUp={(id) => void giveUp.run(id)}
      onClose={() => giveUp.reset()}
      givingUp={giveUp.isRunning ? store.writing : undefined}
      giveUpFailure={giveUp.failure && notice(giveUp.failure)}
      rewardsHref="/personal/rewardCenter"
      failure={failure && notice(failure)}
      onRetry={() => void bonuses.refresh()}
    />
  );
});

/** The bets that are there; while more are on their way, those that came before. */
function betsOf({ bets }: RewardStore, id: string, wanted: number): BonusBetList {
  const { value, failure } = bets.get(`${id} ${wanted}`);
  const shown =
    value ?? (wanted > betsAtOnce ? bets.get(`${id} ${Math.max(betsAtOnce, wanted / 2)}`).value : undefined);
  const rows = shown?.rows ?? [];
  return {
    status: value ? 'ready' : failure ? 'failed' : 'loading',
    rows,
    hasMore: rows.length < Math.min(mostBets, shown?.total ?? 0),
  };
}
