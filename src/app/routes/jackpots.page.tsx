import { observer } from 'mobx-react-lite';
import { JackpotBoard, type JackpotsSection } from '../../features/slots/JackpotBoard';
import { jackpotStore } from '../stores/jackpotStore';
import { ListHall } from './ListHall';
import { useNotice } from './useNotice';
import { isPageSeen } from './useOnReturn';
import { useQuery } from './useQuery';
import { useStore } from './useStore';

/** Jackpots that grow, who won them last, and the games that win them. */
export const JackpotsPage = observer(function JackpotsPage() {
  const store = useStore(jackpotStore);
  const { notice } = useNotice();
  useQuery(store.jackpots, { follow: () => store.follow(isPageSeen) });
  const { value, failure } = store.jackpots;
  const problem = notice(failure, () => void store.jackpots.refresh());
  const jackpots: JackpotsSection = value
    ? { status: 'ready', now: value }
    : problem
      ? { status: 'failed', notice: problem }
      : { status: 'loading' };
  return <ListHall kind="JACKPOTS" games={store.games} lead={<JackpotBoard jackpots={jackpots} />} />;
});
