import { observer } from 'mobx-react-lite';
import { RealityCheck } from '../../features/saferPlay/RealityCheck';
import { playClock } from '../stores/playClock';
import { useSite } from './site';
import { useNotice } from './useNotice';
import { useStore } from './useStore';

const page = '/personal/saferPlay';

/** The reality check over a game; its code comes when one is due. */
export const RealityCheckBinding = observer(function RealityCheckBinding({ onStop }: { onStop: () => void }) {
  const { wallet } = useSite().stores;
  const clock = useStore(playClock);
  const { notice } = useNotice();
  const { state, goOn } = clock;
  if (!state) return null;
  return (
    <RealityCheck
      state={state}
      currency={wallet.balance.value?.currency ?? ''}
      onKeepPlaying={() => void goOn.run()}
      onStop={onStop}
      isPending={goOn.isRunning}
      notice={notice(goOn.failure)}
      hrefs={{ limits: page, break: `${page}?part=break`, statement: `${page}?part=statement` }}
    />
  );
});
