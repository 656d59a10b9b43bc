import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { JackpotBoard, type JackpotsSection } from '../../features/slots/JackpotBoard';
import { jackpotStore } from '../stores/jackpotStore';
import { ListHall } from './ListHall';
import { useNotice } from './useNotice';
import { useStore } from './useStore';

/** Jackpots that grow, who won them last, and the games that win them. */
export const JackpotsPage = observer(function JackpotsPage() {
  const store = useStore(jackpotStore);
  const { notice } = useNotice();
  useEffect(() => store.follow(() => document.visibilityState === 'visible'), [store]);
  const { value, failure } = store.jackpots;
  const problem = failure && notice(failure, () => void store.jackpots.refresh());
  const jackpots: JackpotsSection = value
    ? { status: 'ready', now: value }
    : problem
      ? { status: 'failed', notice: problem }
      : { status: 'loading' };
  return <ListHall kind="JACKPOTS" games={store.games} lead={<JackpotBoard jackpots={jackpots} />} />;
});
