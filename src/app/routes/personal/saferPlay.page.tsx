import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { saferPlayCalls } from '#contract';
import { platformNow } from '#ds-i18n';
import { saferParts, SaferPlayScreen } from '#features/saferPlay/SaferPlayScreen.tsx';
import { saferPlayStore } from '../../stores/saferPlayStore';
import { useAddress } from '../center/useAddress';
import { useContractForm } from '../useContractForm';
import { useNotice } from '../useNotice';
import { useQuery } from '../useQuery';
import { usePeriod } from '../useRecordList';
import { useSheets } from '../useSheets';
import { useStore } from '../useStore';

/** Limits, breaks and the statement; which of them stands in the address. */
export const SaferPlayPage = observer(function SaferPlayPage() {
  const store = useStore(saferPlayStore);
  const { change, exclusion, look } = store;
  const { notice } = useNotice();
  const sheets = useSheets();
  const [{ part: asked }, goTo] = useAddress();
  const { period, chosen } = usePeriod({ usual: 'months12', apart: ['part'] });
  const [isExcluding, setExcluding] = useState(false);
  const part = saferParts.find((each) => each === asked) ?? 'limits';
  const { filters } = chosen;
  // Since when the account is there, only the platform knows.
  const from = filters['period'] === 'all' ? '' : period.from;
  const statement = useQuery(store.statement.get(`${from}/${period.to}/${filters['gameType'] ?? ''}`), {
    enabled: part === 'statement',
  });
  const form = useContractForm(saferPlayCalls.exclude, exclusion, { onDone: () => setExcluding(false) });

  // Once for each time that the page is opened; whether it can be told or not, the page is there.
  useEffect(() => void look.run({}), [look]);

  return (
    <SaferPlayScreen
      part={part}
      onPartChange={(next) => goTo({ part: next === 'limits' ? '' : next })}
      status={useQuery(store.status)}
      now={platformNow()}
      onSetLimit={async (limit) => (await change.run({ is: 'limit', ...limit })).ok}
      onAnswer={({ kind, period: of, product }, isConfirmed) =>
        void change.run({ is: 'answer', kind, period: of, product, isConfirmed })
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
      statement={{
        ...chosen,
        statement,
        outputs: sheets.outputsOf('statement', statement.value?.from, period.to),
      }}
    />
  );
});
