import { observer } from 'mobx-react-lite';
import { incomeTypes } from '#contract';
import { IncomeScreen } from '#features/agent/IncomeScreen.tsx';
import { agentReportStore } from '../../stores/agentReportStore';
import { daysBefore, type ReportPeriod } from '../reportPeriod';
import { useNotice } from '../useNotice';
import { useOnLeave } from '../useOnLeave';
import { useQuery } from '../useQuery';
import { usePeriod } from '../useRecordList';
import { useSheets } from '../useSheets';
import { useSort } from '../useSort';
import { useStore } from '../useStore';

/** An agent's own income; its period stands in the address. */
export const IncomePage = observer(function IncomePage() {
  const store = useStore(agentReportStore);
  const { notice } = useNotice();
  const { period, chosen } = usePeriod();
  const days = keyOf(period);
  const income = useQuery(store.income.get(days));
  const before = useQuery(store.income.get(keyOf(periodBefore(period))));
  useOnLeave(() => store.move.reset());
  return (
    <IncomeScreen
      {...chosen}
      {...useSort(sorts)}
      income={income}
      netBefore={before.value?.totals.net}
      outputs={useSheets().outputsOf('income', period.from, period.to)}
      wallet={{
        onMove: (amount) => store.moveIncome(amount, days),
        isMoving: store.move.isRunning,
        moved: store.move.data && store.move.variables?.amount,
        failure: notice(store.move.failure),
        onForget: () => store.move.reset(),
      }}
    />
  );
});

/** What the days can be sorted by. */
const sorts = ['day', 'net', ...incomeTypes] as const;

const keyOf = ({ from, to }: ReportPeriod): string => `${from}/${to}`;

/** As many days, just before. */
function periodBefore({ from, to }: ReportPeriod): ReportPeriod {
  const length = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
  return { from: daysBefore(from, length), to: daysBefore(from, 1) };
}
