import { observer } from 'mobx-react-lite';
import { platformNow } from '#ds-i18n';
import { PersonalProfitScreen } from '#features/account/PersonalProfitScreen.tsx';
import type { SiteStores } from '../../boot/compose';
import { accountRecordStore } from '../../stores/accountRecordStore';
import { dayAt, periodOf, type ReportPeriod } from '../reportPeriod';
import { useQuery } from '../useQuery';
import { usePeriod } from '../useRecordList';
import { useSheets } from '../useSheets';
import { useStore } from '../useStore';

/** The member's profit and loss; its period stands in the address. */
export const PersonalProfitPage = observer(function PersonalProfitPage() {
  const store = useStore(accountRecordStore);
  const { period, chosen } = usePeriod();
  return (
    <PersonalProfitScreen
      {...chosen}
      profit={useQuery(store.profit.get(keyOf(period)))}
      outputs={useSheets().outputsOf('profit-and-loss', period.from, period.to)}
      limitsHref="/personal/saferPlay"
    />
  );
});

const keyOf = ({ from, to }: ReportPeriod): string => `${from}/${to}`;

/** Fetches what the page begins with, for somebody who is about to open it. */
export const prefetch = ({ pages }: SiteStores): void => {
  void pages
    .get(accountRecordStore)
    .profit.get(keyOf(periodOf({}, dayAt(platformNow()))))
    .ensure();
};
