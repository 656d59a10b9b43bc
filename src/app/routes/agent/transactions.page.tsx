import { observer } from 'mobx-react-lite';
import { AccountRecordScreen } from '#features/account/AccountRecordScreen.tsx';
import { teamMovementStore, type TeamMovementFilter } from '../../stores/teamMovementStore';
import type { AddressValues } from '../center/useAddress';
import { periodOf } from '../reportPeriod';
import { useRecordFilters, useRecordList } from '../useRecordList';
import { useStore } from '../useStore';

/** What moved the wallets of the team; what it shows stands in the address. */
export const TeamTransactionsPage = observer(function TeamTransactionsPage() {
  const { list } = useStore(teamMovementStore);
  const { filters, today, onFiltersChange } = useRecordFilters(list.current?.timeZone);
  const record = useRecordList(list, filterOf(filters, today));
  return (
    <AccountRecordScreen
      {...record}
      isTeam
      filters={filters}
      onFiltersChange={onFiltersChange}
      today={today}
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
