import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useMemo } from 'react';
import { platformNow } from '#ds-i18n';
import { AccountRecordScreen, type MovementList } from '../../../features/account/AccountRecordScreen';
import { teamMovementStore, type TeamMovementFilter } from '../../stores/teamMovementStore';
import { useAddress, type AddressValues } from '../center/useAddress';
import { listState } from '../listState';
import { cleared, dayAt, exclusive, periodOf } from '../reportPeriod';
import { useIsOffline } from '../useIsOffline';
import { useNotice } from '../useNotice';
import { useStore } from '../useStore';

/** What moved the wallets of the team; what it shows stands in the address. */
export const TeamTransactionsPage = observer(function TeamTransactionsPage() {
  const { list } = useStore(teamMovementStore);
  const { notice } = useNotice();
  const [address, change] = useAddress();
  const { page: asked = '1', ...filters } = address;
  const page = Math.max(1, Math.trunc(Number(asked)) || 1);
  const today = dayAt(platformNow(), list.current?.timeZone);
  const isOffline = useIsOffline();
  const filter = JSON.stringify(filterOf(filters, today));

  useEffect(() => {
    void list.show(JSON.parse(filter) as TeamMovementFilter, page);
  }, [list, filter, page]);
  const { current, rows } = list;
  const shown = useMemo(
    (): MovementList | undefined =>
      current && { ...current, rows, page: list.page, pageCount: list.pageCount, pageSize: list.pageSize },
    [current, rows, list],
  );
  const onLoadMore = useCallback(() => void (list.failure ? list.retry() : list.more()), [list]);
  return (
    <AccountRecordScreen
      isTeam
      state={listState(list, isOffline)}
      list={shown}
      filters={filters}
      onFiltersChange={(next) => change({ ...cleared(address), ...exclusive(filters, next) })}
      today={today}
      onPageChange={(next) => change({ page: next === 1 ? '' : String(next) })}
      more={list.isComing ? 'loading' : list.failure ? 'failed' : list.hasMore ? 'more' : 'end'}
      onLoadMore={onLoadMore}
      loadedAt={list.loadedAt}
      failure={list.failure && notice(list.failure)}
      onRetry={() => void list.retry()}
      onPrint={() => print()}
    />
  );
});

/** The last seven days unless the address says otherwise. */
function filterOf(address: AddressValues, today: string): TeamMovementFilter {
  const { type, under, of } = address;
  return {
    ...periodOf({ ...address, period: address['period'] ?? '7' }, today),
    ...(type && { types: type }),
    ...(under && { under }),
    ...(of === 'dividend' && { of }),
  };
}
