import { observer } from 'mobx-react-lite';
import { mostSorted, movementSorts, movementStatuses, paymentMethods } from '#contract';
import { AccountRecordScreen } from '#features/account/AccountRecordScreen.tsx';
import type { SiteStores } from '../../boot/compose';
import { accountRecordStore, type MovementFilter } from '../../stores/accountRecordStore';
import { teamMovementStore, type TeamMovementFilter } from '../../stores/teamMovementStore';
import type { AddressValues } from '../center/useAddress';
import { periodOf } from '../reportPeriod';
import { prefetchRecord, useRecordList } from '../useRecordList';
import { sortIn, useSort } from '../useSort';
import { useStore } from '../useStore';

/** The member's account record. */
export const AccountRecordPage = observer(function AccountRecordPage() {
  const records = useRecordList(useStore(accountRecordStore), { name: 'account-record', filterOf, apart });
  return (
    <AccountRecordScreen
      {...records}
      {...useSort(movementSorts)}
      mostSorted={mostSorted}
      betsHrefOf={betsHrefOf}
    />
  );
});

/** What moved the wallets of an agent's team. */
export const TeamTransactionsPage = observer(function TeamTransactionsPage() {
  const records = useRecordList(useStore(teamMovementStore), {
    name: 'team-transactions',
    filterOf: teamFilterOf,
    apart,
  });
  return <AccountRecordScreen {...records} {...useSort(movementSorts)} mostSorted={mostSorted} isTeam />;
});

/** Their order stays when filters change. */
const apart = ['sort', 'dir'];

/** Where the bets of some business days stand. */
const betsHrefOf = ({ from, to }: { from: string; to: string }): string =>
  `/personal/personalHistoryCopy?from=${from}&to=${to}`;

/** What stands in the address, if it is one of those that there are. */
const choiceOf = <Name extends string, Choice extends string>(
  name: Name,
  choices: readonly Choice[],
  address: AddressValues,
): Partial<Record<Name, Choice>> => {
  const chosen = choices.find((each) => each === address[name]);
  return chosen === undefined ? {} : ({ [name]: chosen } as Record<Name, Choice>);
};

function filterOf({ type, ...address }: AddressValues, today: string): MovementFilter {
  const { column: sort, direction } = sortIn(address, movementSorts);
  return { ...periodOf(address, today), sort, direction, ...(type && { types: type }) };
}

const teamFilterOf = (address: AddressValues, today: string): TeamMovementFilter => ({
  ...filterOf(address, today),
  ...(address['search'] && { search: address['search'] }),
  ...choiceOf('method', paymentMethods, address),
  ...choiceOf('status', movementStatuses, address),
  ...(address['under'] && { under: address['under'] }),
  ...(address['of'] === 'dividend' && { of: 'dividend' }),
});

/** Fetches what the page begins with, for somebody who is about to open it. */
export const prefetch = ({ pages }: SiteStores): void =>
  prefetchRecord(pages.get(accountRecordStore), filterOf);
