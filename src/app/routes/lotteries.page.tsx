import type { FunctionComponent } from 'react';
import { LocalGamesPage } from './localGames.page';
import { LotteryLobbyPage, LotteryPage } from './lottery.page';
import { VnLotteryPage } from './vnlottery.page';

const pages = {
  betting: LotteryPage,
  lobby: LotteryLobbyPage,
  local: LocalGamesPage,
  vn: VnLotteryPage,
} satisfies Record<string, FunctionComponent>;

/** The pages of lotteries, whose code is one file: each of them leads to the others. */
export function LotteriesPage({ shows }: { shows: keyof typeof pages }) {
  const Page = pages[shows];
  return <Page />;
}
