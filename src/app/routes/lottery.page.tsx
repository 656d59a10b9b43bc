import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocaleRow } from '#ds-i18n';
import { BettingScreen } from '../../features/lottery/BettingScreen';
import type { BasketLine } from '../../features/lottery/basket';
import { costOf, multiplesOf, noChase, type ChaseChoice } from '../../features/lottery/chase';
import { pricedBy, tableAt } from '../../features/lottery/series';
import type { TrendRange } from '../../features/lottery/trends';
import { lotteryMessages } from '../../features/lottery/messages';
import { lotteryStoreOf } from '../stores/lotteryStore';
import { lotteryCode } from './lotteryCode';
import { isGameMissing, MissingGame } from './MissingGame';
import { Redirect } from './Redirect';
import { useSearchParams } from './router';
import { useSite } from './site';
import { checkDraw } from '../data/checkDraw';
import { useNotice } from './useNotice';
import { usePageTitle } from './usePageTitle';
import { useQuery } from './useQuery';
import { useStore } from './useStore';

const store = lotteryStoreOf<BasketLine>();

/** A number by chance for picks that nobody has to predict: what is drawn is drawn by the platform. */
const below = (end: number): number => Math.floor(Math.random() * end);

/** Betting on the lottery in the address; without one, the way to the lobby. */
export function LotteryPage() {
  const [params] = useSearchParams();
  const code = lotteryCode(params);
  return code ? <Betting code={code} /> : <Redirect to="/elott" />;
}

const Betting = observer(function Betting({ code }: { code: string }) {
  const { session, dialogs, wallet } = useSite().stores;
  const lottery = useStore(store);
  const { formatMessage: t } = useIntl();
  const { notice } = useNotice();
  const { isSignedIn } = session;
  const { tag } = useLocaleRow();
  const shown = useQuery(lottery.table, {
    key: [code, tag].join(' '),
    // The store holds what belongs to the lottery that the address names.
    follow: () => void lottery.open(code, tag),
    refetchOnReturn: true,
  });
  const isOpen = lottery.lottery === code;
  const table: typeof shown = isOpen ? shown : { ...shown, state: 'loading', value: undefined };
  const mine = useQuery(lottery.mine, { enabled: isOpen && isSignedIn });
  const [view, setView] = useState<'betting' | 'trends'>('betting');
  // Of each lottery its own: a basket that is placed late ends no chase that is chosen for another.
  const [chases, setChases] = useState<Readonly<Record<string, ChaseChoice>>>({});
  const chase = chases[code] ?? noChase;
  const setChase = (choice: ChaseChoice) => setChases((all) => ({ ...all, [code]: choice }));
  const [wanted, setWanted] = useState<number>();
  const [range, setRange] = useState<TrendRange>('30');
  const { value: own } = table;
  const trend = useQuery(lottery.trendOf(range), {
    enabled: isOpen && view === 'trends',
    // A new draw is one more to count.
    key: own?.results[0]?.issue ?? '',
  });
  const { place, cancel, stopChase } = lottery;
  const series = Math.min(wanted ?? Infinity, own?.series ?? Infinity);
  // The odds of a series are reckoned for the whole page at once, which has some thousand options.
  const value = useMemo(() => own && tableAt(own, series), [own, series]);
  const lines = useMemo(
    () => (value ? pricedBy(lottery.basket, value) : lottery.basket),
    [lottery.basket, value],
  );
  const failed = cancel.failure ?? stopChase.failure;
  usePageTitle(value?.name ?? t(lotteryMessages.title));
  if (isOpen && isGameMissing(lottery.table.failure)) return <MissingGame />;
  return (
    <BettingScreen
      table={{ ...table, value }}
      closesAt={value ? lottery.localTime(value.draw.closesAt) : Number.NaN}
      onDrawClose={() => void lottery.closeDraw()}
      isClosed={lottery.isClosed}
      onAdd={(line) => lottery.add({ ...line, id: crypto.randomUUID() })}
      below={below}
      view={view}
      onView={setView}
      trends={{
        trend,
        range,
        onRange: setRange,
      }}
      onCheck={(result) =>
        value ? checkDraw(value, result) : Promise.reject(new Error('the lottery is not there'))
      }
      basket={{
        lines,
        series,
        ownSeries: own?.series ?? series,
        onSeries: setWanted,
        movedTo: lottery.movedTo,
        isSignedIn,
        balance: wallet.balance.value?.sumBalance,
        isPending: place.isRunning,
        isDone: place.status === 'done',
        failure: notice(place.failure),
        chase,
        onChase: setChase,
        onRemove: lottery.remove,
        onPlace: () => {
          const lines = lottery.basket.map(({ play, picks, stake, multiple }) => ({
            play,
            picks,
            stake,
            multiple,
          }));
          const once = lottery.basket.reduce((sum, { cost }) => sum + cost, 0n);
          const { isOn, stopsOnWin } = chase;
          const isLower = own !== undefined && series < own.series;
          const order = {
            lines,
            total: costOf(once, chase).toString(),
            ...(isLower && { series }),
            ...(isOn && { chase: { multiples: multiplesOf(chase), stopsOnWin } }),
          };
          // The next basket begins with one draw again: nobody pays for thirty by an old switch.
          void place.run(order).then((outcome) => outcome.ok && setChase(noChase));
        },
        onLogin: () => dialogs.show('login', { kind: 'go', path: `/lottery?game=${code}` }),
      }}
      mine={{
        isSignedIn,
        bets: mine,
        isPending: cancel.isRunning || stopChase.isRunning,
        failure: notice(failed),
        onCancel: (id) => {
          stopChase.reset();
          void cancel.run(id);
        },
        onStopChase: (id) => {
          cancel.reset();
          void stopChase.run(id);
        },
      }}
    />
  );
});
