import { parseDate, startOfMonth } from '@internationalized/date';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { saferPlayCalls } from '#contract';
import { platformNow } from '#ds-i18n';
import type { ActivityPeriod } from '#features/saferPlay/ActivityPane.tsx';
import { saferParts, SaferPlayScreen } from '#features/saferPlay/SaferPlayScreen.tsx';
import { saferPlayStore } from '../../stores/saferPlayStore';
import { useAddress } from '../center/useAddress';
import { dayAt } from '../reportPeriod';
import { useContractForm } from '../useContractForm';
import { useNotice } from '../useNotice';
import { useQuery } from '../useQuery';
import { useSheets } from '../useSheets';
import { useStore } from '../useStore';

/** Limits, breaks and the activity statement; which of them stands in the address. */
export const SaferPlayPage = observer(function SaferPlayPage() {
  const store = useStore(saferPlayStore);
  const { change, exclusion } = store;
  const { notice } = useNotice();
  const sheets = useSheets();
  const [{ part: asked, period: askedPeriod = '' }, goTo] = useAddress();
  const [isExcluding, setExcluding] = useState(false);
  const part = saferParts.find((each) => each === asked) ?? 'limits';
  const periods = periodsAt(dayAt(platformNow()));
  const period = periods.find(({ id }) => id === askedPeriod) ?? periods[0];
  const activity = useQuery(store.activity.get(`${period.from}/${period.to}`), {
    enabled: part === 'activity',
  });
  const form = useContractForm(saferPlayCalls.exclude, exclusion, { onDone: () => setExcluding(false) });

  return (
    <SaferPlayScreen
      part={part}
      onPartChange={(next) => goTo({ part: next === 'limits' ? '' : next })}
      status={useQuery(store.status)}
      now={platformNow()}
      onSetLimit={async (limit) => (await change.run({ is: 'limit', ...limit })).ok}
      onAnswer={({ kind, period: of }, isConfirmed) =>
        void change.run({ is: 'answer', kind, period: of, isConfirmed })
      }
      onCheckChange={(minutes) => void change.run({ is: 'check', minutes })}
      onBreak={(length) => void change.run({ is: 'break', length })}
      onReopen={() => void change.run({ is: 'reopen' })}
      exclusion={{
        isOpen: isExcluding,
        onOpen: () => {
          exclusion.reset();
          setExcluding(true);
        },
        onClose: () => setExcluding(false),
        form,
      }}
      isPending={change.isRunning}
      writeFailure={notice(change.failure)}
      activity={{
        periods,
        period: period.id,
        onPeriodChange: (id) => goTo({ period: id === periods[0].id ? '' : id }),
        activity,
        outputs: sheets.outputsOf('activity', period.from, period.to),
      }}
    />
  );
});

type Days = ActivityPeriod & { from: string; to: string };

/** This month, the two before it, and the last twelve. */
function periodsAt(today: string): readonly [Days, ...Days[]] {
  const firstOf = (monthsBack: number) => startOfMonth(parseDate(today)).subtract({ months: monthsBack });
  const monthBack = (back: number): Days => {
    const from = firstOf(back).toString();
    const to =
      back === 0
        ? today
        : firstOf(back - 1)
            .subtract({ days: 1 })
            .toString();
    return { id: from.slice(0, 7), month: from, from, to };
  };
  return [monthBack(0), monthBack(1), monthBack(2), { id: 'year', from: firstOf(11).toString(), to: today }];
}
