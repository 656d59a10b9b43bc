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
import { useSearchParams } from './router';
import { useSite } from './site';
import { useEnsured } from './useEnsured';
import { usePageTitle } from './usePageTitle';
import { useQuery } from './useQuery';
import { linksOf } from './useRecentLotteries';
import { useStore } from './useStore';

const north = 'VN_NORTH';
const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Results of Vietnam. `game` of the address names the region, `day` the day; without one it is the latest draw. */
export const VnLotteryPage = observer(function VnLotteryPage() {
  const { home, session } = useSite().stores;
  const store = useStore(vnResultsStore);
  const { formatMessage: t } = useIntl();
  const { tag } = useLocaleRow();
  const [params, setParams] = useSearchParams();
  usePageTitle(t(vnMessages.title));
  const { menu } = useStore(lotteryMenuStore);
  const { isSignedIn } = session;
  const { lotteries } = home;
  useEnsured(lotteries, isSignedIn && menu);
  const all = (lotteries.value?.list ?? []).filter(({ family }) => family === 'VN');
  const asked = lotteryCode(params);
  const code = all.find((each) => each.code === asked)?.code ?? asked ?? north;
  const given = params.get('day');
  const day = isDay(given) ? given : undefined;
  const resource = store.dayOf(code, tag, day);
  const result = useQuery(resource, { refetchOnReturn: true });
  const { value } = result;
  const ahead = value?.clockOffset ?? 0;
  const elapsed = useElapsed(value, ahead);
  const show = (lottery: string, on: string | undefined): void =>
    setParams({ game: lottery, ...(on !== undefined && { day: on }) });
  if (isGameMissing(resource.failure)) return <MissingGame />;
  return (
    <VnResultsScreen
      day={result}
      menu={
        isSignedIn && <LotteryLinks title={t(lotteryMessages.title)} lotteries={linksOf(menu.value?.list)} />
      }
      lotteries={all}
      lottery={code}
      onLottery={(chosen) => show(chosen, undefined)}
      onDay={(chosen) => show(code, chosen)}
      elapsed={elapsed}
      nextAt={value ? Date.parse(value.next.drawsAt) - ahead : Number.NaN}
      onDraw={result.retry}
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
  // Time passes outside of React; with another day, or the next draw, the clock is read anew.
  useEffect(() => {
    const read = (): void => setNow(platformNow());
    const first = setTimeout(read);
    const timer = isCounting ? setInterval(read, 500) : undefined;
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [day, isCounting]);
  return elapsed;
}
