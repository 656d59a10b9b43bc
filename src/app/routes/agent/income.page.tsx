import { observer } from 'mobx-react-lite';
import { IncomeScreen, type Income } from '#features/agent/IncomeScreen.tsx';
import type { Download } from '../../api/client';
import { agentReportStore } from '../../stores/agentReportStore';
import { csvFileOf, plainAmount } from '../csvFileOf';
import { daysBefore, type ReportPeriod } from '../reportPeriod';
import { saveFile } from '../saveFile';
import { useNotice } from '../useNotice';
import { useOnLeave } from '../useOnLeave';
import { useQuery } from '../useQuery';
import { usePeriod } from '../useRecordList';
import { useStore } from '../useStore';

/** An agent's own income; its period stands in the address. */
export const IncomePage = observer(function IncomePage() {
  const store = useStore(agentReportStore);
  const { notice } = useNotice();
  const { period, chosen } = usePeriod('30');
  const days = keyOf(period);
  const income = useQuery(store.income.get(days));
  const before = useQuery(store.income.get(keyOf(periodBefore(period))));
  useOnLeave(() => store.move.reset());
  return (
    <IncomeScreen
      {...chosen}
      income={income}
      netBefore={before.value?.totals.net}
      onSave={() => income.value && saveFile(fileOf(income.value))}
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

const keyOf = ({ from, to }: ReportPeriod): string => `${from}/${to}`;

/** As many days, just before. */
function periodBefore({ from, to }: ReportPeriod): ReportPeriod {
  const length = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
  return { from: daysBefore(from, length), to: daysBefore(from, 1) };
}

const kinds = ['rebate', 'dividend', 'wage', 'hourlyWage', 'realTimeWage', 'toDownlines', 'correction', 'net'] as const; // prettier-ignore

/** The days and what they add up to. */
function fileOf({ from, to, currency, days, totals }: Income): Download {
  const amounts = (figures: Income['totals']) => kinds.map((kind) => plainAmount(figures[kind]));
  return {
    name: `income-${from}-${to}.csv`,
    file: csvFileOf([
      ['day', ...kinds.map((kind) => `${kind} (${currency})`)],
      ...days.map((each) => [each.day, ...amounts(each)]),
      ['total', ...amounts(totals)],
    ]),
  };
}
