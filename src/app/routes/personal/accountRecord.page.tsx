import { observer } from 'mobx-react-lite';
import { platformNow } from '#ds-i18n';
import { AccountRecordScreen } from '#features/account/AccountRecordScreen.tsx';
import type { SiteStores } from '../../boot/compose';
import { accountRecordStore, type MovementFilter } from '../../stores/accountRecordStore';
import type { AddressValues } from '../center/useAddress';
import { dayAt, periodOf } from '../reportPeriod';
import { useExport, useRecordFilters, useRecordList } from '../useRecordList';
import { useStore } from '../useStore';

/** The member's account record; what it shows stands in the address. */
export const AccountRecordPage = observer(function AccountRecordPage() {
  const store = useStore(accountRecordStore);
  const { filters, today, onFiltersChange } = useRecordFilters(store.list.current?.timeZone);
  const filter = filterOf(filters, today);
  const record = useRecordList(store.list, filter);
  const file = useExport(store.export, filter);
  return (
    <AccountRecordScreen
      {...record}
      {...file}
      filters={filters}
      onFiltersChange={onFiltersChange}
      today={today}
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
  void list.setPage(filterOf({}, dayAt(platformNow(), list.current?.timeZone)), 1);
};
