import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocaleRow, platformNow } from '#ds-i18n';
import { VnResultsScreen } from '../../features/lottery/VnResultsScreen';
import { isLive } from '../../features/lottery/vnResults';
import { vnMessages } from '../../features/lottery/vn.messages';
import { LotteryLinks } from '../../features/lottery/LotteryLinks';
import { lotteryMessages } from '../../features/lottery/messages';
import { lotteryMenuStore } from '../stores/lotteryMenuStore';
import { vnResultsStore } from '../stores/vnResultsStore';
import { lotteryCode } from './lotteryCode';
import { isGameMissing, MissingGame } from './MissingGame';
import { stateOf } from './resourceState';
import { useSearchParams } from './router';
import { useSite } from './site';
import { useEnsured } from './useEnsured';
import { useIsOffline } from './useIsOffline';
import { useNotice } from './useNotice';
import { useOnReturn } from './useOnReturn';
import { usePageTitle } from './usePageTitle';
import { linksOf } from './useRecentLotteries';
import { useStore } from './useStore';

const north = 'VN_NORTH';
const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Results of Vietnam. `game` of the address names the region, `day` the day; without one it is the latest draw. */
export const VnLotteryPage = observer(function VnLotteryPage() {
  const { home, session } = useSite().stores;
  const store = useStore(vnResultsStore);
  const { formatMessage: say } = useIntl();
  const { tag } = useLocaleRow();
  const { notice } = useNotice();
  const isOffline = useIsOffline();
  const [params, setParams] = useSearchParams();
  usePageTitle(say(vnMessages.title));
  const { menu } = useStore(lotteryMenuStore);
  const { isSignedIn } = session;
  useEnsured(isSignedIn && menu);
  const { lotteries } = home;
  useEnsured(lotteries);
  const all = (lotteries.value?.list ?? []).filter(({ family }) => family === 'VN');
  const asked = lotteryCode(params);
  const code = all.find((each) => each.code === asked)?.code ?? asked ?? north;
  const given = params.get('day');
  const day = isDay(given) ? given : undefined;
  const result = store.dayOf(code, tag, day);
  const ahead = store.aheadOf(code, tag, day);
  useEnsured(result);
  useOnReturn(() => void result.refreshOnce());
  const { value } = result;
  const elapsed = useElapsed(value, ahead);
  const show = (lottery: string, on: string | undefined): void =>
    setParams({ game: lottery, ...(on !== undefined && { day: on }) });
  if (isGameMissing(result.failure)) return <MissingGame />;
  return (
    <VnResultsScreen
      state={stateOf(result, isOffline)}
      day={value}
      menu={
        isSignedIn && (
          <LotteryLinks title={say(lotteryMessages.title)} lotteries={linksOf(menu.value?.list)} />
        )
      }
      lotteries={all}
      lottery={code}
      onLottery={(chosen) => show(chosen, undefined)}
      onDay={(chosen) => show(code, chosen)}
      elapsed={elapsed}
      nextAt={value ? Date.parse(value.next.drawsAt) - ahead : Number.NaN}
      onDraw={() => void result.refresh()}
      failure={result.failure && notice(result.failure)}
      onRetry={() => void result.refresh()}
    />
  );
});

/** Milliseconds since the numbers of a day began to be drawn; counts on while the draw is live. */
function useElapsed(
  day: (Parameters<typeof isLive>[0] & { drawsAt: string | null }) | undefined,
  ahead: number,
): number {
  const [now, setNow] = useState(() => platformNow());
  const elapsed = day?.drawsAt ? now + ahead - Date.parse(day.drawsAt) : -1;
  const isCounting = day !== undefined && elapsed >= 0 && isLive(day, elapsed);
  // Another day, or the next draw: the clock is read anew.
  useEffect(() => {
    const timer = setTimeout(() => setNow(platformNow()));
    return () => clearTimeout(timer);
  }, [day]);
  useEffect(() => {
    if (!isCounting) return;
    const timer = setInterval(() => setNow(platformNow()), 500);
    return () => clearInterval(timer);
  }, [isCounting]);
  return elapsed;
}
