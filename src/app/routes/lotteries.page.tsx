import { lazy, Suspense, type FunctionComponent } from 'react';
import { LocalGamesPage } from './localGames.page';
import { LotteryPage } from './lottery.page';
import { vendorLottery } from './lotteryCode';
import { LotteryLobbyPage } from './lotteryLobby.page';
import { useSearchParams } from './router';
import { VnLotteryPage } from './vnlottery.page';

const pages = {
  betting: LotteryPage,
  lobby: LotteryLobbyPage,
  local: LocalGamesPage,
  vn: VnLotteryPage,
} satisfies Record<string, FunctionComponent>;

const FramedGame = lazy(async () => ({ default: (await import('./FramedGame')).FramedGame }));

/**
 * The pages of lotteries, whose code is one file: each of them leads to the others. A lottery that its vendor runs itself is
 * in the frame of a game.
 */
export function LotteriesPage({ shows }: { shows: keyof typeof pages }) {
  const [params] = useSearchParams();
  const vendor = shows === 'betting' || shows === 'vn' ? vendorLottery(params) : undefined;
  const Page = pages[shows];
  if (!vendor) return <Page />;
  return (
    <Suspense>
      <FramedGame {...vendor} lottoView={vendor.id === '' ? 'lobby' : 'betting'} />
    </Suspense>
  );
}
