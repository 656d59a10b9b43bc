import { observer } from 'mobx-react-lite';
import { lotteryPrefix } from '#contract';
import { useLocaleRow } from '#ds-i18n';
import { gameStore } from '../stores/gameStore';
import { FramedGame } from './FramedGame';
import { gamePath, isLottery } from './gamePath';
import { Redirect } from './Redirect';
import { useSearchParams } from './router';
import { useStore } from './useStore';

/** The page of a game. A lottery has a page of lotteries instead, whoever runs it. */
export const GamePage = observer(function GamePage() {
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const vassalage = params.get('vassalage') ?? '';
  const nodeId = params.get('node') ?? undefined;
  const { value } = useStore(gameStore).named({ id, vassalage }, useLocaleRow().tag);
  const isOwn = id.startsWith(lotteryPrefix);
  const leadsOn = isOwn || isLottery(value?.category);
  if (leadsOn) return <Redirect to={gamePath({ id, vassalage, category: 'LOTT' })} />;
  return <FramedGame id={id} vassalage={vassalage} nodeId={nodeId} />;
});
