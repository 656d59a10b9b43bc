import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { platformNow } from '#ds-i18n';
import { IncomeScreen, type Income } from '../../../features/agent/IncomeScreen';
import type { Download } from '../../api/client';
import { agentReportStore } from '../../stores/agentReportStore';
import { useAddress } from '../center/useAddress';
import { csvFileOf, plainAmount } from '../csvFileOf';
import { cleared, dayAt, daysBefore, exclusive, periodOf, type ReportPeriod } from '../reportPeriod';
import { stateOf } from '../resourceState';
import { saveFile } from '../saveFile';
import { useEnsured } from '../useEnsured';
import { useIsOffline } from '../useIsOffline';
import { useNotice } from '../useNotice';
import { useStore } from '../useStore';

/** An agent's own income; its period stands in the address. */
export const IncomePage = observer(function IncomePage() {
  const store = useStore(agentReportStore);
  const { notice } = useNotice();
  const [filters, change] = useAddress();
  const isOffline = useIsOffline();
  const today = dayAt(platformNow());
  const period = periodOf({ ...filters, period: filters['period'] ?? '30' }, today);
  const days = keyOf(period);
  const daysBeforeThose = keyOf(periodBefore(period));
  const income = store.income.get(days);

  useEnsured(store.income.get(days), store.income.get(daysBeforeThose));
  useEffect(() => () => store.forgetMove(), [store]);
  const { value, failure } = income;
  return (
    <IncomeScreen
      state={value?.days.length === 0 ? 'empty' : stateOf(income, isOffline)}
      income={value}
      netBefore={store.income.get(daysBeforeThose).value?.totals.net}
      filters={filters}
      onFiltersChange={(next) => change({ ...cleared(filters), ...exclusive(filters, next) })}
      today={today}
      failure={failure && notice(failure)}
      onRetry={() => void income.refresh()}
      onSave={() => value && saveFile(fileOf(value))}
      wallet={{
        onMove: (amount) => store.moveIncome(amount, days),
        isMoving: store.move.isRunning,
        moved: store.moved,
        failure: store.move.failure && notice(store.move.failure),
        onForget: () => store.forgetMove(),
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
