import { observer } from 'mobx-react-lite';
import { platformNow } from '#ds-i18n';
import { PersonalProfitScreen } from '../../../features/account/PersonalProfitScreen';
import type { SiteStores } from '../../boot/compose';
import { accountRecordStore } from '../../stores/accountRecordStore';
import { useAddress } from '../center/useAddress';
import { cleared, dayAt, exclusive, periodOf } from '../reportPeriod';
import { stateOf } from '../resourceState';
import { useEnsured } from '../useEnsured';
import { useIsOffline } from '../useIsOffline';
import { useNotice } from '../useNotice';
import { useStore } from '../useStore';

/** The member's profit and loss; its period stands in the address. */
export const PersonalProfitPage = observer(function PersonalProfitPage() {
  const store = useStore(accountRecordStore);
  const { notice } = useNotice();
  const [filters, change] = useAddress();
  const isOffline = useIsOffline();
  const today = dayAt(platformNow());
  const { from, to } = periodOf({ ...filters, period: filters['period'] ?? '30' }, today);
  const days = `${from}/${to}`;
  const profit = store.profit.get(days);

  useEnsured(store.profit.get(days));
  const { value, failure } = profit;
  const isEmpty = value !== undefined && value.days.length === 0;
  return (
    <PersonalProfitScreen
      state={isEmpty ? 'empty' : stateOf(profit, isOffline)}
      profit={value}
      filters={filters}
      onFiltersChange={(next) => change({ ...cleared(filters), ...exclusive(filters, next) })}
      today={today}
      failure={failure && notice(failure)}
      onRetry={() => void profit.refresh()}
      limitsHref="/personal/saferPlay"
    />
  );
});

/** Fetches what the page begins with, for somebody who is about to open it. */
export const prefetch = ({ pages }: SiteStores): void => {
  const { from, to } = periodOf({ period: '30' }, dayAt(platformNow()));
  void pages.get(accountRecordStore).profit.get(`${from}/${to}`).ensure();
};
