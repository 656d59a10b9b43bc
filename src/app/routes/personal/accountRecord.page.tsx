import { observer } from 'mobx-react-lite';
import { movementStatuses, paymentMethods } from '#contract';
import { AccountRecordScreen } from '#features/account/AccountRecordScreen.tsx';
import type { SiteStores } from '../../boot/compose';
import { accountRecordStore, type MovementFilter } from '../../stores/accountRecordStore';
import { teamMovementStore, type TeamMovementFilter } from '../../stores/teamMovementStore';
import type { AddressValues } from '../center/useAddress';
import { periodOf } from '../reportPeriod';
import { prefetchRecord, useRecordList } from '../useRecordList';
import { useStore } from '../useStore';

/** The member's account record. */
export const AccountRecordPage = observer(function AccountRecordPage() {
  const records = useRecordList(useStore(accountRecordStore), { name: 'account-record', filterOf });
  return <AccountRecordScreen {...records} betsHrefOf={betsHrefOf} />;
});

/** What moved the wallets of an agent's team. */
export const TeamTransactionsPage = observer(function TeamTransactionsPage() {
  const records = useRecordList(useStore(teamMovementStore), {
    name: 'team-transactions',
    filterOf: teamFilterOf,
  });
  return <AccountRecordScreen {...records} isTeam />;
});

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

const filterOf = ({ type, ...address }: AddressValues, today: string): MovementFilter => ({
  ...periodOf(address, today),
  ...(type && { types: type }),
});

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
