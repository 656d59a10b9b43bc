import { observer } from 'mobx-react-lite';
import { platformNow } from '#ds-i18n';
import { PersonalProfitScreen } from '#features/account/PersonalProfitScreen.tsx';
import type { SiteStores } from '../../boot/compose';
import { accountRecordStore } from '../../stores/accountRecordStore';
import { useAddress } from '../center/useAddress';
import { cleared, dayAt, exclusive, periodOf } from '../reportPeriod';
import { useQuery } from '../useQuery';
import { useStore } from '../useStore';

/** The member's profit and loss; its period stands in the address. */
export const PersonalProfitPage = observer(function PersonalProfitPage() {
  const store = useStore(accountRecordStore);
  const [filters, change] = useAddress();
  const today = dayAt(platformNow());
  const { from, to } = periodOf({ ...filters, period: filters['period'] ?? '30' }, today);
  return (
    <PersonalProfitScreen
      profit={useQuery(store.profit.get(`${from}/${to}`))}
      filters={filters}
      onFiltersChange={(next) => change({ ...cleared(filters), ...exclusive(filters, next) })}
      today={today}
      limitsHref="/personal/saferPlay"
    />
  );
});

/** Fetches what the page begins with, for somebody who is about to open it. */
export const prefetch = ({ pages }: SiteStores): void => {
  const { from, to } = periodOf({ period: '30' }, dayAt(platformNow()));
  void pages.get(accountRecordStore).profit.get(`${from}/${to}`).ensure();
};
