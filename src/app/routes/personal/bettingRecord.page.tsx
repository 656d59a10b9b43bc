import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { platformNow } from '#ds-i18n';
import { BettingRecordScreen } from '#features/records/BettingRecordScreen.tsx';
import type { BetDetail, BetFilters } from '#features/records/bets.ts';
import type { SiteStores } from '../../boot/compose';
import { betStore, teamBetStore, type BetFilter, type BetStore } from '../../stores/betStore';
import { gameTypesStore } from '../../stores/gameTypesStore';
import { useAddress } from '../center/useAddress';
import { dayAt, periodOf } from '../reportPeriod';
import { useSite } from '../site';
import { useEnsured } from '../useEnsured';
import { useNotice } from '../useNotice';
import { useExport, useRecordFilters, useRecordList } from '../useRecordList';
import { useStore } from '../useStore';

/** The member's betting record. */
export const BettingRecordPage = () => <BetsPage whose="own" />;
/** The same of an agent's team. */
export const TeamBettingPage = () => <BetsPage whose="team" />;

/** A betting record: what it shows stands in the address. */
const BetsPage = observer(function BetsPage({ whose }: { whose: 'own' | 'team' }) {
  const { lobby } = useSite().stores;
  const store = useStore(whose === 'team' ? teamBetStore : betStore);
  const { list, draft } = store;
  const { types } = useStore(gameTypesStore);
  const { notice } = useNotice();
  const [{ bet: open = '' }, change] = useAddress();
  const { filters, today, onFiltersChange } = useRecordFilters(list.current?.timeZone, ['bet']);
  const filter = filterOf(filters, today, whose);
  const record = useRecordList(list, filter);
  const file = useExport(store.export, filter);

  useEnsured(lobby.vendors, types, open && store.details.get(open));

  const onOpen = useCallback((id: string) => change({ bet: id }, 'push'), [change]);
  return (
    <BettingRecordScreen
      {...record}
      {...file}
      isTeam={whose === 'team'}
      filters={filters}
      onFiltersChange={(next) => onFiltersChange(sameDays(filters, next))}
      onDraftChange={(next) => void draft.setPage(filterOf(next, today, whose))}
      draftCount={draft.status === 'ready' ? draft.total : undefined}
      vendors={[
        ...new Map([...lobby.categories.values()].flat().map((card) => [card.vassalage, card.name])),
      ].map(([id, label]) => ({ id, label }))}
      gameTypes={types.value}
      today={today}
      detail={open ? detailOf(store, open, notice) : undefined}
      onOpen={onOpen}
      onCloseDetail={() => change({ bet: '' })}
      onPrint={() => print()}
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
function filterOf(address: BetFilters, today: string, whose: 'own' | 'team'): BetFilter {
  const { type, vendor, status, account, since, until, under, stakeFrom } = address;
  return {
    ...periodOf(address, today),
    // Of the lottery's two kinds a player knows one.
    ...(type && { gameTypes: type === 'ELOTT' ? 'ELOTT,LOTT' : type }),
    ...(vendor && { vendors: vendor }),
    ...(status && { statuses: status }),
    ...(whose === 'team' && account && { account }),
    ...(isInstant(since) && { since }),
    ...(isInstant(until) && { until }),
    ...(whose === 'team' && under && { under }),
    ...(stakeFrom && /^[1-9]\d{0,17}$/.test(stakeFrom) && { stakeFrom }),
  };
}

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
export const prefetch = ({ pages }: SiteStores): void => {
  const { list } = pages.get(betStore);
  void list.setPage(filterOf({}, dayAt(platformNow(), list.current?.timeZone), 'own'), 1);
};
