import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useMemo } from 'react';
import { platformNow } from '#ds-i18n';
import { AccountRecordScreen, type MovementList } from '../../../features/account/AccountRecordScreen';
import type { SiteStores } from '../../boot/compose';
import { accountRecordStore, type MovementFilter } from '../../stores/accountRecordStore';
import { useAddress, type AddressValues } from '../center/useAddress';
import { listState } from '../listState';
import { cleared, dayAt, exclusive, periodOf } from '../reportPeriod';
import { saveFile } from '../saveFile';
import { useIsOffline } from '../useIsOffline';
import { useNotice } from '../useNotice';
import { useStore } from '../useStore';

/** The member's account record; what it shows stands in the address. */
export const AccountRecordPage = observer(function AccountRecordPage() {
  const store = useStore(accountRecordStore);
  const { list } = store;
  const { notice } = useNotice();
  const [address, change] = useAddress();
  const { page: asked = '1', ...filters } = address;
  const page = Math.max(1, Math.trunc(Number(asked)) || 1);
  const today = dayAt(platformNow(), list.current?.timeZone);
  const isOffline = useIsOffline();
  const filter = JSON.stringify(filterOf(filters, today));

  useEffect(() => {
    void list.show(JSON.parse(filter) as MovementFilter, page);
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
      onExport={() =>
        void store.export.run(filterOf(filters, today)).then((outcome) => {
          if (outcome.ok) saveFile(outcome.value);
        })
      }
      isExporting={store.export.isRunning}
      exportFailure={store.export.failure && notice(store.export.failure)}
      onPrint={() => print()}
      betsHrefOf={betsHrefOf}
    />
  );
});

/** Where the bets of some business days stand. */
const betsHrefOf = ({ from, to }: { from: string; to: string }): string =>
  `/personal/personalHistoryCopy?from=${from}&to=${to}`;

/** The last seven days unless the address says otherwise. */
function filterOf(address: AddressValues, today: string): MovementFilter {
  const { type } = address;
  return {
    ...periodOf({ ...address, period: address['period'] ?? '7' }, today),
    ...(type && { types: type }),
  };
}

/** Fetches what the page begins with, for somebody who is about to open it. */
export const prefetch = ({ pages }: SiteStores): void => {
  const { list } = pages.get(accountRecordStore);
  void list.show(filterOf({}, dayAt(platformNow(), list.current?.timeZone)), 1);
};
