import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { betSorts, mostSorted } from '#contract';
import { BettingRecordScreen } from '#features/records/BettingRecordScreen.tsx';
import type { BetDetail, BetFilters } from '#features/records/bets.ts';
import type { SiteStores } from '../../boot/compose';
import { betStore, teamBetStore, type BetFilter, type BetStore } from '../../stores/betStore';
import { gameTypesStore } from '../../stores/gameTypesStore';
import { useAddress } from '../center/useAddress';
import { periodOf } from '../reportPeriod';
import { useSite } from '../site';
import { useEnsured } from '../useEnsured';
import { useNotice } from '../useNotice';
import { prefetchRecord, useRecordList } from '../useRecordList';
import { sortIn, useSort } from '../useSort';
import { useStore } from '../useStore';

/** The member's betting record. */
export const BettingRecordPage = () => <BetsPage whose="own" />;
/** The same of an agent's team. */
export const TeamBettingPage = () => <BetsPage whose="team" />;

/** A betting record: what it shows stands in the address. */
const BetsPage = observer(function BetsPage({ whose }: { whose: 'own' | 'team' }) {
  const { lobby } = useSite().stores;
  const store = useStore(whose === 'team' ? teamBetStore : betStore);
  const { draft } = store;
  const { types } = useStore(gameTypesStore);
  const { notice } = useNotice();
  const [{ bet: open = '' }, change] = useAddress();
  const toFilter = filterOf[whose];
  const records = useRecordList(store, {
    name: whose === 'team' ? 'team-betting' : 'betting-record',
    filterOf: toFilter,
    apart: ['bet', 'sort', 'dir'],
  });
  const { filters, today } = records;

  useEnsured(lobby.vendors, types, open && store.details.get(open));

  const onOpen = useCallback((id: string) => change({ bet: id }, 'push'), [change]);
  return (
    <BettingRecordScreen
      {...records}
      {...useSort(betSorts)}
      mostSorted={mostSorted}
      isTeam={whose === 'team'}
      onFiltersChange={(next) => records.onFiltersChange(sameDays(filters, next))}
      onDraftChange={(next) => void draft.setPage(toFilter(next, today))}
      draftCount={draft.status === 'ready' ? draft.total : undefined}
      vendors={[
        ...new Map([...lobby.categories.values()].flat().map((card) => [card.vassalage, card.name])),
      ].map(([id, label]) => ({ id, label }))}
      gameTypes={types.value}
      detail={open ? detailOf(store, open, notice) : undefined}
      onOpen={onOpen}
      onCloseDetail={() => change({ bet: '' })}
    />
  );
});

/** A moment as the platform writes it; what else stands in an address is not asked for. */
const isInstant = (text: string | undefined): text is string =>
  text !== undefined && /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text);

/** Moments are of the days that they came with. */
const sameDays = (before: BetFilters, next: BetFilters): BetFilters =>
  ['from', 'to', 'period'].every((name) => (before[name] ?? '') === (next[name] ?? ''))
    ? next
    : { ...next, since: '', until: '' };

/** What the platform is asked for, of what stands in the address. */
const filterOf = {
  own: (address: BetFilters, today: string): BetFilter => {
    const { type, vendor, status, since, until, stakeFrom } = address;
    const { column: sort, direction } = sortIn(address, betSorts);
    return {
      sort,
      direction,
      ...periodOf(address, today),
      // Of the lottery's two kinds a player knows one.
      ...(type && { gameTypes: type === 'ELOTT' ? 'ELOTT,LOTT' : type }),
      ...(vendor && { vendors: vendor }),
      ...(status && { statuses: status }),
      ...(isInstant(since) && { since }),
      ...(isInstant(until) && { until }),
      ...(stakeFrom && /^[1-9]\d{0,17}$/.test(stakeFrom) && { stakeFrom }),
    };
  },
  team: (address: BetFilters, today: string): BetFilter => {
    const { account, under } = address;
    return { ...filterOf.own(address, today), ...(account && { account }), ...(under && { under }) };
  },
};

function detailOf(
  { details }: BetStore,
  id: string,
  notice: ReturnType<typeof useNotice>['notice'],
): BetDetail {
  const resource = details.get(id);
  if (resource.value) return { status: 'ready', id, bet: resource.value };
  const failed = notice(resource.failure, () => void resource.refresh());
  return failed ? { status: 'failed', id, notice: failed } : { status: 'loading', id };
}

/** Fetches what the page begins with, for somebody who is about to open it. */
export const prefetch = ({ pages }: SiteStores): void => prefetchRecord(pages.get(betStore), filterOf.own);
