import { LotteryPage } from './lottery.page';
import { vendorLottery } from './lotteryCode';
import { useSearchParams } from './router';
import { VnLotteryPage } from './vnlottery.page';
import { lazyPart } from './lazyWithPreload';

const pages = { betting: LotteryPage, vn: VnLotteryPage };

const FramedGame = lazyPart(async () => (await import('./FramedGame')).FramedGame);

/** The pages on which one bets on lotteries. A lottery that its vendor runs itself is in the frame of a game. */
export function LotteriesPage({ shows }: { shows: keyof typeof pages }) {
  const [params] = useSearchParams();
  const vendor = vendorLottery(params);
  const Page = pages[shows];
  if (!vendor) return <Page />;
  return <FramedGame {...vendor} lottoView={vendor.id === '' ? 'lobby' : 'betting'} />;
}
