import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import type { BonusBetList } from '#features/rewards/BonusBets.tsx';
import type { BonusRecordProps } from '#features/rewards/BonusRecord.tsx';
import { BonusScreen, isRunning } from '#features/rewards/BonusScreen.tsx';
import type { SiteStores } from '../../boot/compose';
import { bonusRecordStore, type BonusFilter } from '../../stores/bonusRecordStore';
import { rewardStore, type RewardStore } from '../../stores/rewardStore';
import { useAddress, type AddressValues } from '../center/useAddress';
import { periodOf } from '../reportPeriod';
import { useSite } from '../site';
import { useEnsured } from '../useEnsured';
import { useNotice } from '../useNotice';
import { useOnLeave } from '../useOnLeave';
import { useQuery } from '../useQuery';
import { useRecordList } from '../useRecordList';
import { useStore } from '../useStore';

/** Bets that come at first and with each press, and the most; older ones stand in the betting record. */
const [betsAtOnce, mostBets] = [20, 200];

/** The member's bonuses: those that run, and the record of all; what is shown stands in the address. */
export const BonusPage = observer(function BonusPage() {
  const store = useStore(rewardStore);
  const { giveUp } = store;
  const { notice } = useNotice();
  const [{ view, bonus: opened = '' }, change] = useAddress();
  const { tag } = useSite().stores.locale;
  const [wanted, setWanted] = useState<Readonly<Record<string, number>>>({});
  const wantedOf = (id: string): number => wanted[id] ?? betsAtOnce;
  const shown = view === 'record' ? view : 'active';
  const record = useBonusRecord(shown === 'record');
  // Titles come in the language of the page.
  const bonuses = useQuery(store.bonuses, { key: tag, refetchOnMount: 'always' });
  const running = bonuses.value?.list.filter(isRunning) ?? [];
  // Only of those on screen.
  const ids = shown === 'record' ? [opened].filter(Boolean) : running.map(({ id }) => id);
  useEnsured(...ids.map((id) => store.bets.get(`${id} ${wantedOf(id)}`)));
  useOnLeave(() => giveUp.reset());

  return (
    <BonusScreen
      bonuses={bonuses}
      view={shown}
      onViewChange={(next) => change({ view: next === 'active' ? '' : next })}
      record={record.props}
      betsOf={(id) => betsOf(store, id, wantedOf(id))}
      onMore={(id) => {
        const bets = store.bets.get(`${id} ${wantedOf(id)}`);
        if (bets.failure) void bets.refresh();
        else setWanted({ ...wanted, [id]: Math.min(mostBets, wantedOf(id) * 2) });
      }}
      onGiveUp={(id) => void giveUp.run(id).then(record.refresh)}
      onClose={() => giveUp.reset()}
      givingUp={giveUp.pending}
      giveUpFailure={notice(giveUp.failure)}
      rewardsHref="/personal/rewardCenter"
    />
  );
});

/** The record as its screen wants it; asked for only while it is shown. */
function useBonusRecord(isShown: boolean): { props: BonusRecordProps; refresh: () => void } {
  const store = useStore(bonusRecordStore);
  const { list } = store;
  const [{ bonus: opened }, change] = useAddress();
  const records = useRecordList(store, {
    name: 'bonuses',
    filterOf,
    apart: ['bonus', 'view'],
    isShown,
  });
  const onOpen = useCallback((id: string) => change({ bonus: id }, 'push'), [change]);
  return {
    refresh: () => void (isShown && list.invalidate()),
    props: {
      ...records,
      detail: list.rows.find(({ id }) => id === opened),
      onOpen,
      onCloseDetail: () => change({ bonus: '' }),
    },
  };
}

function filterOf(address: AddressValues, today: string): BonusFilter {
  const { status } = address;
  return {
    ...periodOf(address, today),
    ...(status && { statuses: status }),
  };
}

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

/** Fetches what the page begins with, for somebody who is about to open it. */
export const prefetch = ({ pages }: SiteStores): void => void pages.get(rewardStore).bonuses.ensure();
