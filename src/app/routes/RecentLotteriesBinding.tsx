import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { LotteryLinks } from '../../features/lottery/LotteryLinks';
import { recentLotteryMessages } from '../../features/lottery/recentLottery.messages';
import { useRecentLotteries } from './useRecentLotteries';

/** The lotteries that the member played last. */
export const RecentLotteriesBinding = observer(function RecentLotteriesBinding() {
  return (
    <LotteryLinks
      title={useIntl().formatMessage(recentLotteryMessages.lotteries)}
      lotteries={useRecentLotteries()}
    />
  );
});
